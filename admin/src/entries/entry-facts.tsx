import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { PostKit } from '../post-kit/post-kit.tsx'
import { formatMoment } from '../layout/times.ts'
import type { Entry } from './entry.ts'

/** State, times and authors of an entry. */
export function EntryFacts({ entry }: { entry: Entry }) {
  const isPublic = entry.status === 'published'
  const facts = [
    { name: 'Written by', value: entry.createdByName },
    {
      name: 'Last saved',
      value: [formatMoment(entry.updatedAt), entry.updatedBy].filter(Boolean).join(', by '),
    },
    { name: 'Shows from', value: isPublic ? formatMoment(entry.publishAt) : null },
    { name: 'The change shows from', value: formatMoment(entry.dueAt) },
    { name: 'Shows until', value: formatMoment(entry.expiresAt) },
    { name: 'In review since', value: formatMoment(entry.reviewRequestedAt) },
  ].filter(({ value }) => value)
  return (
    <Box component="aside" aria-label="About this entry">
      <dl>
        {facts.map(({ name, value }) => (
          <Box key={name} sx={{ mb: 1 }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </dl>
      {entry.state === 'published' && entry.address && (
        <Link
          href={entry.address}
          target="_blank"
          rel="noopener"
          sx={{ overflowWrap: 'anywhere', display: 'inline-block', py: 0.5 }}
        >
          See it on the site
        </Link>
      )}
      <PostKit entry={entry} />
    </Box>
  )
}

/** The messages between author and editor while an entry is a draft. */
export function ReviewNote({ entry }: { entry: Entry }) {
  if (!entry.reviewNote || entry.status !== 'draft') return null
  return (
    <Alert severity="info" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {entry.state === 'review' ? 'For the editor: ' : 'From the editor: '}
      {entry.reviewNote}
    </Alert>
  )
}
