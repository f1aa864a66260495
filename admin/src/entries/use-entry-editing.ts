import { useRef, useState } from 'react'
import { checkFields } from '../../../school/base/check-fields.ts'
import type { AnyKind } from '../../../school/kinds/index.ts'
import type { StaffSection } from '../../../school/staff/accounts/roles.ts'
import { startEntry, withDay } from '../../../school/content/editing/start-entry.ts'
import type { BodyOf } from '../../../server/api/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { serverNow } from '../api/server-clock.ts'
import { discardedWords, sayKept, sayScheduled } from '../changes/waiting-words.ts'
import { newDraftKey, randomName } from '../drafts/new-drafts.ts'
import type { Press, Step } from '../drafts/steps.ts'
import { useDraft } from '../drafts/use-draft.ts'
import { useSteps } from '../drafts/use-steps.ts'
import { useUndo } from '../drafts/use-undo.ts'
import { findDraftProblems, findProblems } from '../forms/check-form.ts'
import { formatMoment } from '../layout/times.ts'
import { readRevision } from '../history/revisions.ts'
import type { AskedReview } from '../reviews/ask-dialog.tsx'
import type { Message } from '../notifications/notify.ts'
import { formShapeOf } from './kind-form.ts'
import {
  addEntry,
  publishEntry,
  revertEntry,
  saveEntry,
  undoPublishing,
  discardChange,
  askForReview,
  type Entry,
  type EntryId,
} from './entry.ts'
import { sayRestored } from './restored-words.ts'
import { useRestore } from './use-restore.ts'

interface Edited {
  kind: AnyKind
  /** `null` for a new one */
  opened: Entry | null
  onAdded: ((id: number) => void) | undefined
  /** the departments that the person is limited to */
  sections: readonly StaffSection[]
  /** the fields that a new one begins with, beside those of its kind */
  start?: Record<string, unknown>
}

/** Start and end of publication; times are UTC in milliseconds. */
export type Timing = Pick<BodyOf<'POST /entries/:kind/:id/publish'>, 'publishAt' | 'expiresAt'>

const waitingTo = (done: string) =>
  `Will be ${done} when you are back online, with the form as it is then.`

/** Returns all actions on the edited entry. */
export function useEntryEditing({ kind, opened, onAdded, sections, start: given }: Edited) {
  const { name, schema } = kind
  const [entry, setEntry] = useState(opened)
  // Holds the entry of the last answer: a step may run long after the press, when the render is
  // outdated.
  const latest = useRef(opened)
  const [openedKey] = useState(() => (opened ? `${name}/${opened.id}` : newDraftKey(name)))
  const [start] = useState(() => {
    const ofKind = formShapeOf(kind).start as Record<string, unknown>
    return { ...startEntry(kind, ofKind, { sections, now: serverNow() }), ...given }
  })
  const draft = useDraft({
    draftKey: openedKey,
    data: opened?.data ?? start,
    revision: opened?.revision ?? 0,
  })
  const steps = useSteps<Entry>({
    draft: draft.draft,
    onAnswer: (answer) => {
      const isAdded = latest.current === null
      latest.current = answer
      setEntry(answer)
      draft.rename(`${name}/${answer.id}`)
      if (isAdded) onAdded?.(answer.id)
    },
  })

  const add = (data: unknown, signal: AbortSignal) =>
    addEntry(name, { data, autosave: draft.place.key.slice(name.length + 1), signal })
  const put: Step<Entry> = ({ data, basedOn, signal }) =>
    latest.current ? saveEntry(latest.current, { data, basedOn }) : add(data, signal)

  const publishWith =
    (timing: Timing): Step<Entry> =>
    async ({ data, basedOn, signal, settle }) => {
      const there = latest.current
      const { id, revision } = there
        ? { id: there.id, revision: basedOn }
        : settle(await add(data, signal))
      return publishEntry({ kind: name, id }, { ...timing, data, basedOn: revision }, signal)
    }
  const askWith =
    (asked: AskedReview): Step<Entry> =>
    async (sending) => {
      const isSaved = latest.current !== null && !sending.isChanged
      const { id } = isSaved ? (latest.current as Entry) : sending.settle(await put(sending))
      return askForReview({ kind: name, id }, asked)
    }
  const runSave = (press: Omit<Press<Entry>, 'kind'>) =>
    steps.run({
      kind: 'save',
      ...press,
      asStored: (data) => {
        const checked = checkFields(schema, data)
        return checked.ok ? checked.value : data
      },
    })
  /**
   * Finds the fields that an entry still needs before it is published. An empty date is filled in.
   */
  const findGaps = (from: number) => (data: unknown) =>
    findProblems(schema, withDay(kind, data, from))

  /** actions that do not need the form */
  const act = (
    step: (opened: Entry, signal: AbortSignal) => Promise<Entry>,
    done: Message | ((answer: Entry) => Message),
  ) =>
    steps.run({
      kind: 'act',
      step: ({ signal }) => step(latest.current as Entry, signal),
      done,
      waiting: 'Will be done when you are back online.',
    })
  const restoreAnywhere = useRestore()
  const takeBack = useUndo<Entry>({
    act,
    actElsewhere: (step) => restoreAnywhere(latest.current as Entry, step),
    sayRestored,
  })
  const undo = (step: (params: EntryId) => Promise<Entry>) =>
    takeBack(() => step(latest.current as Entry))
  /** Runs a save, and remembers which revision it made. */
  const noting =
    (step: Step<Entry>, saved: { revision: number }): Step<Entry> =>
    async (sending) => {
      const answer = await step(sending)
      saved.revision = answer.revision
      return answer
    }

  return {
    ...steps,
    kind,
    entry,
    draft,
    act,
    undo,
    save: () =>
      runSave({
        step: put,
        check: (data) => findDraftProblems(schema, data),
        done: entry?.status === 'published' ? sayKept('Saved.', entry) : 'Saved.',
        waiting: waitingTo('saved'),
      }),
    publish: (timing: Timing) => {
      const from = timing.publishAt ?? serverNow()
      const isLater = from > serverNow()
      const scheduled =
        entry?.state === 'published' ? sayScheduled(from) : `Scheduled for ${formatMoment(from)}.`
      const saved = { revision: 0 }
      const isFirst = entry?.status !== 'published'
      const onUndo = () => undo((params) => undoPublishing(params, saved.revision))
      const published = ({ address }: Entry) => ({
        text: 'Published. Visitors see it now.',
        see: address,
        onUndo: isFirst ? onUndo : null,
      })
      return runSave({
        step: noting(publishWith(timing), saved),
        check: findGaps(from),
        done: isLater ? scheduled : published,
        waiting: waitingTo(isLater ? 'scheduled' : 'published'),
      })
    },
    /** Publishes the saved change of a public entry; its start time stays. */
    show: () => {
      const from = entry?.publishAt ?? serverNow()
      const isLater = from > serverNow()
      const saved = { revision: 0 }
      const shown = entry?.liveRevision ?? null
      const onUndo = () =>
        undo(async (params) => {
          const data = await readRevision(params, shown ?? 0)
          return publishEntry(params, { data, basedOn: saved.revision })
        })
      return runSave({
        step: noting(publishWith(isLater ? { publishAt: from } : {}), saved),
        check: (data) => findProblems(schema, data),
        done: isLater
          ? `Scheduled for ${formatMoment(from)}.`
          : ({ address }) => ({
              text: 'Saved. Visitors see it now.',
              see: address,
              onUndo: shown === null ? null : onUndo,
            }),
        waiting: waitingTo(isLater ? 'scheduled' : 'saved and shown'),
      })
    },
    askForReview: (asked: AskedReview) =>
      runSave({
        step: askWith(asked),
        check:
          entry?.status === 'published'
            ? (data) => findProblems(schema, data)
            : findGaps(serverNow()),
        done: 'An editor will see that this waits for a review.',
        waiting: waitingTo('sent to an editor'),
      }),
    /** Discards the change that waits. */
    discard: () => {
      const { workingRevision } = latest.current as Entry
      return act(discardChange, {
        text: discardedWords,
        onUndo: () => undo((params) => revertEntry(params, workingRevision as number)),
      })
    },
    /** Makes one copy per press. */
    copy: () => {
      const body = { autosave: `new-${randomName()}` }
      return steps.run({
        kind: 'copy',
        step: () =>
          callStaffApi('POST /entries/:kind/:id/copy', { params: latest.current as Entry, body }),
        done: 'This is the copy.',
        waiting: 'Will be copied when you are back online.',
      })
    },
  }
}

export type EntryEditing = ReturnType<typeof useEntryEditing>
