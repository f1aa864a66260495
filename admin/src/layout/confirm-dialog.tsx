import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface ConfirmDialogProps {
  title: string
  text: string
  button: string
  isDangerous?: boolean
  onConfirm: () => Promise<void>
  onClose: () => void
}

export function ConfirmDialog({
  title,
  text,
  button,
  isDangerous = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const confirm = async () => {
    onClose()
    await onConfirm()
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look={isDangerous ? 'danger' : 'primary'} onClick={() => void confirm()}>
            {button}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
