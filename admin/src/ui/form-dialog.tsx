import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface FormDialogProps extends ComponentProps<typeof Dialog> {
  /** the words of the button that sends it */
  button: string
  isBusy?: boolean
  /** it cannot be sent as it is */
  isDisabled?: boolean
  /** it destroys or ends something */
  isDangerous?: boolean
  onSubmit: () => void
  onClose: () => void
}

/** A dialog with a button that sends it, and Cancel; further `actions` come before them. */
export function FormDialog({
  button,
  isBusy = false,
  isDisabled = false,
  isDangerous = false,
  actions,
  ...dialog
}: FormDialogProps) {
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          {actions}
          <Button onClick={dialog.onClose}>Cancel</Button>
          <Button
            type="submit"
            look={isDangerous ? 'danger' : 'primary'}
            isBusy={isBusy}
            disabled={isDisabled}
          >
            {button}
          </Button>
        </>
      }
    />
  )
}
