import { useState } from 'react'
import { notify } from '../notifications/notify.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'

/** Copies the address of a file, which stays when the file is replaced. */
export function CopyLink({ address }: { address: string }) {
  const [isShown, setShown] = useState(false)
  const { href } = new URL(address, window.location.origin)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(href)
      notify('The link is copied. It stays when the file is replaced.', { type: 'success' })
    } catch {
      // Some browsers do not let a page write to the clipboard: the person copies the link then.
      setShown(true)
    }
  }
  return isShown ? (
    <TextField label="Link" readOnly value={href} onFocus={({ target }) => target.select()} />
  ) : (
    <div>
      <Button look="outlined" onClick={() => void copy()}>
        Copy link
      </Button>
    </div>
  )
}
