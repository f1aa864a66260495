import { useState } from 'react'
import { callStaffApi } from '../api/call-staff-api.ts'
import { useNotifiedCall } from '../api/use-call.ts'
import { notify } from '../notifications/notify.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { Previewed } from './preview-pane.tsx'

/** The validity of a preview link, in the words of the person who passes it on. */
const validity = 'It works for 7 days, for anyone who has it.'

/** Makes a preview link for people without an account. */
export function PreviewLinkButton(previewed: Previewed) {
  const { run, isBusy } = useNotifiedCall()
  const [addressToCopy, setAddressToCopy] = useState<string | null>(null)

  const copyLink = async () => {
    const { url } = await callStaffApi('POST /previews', { body: { ...previewed, live: null } })
    const address = new URL(url, window.location.origin).href
    try {
      await navigator.clipboard.writeText(address)
      notify(`The preview link is copied. ${validity}`)
    } catch {
      // Some browsers do not let a page write to the clipboard: the person copies the link then.
      setAddressToCopy(address)
    }
  }
  const close = () => setAddressToCopy(null)
  return (
    <>
      <Button disabled={isBusy} onClick={() => void run(copyLink)}>
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
            onFocus={(event) => event.target.select()}
          />
        </Dialog>
      )}
    </>
  )
}
