import type { ComponentProps } from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface FormDialogProps extends ComponentProps<typeof Dialog> {
  /** label of the button that sends the form */
  button: string
  isBusy?: boolean
  /** the form cannot be sent as it is */
  isDisabled?: boolean
  /** sending destroys or ends something */
  isDangerous?: boolean
  /** the problem of the last attempt, shown above the fields; '' for none */
  problem?: string | undefined
  onSubmit: () => void
  onClose: () => void
}

/** A dialog with a button that sends it, and Cancel; further `actions` come before both. */
export function FormDialog({
  button,
  isBusy = false,
  isDisabled = false,
  isDangerous = false,
  problem,
  actions,
  children,
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
    >
      {problem && <Alert tone="error">{problem}</Alert>}
      {children}
    </Dialog>
  )
}

interface ConfirmDialogProps extends Pick<
  FormDialogProps,
  'title' | 'button' | 'isDangerous' | 'onClose'
> {
  text: string
  /** called after the dialog has closed; shows its failures itself */
  onConfirm: () => Promise<void>
}

/** Asks whether something shall be done. */
export function ConfirmDialog({ text, onConfirm, onClose, ...dialog }: ConfirmDialogProps) {
  const confirm = async () => {
    onClose()
    await onConfirm()
  }
  return (
    <FormDialog {...dialog} onSubmit={() => void confirm()} onClose={onClose}>
      <p>{text}</p>
    </FormDialog>
  )
}
