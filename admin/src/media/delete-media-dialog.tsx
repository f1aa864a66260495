import { useQuery } from '@tanstack/react-query'
import { queries } from '../api/queries.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { useCall } from '../api/use-call.ts'
import { notify } from '../notifications/notify.ts'
import { Alert } from '../ui/alert.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { FileUses } from './file-uses.tsx'
import {
  commandMedia,
  firstPageOf,
  openedFile,
  refreshMedia,
  type MediaFile,
} from './media-file.ts'

/** Asks before a file is deleted permanently, and lists its uses. */
export function DeleteMediaDialog({ file, onClose }: { file: MediaFile; onClose: () => void }) {
  const { run, isBusy, message } = useCall()
  const { data, error, isFetched } = useQuery({ ...openedFile(file.id), staleTime: 0 })
  const isUsed = data !== undefined && data.usedIn.length > 0

  const confirm = async () => {
    const deleted = await run(() => commandMedia(file.id, { action: 'delete', force: isUsed }))
    if (!deleted) {
      // The file was used meanwhile: shows the new uses and asks again.
      await queries.invalidateQueries(openedFile(file.id))
      return
    }
    const text = `“${file.name}” is deleted. No page shows it now.`
    notify({ text, see: firstPageOf(deleted) })
    onClose()
    queries.removeQueries(openedFile(file.id))
    await refreshMedia()
  }
  // Waits for the uses, so that the buttons do not move when the uses load.
  if (!isFetched) return null
  return (
    <FormDialog
      title={`Delete “${file.name}”?`}
      button={isUsed ? 'Delete it anyway' : 'Delete it'}
      isBusy={isBusy}
      problem={message}
      isDisabled={!data}
      isDangerous
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      <p>It cannot be restored.</p>
      {isUsed && (
        <>
          <Alert tone="warning">
            It is still used. A fallback image will replace it there, and links to it will not work.
          </Alert>
          <FileUses usedIn={data.usedIn} />
        </>
      )}
    </FormDialog>
  )
}
