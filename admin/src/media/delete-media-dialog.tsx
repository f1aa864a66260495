import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../api/use-call.ts'
import { notify } from '../notifications/notify.ts'
import { deleteMedia, readMedia, type MediaFile } from './media-file.ts'
import { UseList } from './use-list.tsx'

/** Asks before a file is deleted permanently, and lists its uses. */
export function DeleteMediaDialog({ file, onClose }: { file: MediaFile; onClose: () => void }) {
  const queries = useQueryClient()
  const { run, isBusy, message } = useCall()
  const { data } = useQuery({
    queryKey: ['media', file.id],
    queryFn: () => readMedia(file.id),
    staleTime: 0,
  })
  const isUsed = data !== undefined && data.usedIn.length > 0

  const confirm = async () => {
    const done = await run(async () => {
      await deleteMedia(file.id, isUsed)
      return true
    })
    if (!done) {
      // The file was used meanwhile: shows the new uses and asks again.
      await queries.invalidateQueries({ queryKey: ['media', file.id] })
      return
    }
    notify(`“${file.name}” is deleted.`, { type: 'success' })
    onClose()
    queries.removeQueries({ queryKey: ['media', file.id] })
    await queries.invalidateQueries({ queryKey: ['media'] })
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby="delete-media-title">
      <DialogTitle id="delete-media-title">Delete “{file.name}”?</DialogTitle>
      <DialogContent>
        {message && <Alert severity="error">{message}</Alert>}
        <Typography>It cannot be restored.</Typography>
        {isUsed && (
          <>
            <Alert severity="warning" sx={{ mt: 1 }}>
              It is still used. A fallback image will replace it there, and links to it will not
              work.
            </Alert>
            <UseList usedIn={data.usedIn} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          color="error"
          variant="contained"
          disabled={isBusy || !data}
          onClick={() => void confirm()}
        >
          {isUsed ? 'Delete it anyway' : 'Delete it'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
