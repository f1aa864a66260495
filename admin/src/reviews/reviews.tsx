import { useState } from 'react'
import { hasRole, worksOn, type StaffSection } from '../../../school/staff/accounts/roles.ts'
import type { PartsOf } from '../api/documents.ts'
import { useSession } from '../session/session-provider.tsx'
import { usePeople } from '../staff/people.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-field.tsx'

/** Review request: the editor who is asked, `null` for any, and a note. */
export type AskedReview = PartsOf<'request-review'>

interface AskDialogProps {
  /** the departments that it is about; empty for the whole site */
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
  const able = people.filter(
    (person) =>
      person.id !== user?.id &&
      person.state === 'active' &&
      hasRole(person, 'editor') &&
      worksOn(person, sections),
  )
  return (
    <Dialog
      title="Ask for a review"
      size="medium"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            onClick={() => onSend({ note: note.trim(), asked: asked === '' ? null : asked })}
          >
            Ask for a review
          </Button>
        </>
      }
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
        choices={able.map(({ id, name }) => [id, name])}
      />
      <TextArea label="Note for the editor (optional)" value={note} rows={3} onChange={setNote} />
    </Dialog>
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
    <Dialog
      title="Send back"
      size="medium"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" disabled={note.trim() === ''} onClick={() => onSend(note.trim())}>
            Send back
          </Button>
        </>
      }
    >
      <p>It waits for no review then; its author sees what you write.</p>
      <TextArea label="What should be changed?" value={note} rows={3} onChange={setNote} />
    </Dialog>
  )
}
