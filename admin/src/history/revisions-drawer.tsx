import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldShape } from '../forms/form-shape.ts'
import { formatMoment } from '../layout/times.ts'
import { listChanges } from './field-changes.ts'
import { ChangeList } from './field-diff.tsx'
import { listRevisions, readRevision, type Revised } from './revisions.ts'

interface Current {
  data: unknown
  revision: number
  liveRevision: number | null
  workingRevision: number | null
}

interface RevisionsDrawerProps {
  revised: Revised
  shape: FieldShape
  current: Current
  mayRevert: boolean
  onRevert: (revision: number) => Promise<void>
  onClose: () => void
}

/** Lists every revision with its changes and a button to restore it. */
export function RevisionsDrawer({
  revised,
  shape,
  current,
  mayRevert,
  onRevert,
  onClose,
}: RevisionsDrawerProps) {
  const [opened, setOpened] = useState<number | null>(null)
  const { data: revisions = [], isPending } = useQuery({
    queryKey: ['revisions', revised, current.revision],
    queryFn: () => listRevisions(revised),
  })
  return (
    <Drawer
      open
      anchor="right"
      sx={{ zIndex: 'modal' }}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': 'history-title',
          sx: { width: 'min(640px, 100vw)' },
        },
      }}
    >
      <Box sx={{ p: 2 }}>
        <Stack direction="row" sx={{ alignItems: 'center', mb: 1 }}>
          <Typography variant="h2" id="history-title" sx={{ flexGrow: 1 }}>
            History
          </Typography>
          <Button onClick={onClose}>Close</Button>
        </Stack>
        {isPending && 'One moment …'}
        <Box component="ol" reversed sx={{ listStyle: 'none', p: 0 }}>
          {revisions.map(({ number, savedAt, savedBy }) => (
            <Box component="li" key={number} sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
              <Typography>
                {formatMoment(savedAt)}
                {savedBy && `, by ${savedBy}`}
                {markOf(number, current)}
              </Typography>
              <Button
                size="small"
                aria-expanded={opened === number}
                aria-label={`What changed in version ${number}`}
                onClick={() => setOpened(opened === number ? null : number)}
              >
                What changed
              </Button>
              {mayRevert && number !== current.revision && (
                <Button
                  size="small"
                  aria-label={`Restore version ${number}`}
                  onClick={() => void onRevert(number)}
                >
                  Restore this version
                </Button>
              )}
              {opened === number && (
                <RevisionChanges revised={revised} shape={shape} number={number} />
              )}
            </Box>
          ))}
        </Box>
      </Box>
    </Drawer>
  )
}

/** Says which version is the newest, and which one visitors see when that is another one. */
function markOf(number: number, { revision, liveRevision, workingRevision }: Current) {
  if (workingRevision === null) return number === revision && ' (current)'
  if (number === liveRevision) return ' (published)'
  return number === revision && ' (newest, not published)'
}

function RevisionChanges({
  revised,
  shape,
  number,
}: {
  revised: Revised
  shape: FieldShape
  number: number
}) {
  const { data: versions } = useQuery({
    queryKey: ['revision', revised, number],
    queryFn: async () => {
      const [before, after] = await Promise.all([
        number > 1 ? readRevision(revised, number - 1) : shape.start,
        readRevision(revised, number),
      ])
      return { before, after }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return versions ? (
    <ChangeList changes={listChanges(shape, versions.before, versions.after)} />
  ) : (
    'One moment …'
  )
}
