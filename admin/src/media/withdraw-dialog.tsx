import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../api/use-call.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { readMedia, withdrawConsent, type MediaFile, type MediaUse } from './media-file.ts'
import { UseList } from './use-list.tsx'

/** Asks before the consent is withdrawn, then lists every place that the picture is gone from. */
export function WithdrawDialog({ file, onClose }: { file: MediaFile; onClose: () => void }) {
  const queries = useQueryClient()
  const { run, isBusy, message } = useCall()
  const [usedIn, setUsedIn] = useState<readonly MediaUse[] | null>(null)
  const { data, isFetched } = useQuery({
    queryKey: ['media', file.id],
    queryFn: () => readMedia(file.id),
  })

  const withdraw = async () => {
    const done = await run(() => withdrawConsent(file.id))
    if (!done) return
    setUsedIn(done.usedIn)
    await Promise.all(
      [['media'], ['dashboard']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
  }
  // The uses are above the buttons.
  if (!isFetched) return null
  return (
    <Dialog
      title={usedIn ? `“${file.name}” is hidden` : `Withdraw the consent for “${file.name}”?`}
      size="medium"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{usedIn ? 'Close' : 'Cancel'}</Button>
          {!usedIn && (
            <Button look="danger" disabled={isBusy} onClick={() => void withdraw()}>
              Withdraw the consent
            </Button>
          )}
        </>
      }
    >
      {message && <Alert tone="error">{message}</Alert>}
      <p>
        {usedIn
          ? 'Visitors and staff no longer see it. A new consent shows it again in the same places.'
          : 'The picture disappears at once, from every page and in every size. A new consent shows it again.'}
      </p>
      {usedIn && (
        <p>
          Copies that people have saved or posted elsewhere stay there: ask for them to be taken
          down.
        </p>
      )}
      {(usedIn ?? data?.usedIn) && <UseList usedIn={usedIn ?? data?.usedIn ?? []} />}
    </Dialog>
  )
}
