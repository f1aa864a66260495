import { useState } from 'react'
import { hasRole, worksOn, type StaffSection } from '../../../school/staff/accounts/roles.ts'
import type { Entry, PartsOf } from '../api/documents.ts'
import { formatMoment } from '../layout/times.ts'
import { useSession } from '../session/session-provider.tsx'
import { usePeople } from '../staff/people.ts'
import { Alert } from '../ui/alert.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-field.tsx'

/** Review request: the editor who is asked, `null` for any, and a note. */
export type AskedReview = PartsOf<'request-review'>

interface AskDialogProps {
  /** the departments of the content; empty for the whole site */
  sections: readonly StaffSection[]
  onSend: (asked: AskedReview) => void
  onClose: () => void
}

/** Asks an editor for a review: one by name, or whoever comes first. */
export function AskDialog({ sections, onSend, onClose }: AskDialogProps) {
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState('')
  const { user } = useSession()
  const { data: people = [] } = usePeople()
  const editors = people.filter(
    (person) =>
      person.id !== user?.id &&
      person.state === 'active' &&
      hasRole(person, 'editor') &&
      worksOn(person, sections),
  )
  return (
    <FormDialog
      title="Ask for a review"
      size="medium"
      button="Ask for a review"
      onSubmit={() => onSend({ note: note.trim(), asked: asked === '' ? null : asked })}
      onClose={onClose}
    >
      <p>
        The editor sees it on the dashboard, and by e-mail where that is set up, and shows it to
        visitors or sends it back to you.
      </p>
      <Select
        label="Who should look at it?"
        value={asked}
        onChange={setAsked}
        none="Any editor"
        choices={editors.map(({ id, name }) => [id, name])}
      />
      <TextArea label="Note for the editor (optional)" value={note} rows={3} onChange={setNote} />
    </FormDialog>
  )
}

interface SendBackDialogProps {
  onSend: (note: string) => void
  onClose: () => void
}

/** Asks what should be changed before a draft or a change goes back to its author. */
export function SendBackDialog({ onSend, onClose }: SendBackDialogProps) {
  const [note, setNote] = useState('')
  return (
    <FormDialog
      title="Send back"
      size="medium"
      button="Send back"
      isDisabled={note.trim() === ''}
      onSubmit={() => onSend(note.trim())}
      onClose={onClose}
    >
      <p>It waits for no review then; its author sees what you write.</p>
      <TextArea label="What should be changed?" value={note} rows={3} onChange={setNote} />
    </FormDialog>
  )
}

type Reviewed = Pick<Entry, 'reviewRequestedAt' | 'reviewNote'>

/** The messages between author and editor, until visitors see the work or it is discarded. */
export function ReviewNote({ of: reviewed }: { of: Reviewed }) {
  const { reviewRequestedAt: since, reviewNote: note } = reviewed
  if (since === null && !note) return null
  return (
    <Alert tone="info">
      {since !== null && `Waits for a review since ${formatMoment(since)}. `}
      {note && `${since === null ? 'From the editor: ' : 'For the editor: '}${note}`}
    </Alert>
  )
}
