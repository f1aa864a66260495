import { useState } from 'react'
import { serverNow } from '../api/server-clock.ts'
import { fromManilaField, toManilaField } from '../layout/times.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { Editing } from './use-editing.ts'

/** The two times as the fields hold them; '' for none. */
export interface ChosenTimes {
  from: string
  until: string
}

interface PublishDialogProps {
  editing: Editing
  /** the times of a failed attempt, if any */
  chosen: ChosenTimes | null
  /** stores the times until the action succeeds */
  onChoose: (chosen: ChosenTimes | null) => void
  onClose: () => void
}

/** Asks for the start and end of publication; by default now and without end. */
export function PublishDialog({ editing, chosen, onChoose, onClose }: PublishDialogProps) {
  const { entry, kind } = editing
  // Pages stay until they are taken down.
  const mayEnd = kind.name !== 'reference'
  const isShown = entry?.state === 'published'
  const scheduled = entry?.state === 'scheduled' ? (entry.publishAt ?? null) : null
  const [from, setFrom] = useState(chosen?.from ?? toManilaField(scheduled))
  const [until, setUntil] = useState(chosen?.until ?? toManilaField(entry?.expiresAt ?? null))
  const [now] = useState(serverNow)
  const publishAt = fromManilaField(from)
  const expiresAt = fromManilaField(until)
  const isLater = publishAt !== null && publishAt > now
  const isOver = expiresAt !== null && expiresAt <= Math.max(publishAt ?? 0, now)

  const publish = async () => {
    const start = isShown && publishAt === null ? entry.publishAt : publishAt
    onChoose({ from, until })
    // Closes first: the focus can then go to a field with a problem.
    onClose()
    const done = await editing.publish({ ...(start && { publishAt: start }), expiresAt })
    if (done) onChoose(null)
  }
  return (
    <FormDialog
      title={isShown ? 'Dates' : 'Publish'}
      button={isShown ? 'Save' : isLater ? 'Schedule' : 'Publish now'}
      isDisabled={isOver}
      onSubmit={() => void publish()}
      onClose={onClose}
    >
      <p>
        {isShown
          ? 'It is on the site. Here you can set when it ends.'
          : 'Everyone will be able to read it: at once, or from a time that you choose.'}
      </p>
      {!isShown && (
        <TextField
          label="Show it from"
          type="datetime-local"
          value={from}
          onChange={(value) => setFrom(value.slice(0, 16))}
          help="Philippine time. Leave it empty to publish now."
        />
      )}
      {mayEnd && (
        <TextField
          label="Show it until"
          type="datetime-local"
          value={until}
          onChange={(value) => setUntil(value.slice(0, 16))}
          problem={isOver && 'Choose a time after the start.'}
          help="Leave it empty to keep it on the site."
        />
      )}
    </FormDialog>
  )
}
