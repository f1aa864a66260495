import { useState, type ReactNode } from 'react'
import { serverNow } from '../api/server-clock.ts'
import { fromManilaField, toManilaField } from '../layout/times.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { Editing } from './use-editing.ts'

/** The two times as the fields hold them, `2026-11-21T08:05` in Manila; '' for none. */
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
  const startButton = isLater ? 'Schedule' : 'Publish now'

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
      button={isShown ? 'Save' : startButton}
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
        <MomentField
          label="Show it from"
          value={from}
          onChange={setFrom}
          help="Philippine time. Leave it empty to publish now."
        />
      )}
      {mayEnd && (
        <MomentField
          label="Show it until"
          value={until}
          onChange={setUntil}
          problem={isOver && 'Choose a time after the start.'}
          help="Leave it empty to keep it on the site."
        />
      )}
    </FormDialog>
  )
}

interface ShowLaterDialogProps {
  /** visitors see no version of the page yet */
  isHidden: boolean
  /** time of the change that is already scheduled, UTC in milliseconds; `null` without one */
  dueAt: number | null
  /** gets a future time, UTC in milliseconds */
  onSchedule: (dueAt: number) => void
  onClose: () => void
}

/** Asks for the time at which visitors see a page, or a change of published content. */
export function ShowLaterDialog({ isHidden, dueAt, onSchedule, onClose }: ShowLaterDialogProps) {
  const [from, setFrom] = useState(toManilaField(dueAt))
  const [now] = useState(serverNow)
  const time = fromManilaField(from)
  const isPast = time !== null && time <= now
  return (
    <FormDialog
      title={isHidden ? 'Show this page later' : 'Show this change later'}
      button="Schedule"
      isDisabled={time === null || isPast}
      onSubmit={() => time !== null && onSchedule(time)}
      onClose={onClose}
    >
      <p>
        {isHidden
          ? 'Visitors do not see it before.'
          : 'Visitors see the published version until then.'}
        {dueAt !== null && ' This takes the place of the change that is scheduled now.'}
      </p>
      <MomentField
        label="Show it from"
        value={from}
        onChange={setFrom}
        problem={isPast && 'Choose a time to come.'}
        help="Philippine time."
      />
    </FormDialog>
  )
}

interface MomentFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  problem?: ReactNode
  help: string
}

/** A date and time to the minute: browsers may add seconds. */
const MomentField = ({ onChange, ...field }: MomentFieldProps) => (
  <TextField {...field} type="datetime-local" onChange={(value) => onChange(value.slice(0, 16))} />
)
