import { useState } from 'react'
import { readTarget } from '../printed-code.ts'
import { useCall } from '../../../admin/src/api/use-call.ts'
import { AddressField } from '../../../admin/src/find/address-field.tsx'
import { ConfirmDialog } from '../../../admin/src/layout/confirm-dialog.tsx'
import { ProblemAlert } from '../../../admin/src/layout/problem-alert.tsx'
import { TextField } from '../../../admin/src/ui/text-field.tsx'
import { Button } from '../../../admin/src/ui/button.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import type { PrintedCode, PrintedCodeFields } from './printed-codes.ts'

interface PrintedCodeFormProps {
  /** the code that is changed; `null` for a new one */
  before: PrintedCode | null
  button: string
  /** saves the fields; `null` for nothing done */
  save: (fields: PrintedCodeFields) => Promise<PrintedCode>
  onSaved: (saved: PrintedCode) => void
  onCancel?: () => void
}

/** Edits the label and target of a printed code; another site must be confirmed. */
export function PrintedCodeForm({ before, button, save, onSaved, onCancel }: PrintedCodeFormProps) {
  const [label, setLabel] = useState(before?.label ?? '')
  const [target, setTarget] = useState(before?.target ?? '')
  const [outside, setOutside] = useState<string | null>(null)
  const { run, isBusy, message, problemAt } = useCall()

  const send = async (isOutsideConfirmed: boolean) => {
    const saved = await run(() => save({ label, target, isOutsideConfirmed }))
    if (!saved) return
    if (!before) {
      setLabel('')
      setTarget('')
    }
    onSaved(saved)
  }
  const submit = () => {
    const read = readTarget(target, location.origin)
    if (read.ok && read.value.outside !== null) setOutside(read.value.outside)
    else void send(false)
  }
  const field = (name: string, description: string) => ({
    problem: problemAt(name),
    help: description,
  })
  return (
    <div className={layout.narrow}>
      <form
        className={layout.stack}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label="Where it is printed"
          value={label}
          {...field('label', 'Such as: Poster of the open house, Report cards of Grade 7.')}
          onChange={setLabel}
        />
        <AddressField
          label="Where it leads"
          value={target}
          {...field('target', 'Find a page or file, or paste an address. You can change it later.')}
          onChange={setTarget}
        />
        <ProblemAlert problem={message || (problemAt('isOutsideConfirmed') ?? '')} />
        <div className={layout.row}>
          <Button look="primary" type="submit" disabled={isBusy}>
            {button}
          </Button>
          {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        </div>
      </form>
      {outside !== null && (
        <ConfirmDialog
          title="Lead away from the site?"
          text={`People who scan this code will come to ${outside}, which the school does not run. Make sure that the address is right.`}
          button={`Lead to ${outside}`}
          onConfirm={() => send(true)}
          onClose={() => setOutside(null)}
        />
      )}
    </div>
  )
}
