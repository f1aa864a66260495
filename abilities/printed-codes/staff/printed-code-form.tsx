import { useState } from 'react'
import { callStaffApi } from '../../../admin/src/api/call-staff-api.ts'
import { readTarget, type PrintedCode, type PrintedCodeFields } from '../printed-code.ts'
import { useCall } from '../../../admin/src/api/use-call.ts'
import { AddressField } from '../../../admin/src/find/address-field.tsx'
import { ConfirmDialog } from '../../../admin/src/ui/form-dialog.tsx'
import { ProblemAlert } from '../../../admin/src/ui/alert.tsx'
import { TextField } from '../../../admin/src/ui/text-field.tsx'
import { Button } from '../../../admin/src/ui/button.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'

interface PrintedCodeFormProps {
  /** the code that is changed; `null` for a new one */
  before: PrintedCode | null
  onSaved: (saved: PrintedCode) => void
  onCancel?: () => void
}

/** Makes a printed code, or changes one as it was when the person looked at it. */
export const savePrintedCode = (before: PrintedCode | null, fields: PrintedCodeFields) =>
  before
    ? callStaffApi('PUT /printed-codes/:code', {
        params: { code: before.code },
        body: { ...fields, revision: before.revision },
      })
    : callStaffApi('POST /printed-codes', { body: fields })

/** Edits the label and target of a printed code; another site must be confirmed. */
export function PrintedCodeForm({ before, onSaved, onCancel }: PrintedCodeFormProps) {
  const [label, setLabel] = useState(before?.label ?? '')
  const [target, setTarget] = useState(before?.target ?? '')
  const [outside, setOutside] = useState<string | null>(null)
  const { run, isBusy, message, problemAt } = useCall()

  const send = async (isOutsideConfirmed: boolean) => {
    const saved = await run(() => savePrintedCode(before, { label, target, isOutsideConfirmed }))
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
          help="Such as: Poster of the open house, Report cards of Grade 7."
          problem={problemAt('label')}
          onChange={setLabel}
        />
        <AddressField
          label="Where it leads"
          value={target}
          help="Find a page or file, or paste an address. You can change it later."
          problem={problemAt('target')}
          onChange={setTarget}
        />
        <ProblemAlert problem={message || (problemAt('isOutsideConfirmed') ?? '')} />
        <div className={layout.row}>
          <Button look="primary" type="submit" disabled={isBusy}>
            {before ? 'Save' : 'Make a code'}
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
