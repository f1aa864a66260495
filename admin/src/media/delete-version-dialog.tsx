import { useQueryClient } from '@tanstack/react-query'
import { useCall } from '../api/use-call.ts'
import { notify } from '../notifications/notify.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { deleteVersion, type MediaFile, type MediaVersion } from './media-file.ts'

interface DeleteVersionDialogProps {
  file: MediaFile
  version: MediaVersion
  onClose: () => void
}

/** Asks before a former version is deleted permanently. */
export function DeleteVersionDialog({ file, version, onClose }: DeleteVersionDialogProps) {
  const queries = useQueryClient()
  const { run, isBusy, message } = useCall()
  const confirm = async () => {
    if (!(await run(() => deleteVersion(file.id, version.version)))) return
    notify(`Version ${version.number} of “${file.name}” is deleted.`, { type: 'success' })
    await queries.invalidateQueries({ queryKey: ['media', file.id] })
    onClose()
  }
  return (
    <Dialog
      title={`Delete version ${version.number}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger" disabled={isBusy} onClick={() => void confirm()}>
            Delete it
          </Button>
        </>
      }
    >
      {message && <Alert tone="error">{message}</Alert>}
      <p>It cannot be restored. The current version and the other ones stay.</p>
    </Dialog>
  )
}
