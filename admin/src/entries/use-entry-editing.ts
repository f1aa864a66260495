import { useRef, useState, type ReactNode } from 'react'
import type { AnyKind } from '../../../school/kinds/index.ts'
import type { StaffSection } from '../../../school/accounts/staff.ts'
import { startEntry, withDay } from '../../../school/editing/start-entry.ts'
import { newDraftKey, randomName } from '../drafts/new-drafts.ts'
import type { Press, Step } from '../drafts/steps.ts'
import { useDraft } from '../drafts/use-draft.ts'
import { useSteps } from '../drafts/use-steps.ts'
import { findDraftProblems, findProblems } from '../forms/check-form.ts'
import { formatMoment } from '../layout/times.ts'
import { formShapeOf } from './kind-pages.ts'
import {
  actOnEntry,
  addEntry,
  entrySchema,
  saveEntry,
  type Entry,
  type EntryAction,
} from './entry.ts'

interface Edited {
  kind: AnyKind
  /** `null` for a new one */
  opened: Entry | null
  onAdded: ((id: number) => void) | undefined
  /** the departments that the person is limited to */
  sections: readonly StaffSection[]
}

/** Start and end of publication; times are UTC in milliseconds. */
export interface Timing {
  publishAt?: number | null
  expiresAt?: number | null
}

const waitingTo = (done: string) =>
  `Will be ${done} when you are back online, with the form as it is then.`

/** Returns all actions on the edited entry. */
export function useEntryEditing({ kind, opened, onAdded, sections }: Edited) {
  const { name, schema } = kind
  const [entry, setEntry] = useState(opened)
  // Holds the entry of the last answer: a step may run long after the press, when the render is
  // outdated.
  const latest = useRef(opened)
  const [openedKey] = useState(() => (opened ? `${name}/${opened.id}` : newDraftKey(name)))
  const [start] = useState(() =>
    startEntry(kind, formShapeOf(kind).start as Record<string, unknown>, {
      sections,
      now: Date.now(),
    }),
  )
  const draft = useDraft({
    draftKey: openedKey,
    data: opened?.data ?? start,
    revision: opened?.revision ?? 0,
  })
  const steps = useSteps<Entry>({
    draft: draft.draft,
    readCurrent: (value) => entrySchema.safeParse(value).data ?? null,
    onAnswer: (answer) => {
      const isAdded = latest.current === null
      latest.current = answer
      setEntry(answer)
      draft.rename(`${name}/${answer.id}`)
      if (isAdded) onAdded?.(answer.id)
    },
  })

  const add = (data: unknown) => addEntry(name, data, draft.place.key.slice(name.length + 1))
  const put: Step<Entry> = ({ data, basedOn }) =>
    latest.current ? saveEntry(name, latest.current.id, { data, basedOn }) : add(data)

  const publishWith =
    (timing: Timing): Step<Entry> =>
    async ({ data, basedOn, settle }) => {
      const there = latest.current
      const { id, revision } = there ? { id: there.id, revision: basedOn } : settle(await add(data))
      return actOnEntry(name, id, 'publish', { ...timing, data, basedOn: revision })
    }
  const askWith =
    (note: string): Step<Entry> =>
    async (sending) => {
      const isSaved = latest.current !== null && !sending.isChanged
      const { id } = isSaved ? (latest.current as Entry) : sending.settle(await put(sending))
      return actOnEntry(name, id, 'request-review', note ? { note } : {})
    }
  const runSave = (press: Omit<Press<Entry>, 'kind'>) => steps.run({ kind: 'save', ...press })
  /**
   * Finds what is missing before the entry can be published; an empty date is filled in by then.
   */
  const findGaps = (from: number) => (data: unknown) =>
    findProblems(schema, withDay(kind, data, from))

  return {
    ...steps,
    kind,
    entry,
    draft,
    save: () =>
      runSave({
        step: put,
        check: (data) =>
          (latest.current?.status === 'published' ? findProblems : findDraftProblems)(schema, data),
        done: entry?.status === 'published' ? 'Saved. Visitors see it now.' : 'Saved.',
        waiting: waitingTo(entry?.status === 'published' ? 'saved and shown' : 'saved'),
      }),
    publish: (timing: Timing) => {
      const from = timing.publishAt ?? Date.now()
      const isLater = from > Date.now()
      return runSave({
        step: publishWith(timing),
        check: findGaps(from),
        done: isLater ? `Scheduled for ${formatMoment(from)}.` : 'Published. Visitors see it now.',
        waiting: waitingTo(isLater ? 'scheduled' : 'published'),
      })
    },
    askForReview: (note: string) =>
      runSave({
        step: askWith(note),
        check: findGaps(Date.now()),
        done: 'An editor will see that this waits for a review.',
        waiting: waitingTo('sent to an editor'),
      }),
    /** actions that do not need the form */
    act: (action: EntryAction, body: unknown, done: ReactNode) =>
      steps.run({
        kind: 'act',
        step: () => actOnEntry(name, (latest.current as Entry).id, action, body),
        done,
        waiting: 'Will be done when you are back online.',
      }),
    /** Makes one copy per press. */
    copy: () => {
      const body = { autosave: `new-${randomName()}` }
      return steps.run({
        kind: 'copy',
        step: () => actOnEntry(name, (latest.current as Entry).id, 'copy', body),
        done: 'This is the copy.',
        waiting: 'Will be copied when you are back online.',
      })
    },
  }
}

export type EntryEditing = ReturnType<typeof useEntryEditing>
