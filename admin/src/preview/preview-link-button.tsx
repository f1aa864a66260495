import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { messageOf } from '../api/staff-api-error.ts'
import { notify } from '../notifications/notify.ts'
import { makePreview, type Previewed } from './make-preview.ts'

/** Makes a preview link for people without an account. */
export function PreviewLinkButton(previewed: Previewed) {
  const [isBusy, setBusy] = useState(false)
  const [shown, setShown] = useState<string | null>(null)

  const copy = async () => {
    setBusy(true)
    try {
      const { url } = await makePreview(previewed, false)
      const address = new URL(url, window.location.origin).href
      try {
        await navigator.clipboard.writeText(address)
        notify('The preview link is copied. It works for 7 days, for anyone who has it.', {
          type: 'success',
        })
      } catch {
        // Some browsers do not let a page write to the clipboard: the person copies the link then.
        setShown(address)
      }
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button loading={isBusy} onClick={() => void copy()}>
        Copy preview link
      </Button>
      <Dialog
        open={shown !== null}
        onClose={() => setShown(null)}
        aria-labelledby="link-shown-title"
        fullWidth
      >
        <DialogTitle id="link-shown-title">Preview link</DialogTitle>
        <DialogContent>
          <TextField
            label="Copy this address"
            helperText="It works for 7 days, for anyone who has it."
            value={shown ?? ''}
            onFocus={(event) => event.target.select()}
            slotProps={{ htmlInput: { readOnly: true } }}
            fullWidth
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setShown(null)}>Done</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
