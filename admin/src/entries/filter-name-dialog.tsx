import { useState } from 'react'
import { useCall } from '../api/use-call.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'

interface FilterNameDialogProps {
  title: string
  /** the name at first */
  name: string
  button: string
  onSave: (name: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the name of a saved filter. */
export function FilterNameDialog({
  title,
  button,
  onSave,
  onClose,
  ...start
}: FilterNameDialogProps) {
  const [name, setName] = useState(start.name)
  const { run, isBusy, message, problemAt } = useCall()
  const save = async () => {
    if (await run(() => onSave(name))) onClose()
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={isBusy}>
            {button}
          </Button>
        </>
      }
    >
      {message && <Alert tone="error">{message}</Alert>}
      <TextField
        label="Name"
        help="You find it above this list on each of your devices."
        maxLength={60}
        value={name}
        onChange={setName}
        problem={problemAt('name')}
      />
    </Dialog>
  )
}
