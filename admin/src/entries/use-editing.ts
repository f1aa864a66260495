import { useRef, useState } from 'react'
import { checkFields } from '../../../school/base/check-fields.ts'
import { pageOfChange } from '../../../school/kinds/define-reference-kind.ts'
import type { AnyKind } from '../../../school/kinds/index.ts'
import type { DocumentKind } from '../../../school/kinds/reference-kinds.ts'
import type { StaffSection } from '../../../school/staff/accounts/roles.ts'
import { startEntry, withDay } from '../../../school/content/editing/start-entry.ts'
import {
  addEntry,
  askForReview,
  copyEntry,
  discardChange,
  idOf,
  publishDocument,
  revertDocument,
  saveDocument,
  sendBack,
  undoPublishing,
  type AnyDocument,
  type DocumentId,
  type EntryId,
  type OpenedOf,
  type PartsOf,
} from '../api/documents.ts'
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
import type { AskedReview } from '../reviews/review-dialogs.tsx'
import type { Message } from '../notifications/notify.ts'
import { formShapeOf } from './kind-form.ts'
import { sayRestored } from './restored-words.ts'
import { useRestore } from './use-restore.ts'

interface Edited<Kind extends DocumentKind> {
  kind: Kind
  /** `null` for a new entry */
  opened: OpenedOf<Kind> | null
  onAdded?: ((id: number) => void) | undefined
  /** the departments that the person is limited to */
  sections?: readonly StaffSection[]
  /** the fields that a new entry begins with, beside those of its kind */
  start?: Record<string, unknown>
}

/** The name of a document of a kind, for calls. */
type IdOf<Kind extends DocumentKind> = Kind extends AnyKind ? EntryId : Exclude<DocumentId, EntryId>

/** Start and end of publication; times are UTC in milliseconds. */
export type Timing = Pick<PartsOf<'publish'>, 'publishAt' | 'expiresAt'>

const waitingTo = (done: string) =>
  `Will be ${done} when you are back online, with the form as it is then.`

/** Returns all actions on the edited entry or reference content. */
export function useEditing<Kind extends DocumentKind>({
  kind,
  opened,
  onAdded,
  sections = [],
  start: given,
}: Edited<Kind>) {
  type Opened = OpenedOf<Kind>
  const { name, schema } = kind
  const [entry, setEntry] = useState(opened)
  // Holds what the last answer brought: a step may run long after the press, when the render is
  // outdated.
  const latest = useRef(opened)
  const [openedKey] = useState(() => (opened ? keyOf(opened) : newDraftKey(name)))
  const [start] = useState(() => startOf(kind, sections, given))
  const draft = useDraft({
    draftKey: openedKey,
    data: opened?.data ?? start,
    revision: opened?.revision ?? 0,
  })
  const steps = useSteps<Opened>({
    draft: draft.draft,
    onAnswer: (answer) => {
      const isAdded = latest.current === null
      latest.current = answer
      setEntry(answer)
      draft.rename(keyOf(answer))
      if (isAdded) onAdded?.(answer.id)
    },
  })
  const nameNow = () => idOf(latest.current as Opened) as IdOf<Kind>

  const add = (data: unknown, signal: AbortSignal): Promise<Opened> => {
    if (name === 'reference') throw new TypeError('There is one document of each of these kinds.')
    const autosave = draft.place.key.slice(name.length + 1)
    return take(addEntry(name, { data, autosave, signal }))
  }
  const put: Step<Opened> = ({ data, basedOn, signal }) =>
    latest.current ? take(saveDocument(nameNow(), { data, basedOn })) : add(data, signal)

  const publishWith =
    (timing: Timing): Step<Opened> =>
    async ({ data, basedOn, signal, settle }) => {
      const { document, revision } = latest.current
        ? { document: latest.current, revision: basedOn }
        : asBase(settle(await add(data, signal)))
      const body = { ...timing, data, basedOn: revision }
      return take(publishDocument(idOf(document), body, signal))
    }
  const askWith =
    (asked: AskedReview): Step<Opened> =>
    async (sending) => {
      const saved = sending.isChanged ? null : latest.current
      return take(askForReview(idOf(saved ?? sending.settle(await put(sending))), asked))
    }
  const runSave = (press: Omit<Press<Opened>, 'kind'>) =>
    steps.run({
      kind: 'save',
      ...press,
      asStored: (data) => {
        const checked = checkFields<unknown>(schema, data)
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
    step: (params: IdOf<Kind>, signal: AbortSignal) => Promise<AnyDocument>,
    done: Message | ((answer: Opened) => Message),
  ) =>
    steps.run({
      kind: 'act',
      step: ({ signal }) => take(step(nameNow(), signal)),
      done,
      waiting: 'Will be done when you are back online.',
    })
  const restoreAnywhere = useRestore()
  const takeBack = useUndo<Opened>({
    act,
    actElsewhere: (step) => restoreAnywhere((latest.current as Opened).title, step),
    sayRestored,
  })
  const undo = (step: (params: IdOf<Kind>) => Promise<AnyDocument>) =>
    takeBack(() => take(step(nameNow())))
  /** Runs a save, and remembers which revision it made. */
  const noting =
    (step: Step<Opened>, saved: { revision: number }): Step<Opened> =>
    async (sending) => {
      const answer = await step(sending)
      saved.revision = answer.revision
      return answer
    }
  /** Finds the page that shows a change; of reference content that of the part that was changed. */
  const pageOf = (answer: Opened) =>
    kind.name === 'reference' && kind.pageKind === null
      ? pageOfChange(kind, opened?.data, answer.data)
      : answer.address

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
      const published = (answer: Opened) => ({
        text: 'Published. Visitors see it now.',
        see: pageOf(answer),
        onUndo: isFirst ? onUndo : null,
      })
      return runSave({
        step: noting(publishWith(timing), saved),
        check: findGaps(from),
        done: isLater ? scheduled : published,
        waiting: waitingTo(isLater ? 'scheduled' : 'published'),
      })
    },
    /** Publishes the saved change of what is public; its start time stays. */
    show: () => {
      const from = entry?.publishAt ?? serverNow()
      const isLater = from > serverNow()
      const saved = { revision: 0 }
      const shown = entry?.liveRevision ?? null
      const onUndo = () =>
        undo(async (params) => {
          const data = await readRevision(params, shown ?? 0)
          return publishDocument(params, { data, basedOn: saved.revision })
        })
      return runSave({
        step: noting(publishWith(isLater ? { publishAt: from } : {}), saved),
        check: (data) => findProblems(schema, data),
        done: isLater
          ? `Scheduled for ${formatMoment(from)}.`
          : (answer) => ({
              text: 'Saved. Visitors see it now.',
              see: pageOf(answer),
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
    sendBack: (note: string) => act((params) => sendBack(params, note), 'Sent back to its author.'),
    /** Discards the change that waits. */
    discard: () => {
      const { workingRevision } = latest.current as Opened
      return act(discardChange, {
        text: discardedWords,
        onUndo: () => undo((params) => revertDocument(params, workingRevision as number)),
      })
    },
    /** Brings an earlier version back: of what is published as a change that waits. */
    revert: (revision: number) =>
      act(
        (params) => revertDocument(params, revision),
        entry?.status === 'published'
          ? sayKept('The earlier version is back.', entry)
          : 'The earlier version is back.',
      ),
    /** Makes one copy of an entry per press. */
    copy: () => {
      const autosave = `new-${randomName()}`
      return steps.run({
        kind: 'copy',
        step: () => take(copyEntry(nameNow(), autosave)),
        done: 'This is the copy.',
        waiting: 'Will be copied when you are back online.',
      })
    },
  }
}

/** Takes the answer to a call on a document: it is of the kind that was asked for. */
const take = <Opened>(answer: Promise<AnyDocument>) => answer as Promise<Opened>

const asBase = <Opened extends { revision: number }>(document: Opened) => ({
  document,
  revision: document.revision,
})

/** Names the draft of a document: `article/7`, `reference/alert`. */
function keyOf(document: AnyDocument) {
  const { kind, id } = idOf(document)
  return `${kind}/${id}`
}

function startOf(
  kind: DocumentKind,
  sections: readonly StaffSection[],
  given: Record<string, unknown> | undefined,
) {
  if (kind.name === 'reference') return given ?? {}
  const ofKind = formShapeOf(kind).start as Record<string, unknown>
  return { ...startEntry(kind, ofKind, { sections, now: serverNow() }), ...given }
}

export type Editing<Kind extends DocumentKind> = ReturnType<typeof useEditing<Kind>>
export type AnyEditing = Editing<DocumentKind>
export type EntryEditing = Editing<AnyKind>
