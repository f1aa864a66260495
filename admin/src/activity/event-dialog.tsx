import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { isGroup } from '../forms/form-data.ts'
import { formatMoment } from '../layout/times.ts'
import { diffWords } from '../history/word-diff.ts'
import { DiffText } from '../history/field-diff.tsx'
import { readEvent } from './audit-events.ts'
import { sayLogged, wordsOf } from './say-logged.ts'

/** One audit event, with its subject before and after. */
export function EventDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data: event } = useQuery({ queryKey: ['event', id], queryFn: () => readEvent(id) })
  const names = event ? [...new Set([...keysOf(event.before), ...keysOf(event.after)])] : []
  return (
    <Dialog open onClose={onClose} aria-labelledby="event-title" fullWidth maxWidth="md">
      <DialogTitle id="event-title">{event?.title || 'Details'}</DialogTitle>
      <DialogContent>
        {event && (
          <>
            <Typography gutterBottom>
              {event.staffName}, {formatMoment(event.at)}
            </Typography>
            {names.length === 0 && <Typography>No more details were recorded.</Typography>}
            {names.map((name) => (
              <Box key={name} sx={{ mb: 2 }}>
                <Typography variant="h3">{wordsOf(name)}</Typography>
                <DiffText
                  pieces={diffWords(sayPart(event.before, name), sayPart(event.after, name))}
                />
              </Box>
            ))}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}

const keysOf = (value: unknown) => (isGroup(value) ? Object.keys(value) : [])

const sayPart = (whole: unknown, name: string) =>
  sayLogged(name, isGroup(whole) ? whole[name] : undefined)
