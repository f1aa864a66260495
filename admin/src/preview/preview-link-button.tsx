import { useState } from 'react'
import { tryCall } from '../api/try-call.ts'
import { notify } from '../notifications/notify.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { makePreview, type Previewed } from './make-preview.ts'

/** The validity of a preview link, in the words of the person who passes it on. */
const validity = 'It works for 7 days, for anyone who has it.'

/** Makes a preview link for people without an account. */
export function PreviewLinkButton(previewed: Previewed) {
  const [isBusy, setBusy] = useState(false)
  const [addressToCopy, setAddressToCopy] = useState<string | null>(null)

  const copy = async () => {
    setBusy(true)
    await tryCall(async () => {
      const { url } = await makePreview({ ...previewed, live: null })
      const address = new URL(url, window.location.origin).href
      try {
        await navigator.clipboard.writeText(address)
        notify(`The preview link is copied. ${validity}`, { type: 'success' })
      } catch {
        // Some browsers do not let a page write to the clipboard: the person copies the link then.
        setAddressToCopy(address)
      }
    })
    setBusy(false)
  }
  const close = () => setAddressToCopy(null)
  return (
    <>
      <Button disabled={isBusy} onClick={() => void copy()}>
        Copy preview link
      </Button>
      {addressToCopy !== null && (
        <Dialog
          title="Preview link"
          onClose={close}
          actions={<Button onClick={close}>Done</Button>}
        >
          <TextField
            label="Copy this address"
            help={validity}
            value={addressToCopy}
            readOnly
            onChange={() => {}}
            onFocus={(event) => event.target.select()}
          />
        </Dialog>
      )}
    </>
  )
}
