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
import { readDeed } from './deeds.ts'
import { sayLogged, wordsOf } from './say-logged.ts'

/** One audit event, with its subject before and after. */
export function DeedDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data: deed } = useQuery({ queryKey: ['deed', id], queryFn: () => readDeed(id) })
  const names = deed ? [...new Set([...keysOf(deed.before), ...keysOf(deed.after)])] : []
  return (
    <Dialog open onClose={onClose} aria-labelledby="deed-title" fullWidth maxWidth="md">
      <DialogTitle id="deed-title">{deed?.title || 'Details'}</DialogTitle>
      <DialogContent>
        {deed && (
          <>
            <Typography gutterBottom>
              {deed.staffName}, {formatMoment(deed.at)}
            </Typography>
            {names.length === 0 && <Typography>Nothing more was written down.</Typography>}
            {names.map((name) => (
              <Box key={name} sx={{ mb: 2 }}>
                <Typography variant="h3">{wordsOf(name)}</Typography>
                <DiffText
                  pieces={diffWords(sayPart(deed.before, name), sayPart(deed.after, name))}
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
