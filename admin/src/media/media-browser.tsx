import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Pagination from '@mui/material/Pagination'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { learnersFilters, type LearnersFilter } from '../../../school/content/media/learners.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { EmptyState } from '../layout/empty-state.tsx'
import { perPage, readMediaList, type MediaFile } from './media-file.ts'

interface MediaBrowserProps {
  /** only files of this kind; `null` for both kinds */
  kind: MediaFile['kind'] | null
  renderTile: (file: MediaFile) => ReactNode
  /** only pictures with this answer; left out without a filter for it */
  learners?: LearnersFilter | null
  onLearners?: (filter: LearnersFilter | null) => void
  /** what is above the files of a page */
  renderAbove?: (files: readonly MediaFile[]) => ReactNode
}

/** The media library, newest first, with search, kinds and pages. */
export function MediaBrowser({
  kind,
  renderTile,
  learners = null,
  onLearners,
  renderAbove,
}: MediaBrowserProps) {
  const [words, setWords] = useState('')
  const [chosenKind, setChosenKind] = useState<MediaFile['kind'] | null>(null)
  const [page, setPage] = useState(1)
  const q = useDeferredValue(words.trim())
  const query = { q, kind: kind ?? chosenKind, learners, page }
  const { data, error } = useQuery({
    queryKey: ['media', query],
    queryFn: () => readMediaList(query),
    placeholderData: keepPreviousData,
  })
  const pages = Math.ceil((data?.total ?? 0) / perPage)
  return (
    <>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ mb: 2, flexWrap: 'wrap' }}>
        <TextField
          label="Search in names and descriptions"
          type="search"
          value={words}
          onChange={(event) => {
            setWords(event.target.value)
            setPage(1)
          }}
          sx={{ flexGrow: 1, maxWidth: 420 }}
        />
        {kind === null && (
          <TextField
            select
            label="Kind"
            value={chosenKind ?? ''}
            onChange={(event) => {
              setChosenKind((event.target.value || null) as MediaFile['kind'] | null)
              setPage(1)
            }}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            <option value="">All</option>
            <option value="image">Pictures</option>
            <option value="pdf">PDFs</option>
          </TextField>
        )}
        {onLearners && (
          <TextField
            select
            label="Learners"
            value={learners ?? ''}
            onChange={(event) => {
              onLearners((event.target.value || null) as LearnersFilter | null)
              setPage(1)
            }}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            <option value="">All</option>
            {learnersFilters.map((filter) => (
              <option key={filter} value={filter}>
                {filterNames[filter]}
              </option>
            ))}
          </TextField>
        )}
      </Stack>
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {data?.total === 0 && <EmptyState words={emptyWords(q, learners)} />}
      {data && renderAbove?.(data.data)}
      <Box
        component="ul"
        aria-label="Files"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
        }}
      >
        {data?.data.map(renderTile)}
      </Box>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          onChange={(_, next) => setPage(next)}
          sx={{ mt: 2 }}
        />
      )}
    </>
  )
}

const filterNames: Record<LearnersFilter, string> = {
  unanswered: 'Not answered',
  yes: 'Shows learners',
  no: 'No learners',
  hidden: 'Hidden',
  ending: 'Consent ends within 30 days',
}

function emptyWords(q: string, learners: LearnersFilter | null): string {
  if (q) return `No file matches “${q}”.`
  if (learners === 'unanswered') return 'Every picture is answered.'
  return learners ? 'No picture is in this list.' : 'No files yet. Upload the first one above.'
}
