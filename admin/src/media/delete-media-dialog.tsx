import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../api/use-call.ts'
import { notify } from '../notifications/notify.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { deleteMedia, readMedia, type MediaFile } from './media-file.ts'
import { UseList } from './use-list.tsx'

/** Asks before a file is deleted permanently, and lists its uses. */
export function DeleteMediaDialog({ file, onClose }: { file: MediaFile; onClose: () => void }) {
  const queries = useQueryClient()
  const { run, isBusy, message } = useCall()
  const { data, isFetched } = useQuery({
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
    const see = data?.usedIn.find(({ address }) => address !== null)?.address ?? null
    notify({ text: `“${file.name}” is deleted. No page shows it now.`, see }, { type: 'success' })
    onClose()
    queries.removeQueries({ queryKey: ['media', file.id] })
    await queries.invalidateQueries({ queryKey: ['media'] })
  }
  // The uses are above the buttons.
  if (!isFetched) return null
  return (
    <Dialog
      title={`Delete “${file.name}”?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger" disabled={isBusy || !data} onClick={() => void confirm()}>
            {isUsed ? 'Delete it anyway' : 'Delete it'}
          </Button>
        </>
      }
    >
      {message && <Alert tone="error">{message}</Alert>}
      <p>It cannot be restored.</p>
      {isUsed && (
        <>
          <Alert tone="warning">
            It is still used. A fallback image will replace it there, and links to it will not work.
          </Alert>
          <UseList usedIn={data.usedIn} />
        </>
      )}
    </Dialog>
  )
}
