import { useState } from 'react'
import { namesOf } from '../../../school/staff/accounts/roles.ts'
import { ListScreen } from '../lists/list-screen.tsx'
import { useList } from '../lists/use-list.ts'
import { formatMoment } from '../layout/times.ts'
import { Button } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'
import { Chip } from '../ui/chip.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { PersonMenu } from './person-menu.tsx'
import type { HandedLink, Person } from './people.ts'
import { accountStateLabels, roleLabels } from './staff-labels.ts'
import { TextField } from '../ui/text-field.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** The accounts of staff, for administrators. */
export function StaffPage() {
  const list = useList('staff')
  const [edited, setEdited] = useState<Person | 'new' | null>(null)
  const [link, setLink] = useState<HandedLink | null>(null)
  return (
    <>
      <ListScreen
        title="Staff"
        actions={
          <Button look="primary" onClick={() => setEdited('new')}>
            Invite a person
          </Button>
        }
        list={list}
        renderItem={(person) => (
          <li className={layout.cardRow} key={person.id}>
            <div className={layout.grow}>
              <b>{person.name}</b>
              <p className={layout.muted}>
                {person.email} · {roleLabels[person.role].name}
                {person.sections.length > 0 && ` for ${namesOf(person.sections)}`}
                {person.lastSeenAt && ` · last seen ${formatMoment(person.lastSeenAt)}`}
                {person.twoFactor && ' · signs in with a code'}
              </p>
            </div>
            <Chip>{accountStateLabels[person.state]}</Chip>
            <Button aria-label={`Change ${person.name}`} onClick={() => setEdited(person)}>
              Change
            </Button>
            <PersonMenu person={person} onLink={setLink} />
          </li>
        )}
      />
      {edited && (
        <PersonDialog
          person={edited === 'new' ? null : edited}
          onLink={setLink}
          onClose={() => setEdited(null)}
        />
      )}
      {link && <HandedLinkDialog {...link} onClose={() => setLink(null)} />}
    </>
  )
}

/** Shows a one-time link to copy and hand over; it is never shown again. */
function HandedLinkDialog({ link, mailed, note, onClose }: HandedLink & { onClose: () => void }) {
  const [isCopied, setCopied] = useState(false)
  const usualNote = mailed
    ? 'You can also hand it over yourself.'
    : 'It works once, and only for this person.'
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Dialog
      title={mailed ? 'The link has been mailed' : 'Hand this link over'}
      size="medium"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void copy()}>Copy</Button>
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <p>{note ?? usualNote} It is shown only now.</p>
      <TextField label="Link" value={link} onFocus={(event) => event.target.select()} readOnly />
      <div role="status">{isCopied && 'Copied.'}</div>
    </Dialog>
  )
}
