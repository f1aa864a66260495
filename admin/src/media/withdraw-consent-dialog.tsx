import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../api/staff-api-error.ts'
import { useCall } from '../api/use-call.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FileUses } from './file-uses.tsx'
import { commandMedia, openedFile, refreshMedia, type MediaFile } from './media-file.ts'

/** Asks before the consent is withdrawn, and lists every place where the picture is used. */
export function WithdrawConsentDialog({ file, onClose }: { file: MediaFile; onClose: () => void }) {
  const { run, isBusy, message } = useCall()
  const [isDone, setDone] = useState(false)
  const { data, error, isFetched } = useQuery(openedFile(file.id))

  const withdraw = async () => {
    if (!(await run(() => commandMedia(file.id, { action: 'withdraw-consent' })))) return
    setDone(true)
    await refreshMedia()
  }
  // Waits for the uses, so that the buttons do not move when the uses load.
  if (!isFetched) return null
  return (
    <Dialog
      title={isDone ? `“${file.name}” is hidden` : `Withdraw the consent for “${file.name}”?`}
      size="medium"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{isDone ? 'Close' : 'Cancel'}</Button>
          {!isDone && (
            <Button look="danger" disabled={isBusy} onClick={() => void withdraw()}>
              Withdraw the consent
            </Button>
          )}
        </>
      }
    >
      {message && <Alert tone="error">{message}</Alert>}
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      <p>
        {isDone
          ? 'Visitors and staff no longer see it. A new consent shows it again in the same places.'
          : 'The picture disappears at once, from every page and in every size. A new consent shows it again.'}
      </p>
      {isDone && (
        <p>
          Copies that people have saved or posted elsewhere stay there: ask for them to be taken
          down.
        </p>
      )}
      {data && <FileUses usedIn={data.usedIn} />}
    </Dialog>
  )
}
