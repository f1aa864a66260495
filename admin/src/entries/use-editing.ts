import { useRef, useState } from 'react'
import { checkFields } from '../../../school/base/check-fields.ts'
import { pageOfChange } from '../../../school/kinds/define-reference-kind.ts'
import type { DocumentKind } from '../../../school/kinds/reference-kinds.ts'
import type { StaffSection } from '../../../school/staff/accounts/roles.ts'
import { startEntry, withDay } from '../../../school/content/editing/start-entry.ts'
import {
  addEntry,
  commandDocument,
  idOf,
  publishDocument,
  saveDocument,
  type AnyDocument,
  type DocumentCommand,
  type DocumentId,
  type PartsOf,
  readRevision,
} from '../api/documents.ts'
import { serverNow } from '../api/server-clock.ts'
import { discardedMessage, savedDraftMessage, scheduledMessage } from '../changes/waiting-note.tsx'
import { idOfDraftKey, newDraftKey, randomName } from '../drafts/draft-keys.ts'
import type { EditorAction, ActionCall } from '../drafts/editor-actions.ts'
import { useDraft } from '../drafts/use-draft.ts'
import { useEditorActions } from '../drafts/use-editor-actions.ts'
import { findDraftProblems, findProblems } from '../forms/form-problems.ts'
import { formatMoment } from '../layout/times.ts'
import type { AskedReview } from '../reviews/reviews.tsx'
import { formShapeOf } from './kind-form.ts'
import { restoredMessage, useRestore } from './use-restore.ts'

interface Edited {
  kind: DocumentKind
  /** `null` for a new entry */
  opened: AnyDocument | null
  onAdded?: ((id: number) => void) | undefined
  /** the departments that the person is limited to */
  sections?: readonly StaffSection[]
  /** the fields that a new entry begins with, beside those of its kind */
  start?: Record<string, unknown>
}

/** Start and end of publication; times are UTC in milliseconds. */
export type Timing = Pick<PartsOf<'publish'>, 'publishAt' | 'expiresAt'>

const waitingTo = (done: string) =>
  `Will be ${done} when you are back online, with the form as it is then.`

/** Returns all actions on the edited entry or reference content. */
export function useEditing({ kind, opened, onAdded, sections = [], start: given }: Edited) {
  const { name, schema } = kind
  const [entry, setEntry] = useState(opened)
  // The last answer: a call may run long after the press, when the rendered entry is outdated.
  const latest = useRef(opened)
  const [openedKey] = useState(() => (opened ? keyOf(opened) : newDraftKey(name)))
  const [start] = useState(() => startOf(kind, sections, given))
  const draft = useDraft({
    draftKey: openedKey,
    data: opened?.data ?? start,
    revision: opened?.revision ?? 0,
  })
  const actions = useEditorActions<AnyDocument>(draft.draft, (answer) => {
    const isAdded = latest.current === null
    latest.current = answer
    setEntry(answer)
    draft.rename(keyOf(answer))
    if (isAdded && answer.kind !== 'reference') onAdded?.(answer.id)
  })
  const savedId = () => idOf(latest.current as AnyDocument)

  const add = (data: unknown, signal: AbortSignal) => {
    if (name === 'reference') throw new TypeError('There is one document of each of these kinds.')
    return addEntry(name, { data, autosave: idOfDraftKey(draft.place.key), signal })
  }
  const put: ActionCall<AnyDocument> = ({ data, basedOn, signal }) =>
    latest.current ? saveDocument(savedId(), { data, basedOn }) : add(data, signal)

  const publishWith =
    (timing: Timing): ActionCall<AnyDocument> =>
    async ({ data, basedOn: base, signal, settle }) => {
      const basedOn = latest.current ? base : settle(await add(data, signal)).revision
      return publishDocument(savedId(), { ...timing, data, basedOn }, signal)
    }
  const runSave = (action: Omit<EditorAction<AnyDocument>, 'kind'>) =>
    actions.run({
      kind: 'save',
      ...action,
      asStored: (data) => {
        const checked = checkFields<unknown>(schema, data)
        return checked.ok ? checked.value : data
      },
    })
  /** Finds the fields that an entry needs before it is published. An empty date is filled in. */
  const findGaps = (from: number) => (data: unknown) =>
    findProblems(schema, withDay(kind, data, from))

  const runAct = (
    call: EditorAction<AnyDocument>['call'],
    done: EditorAction<AnyDocument>['done'],
  ) => actions.run({ kind: 'act', call, done, waiting: 'Will be done when you are back online.' })
  /** Runs a command that does not need the form. */
  const act = (command: DocumentCommand, done: EditorAction<AnyDocument>['done']) =>
    runAct(({ signal }) => commandDocument(savedId(), command, signal), done)
  const restoreAnywhere = useRestore()
  /** Undoes an action, also after its page was left: the message with the button outlives the page. */
  const undoBy = (call: (id: DocumentId) => Promise<AnyDocument>) => {
    if (actions.isOpen()) void runAct(() => call(savedId()), restoredMessage)
    else void restoreAnywhere((latest.current as AnyDocument).title, () => call(savedId()))
  }
  const undo = (command: DocumentCommand) => undoBy((id) => commandDocument(id, command))
  /** Finds the public page that shows a change; of reference content, the page of the changed part. */
  const pageOf = (answer: AnyDocument) =>
    kind.name === 'reference' && kind.pageKind === null
      ? pageOfChange(kind, opened?.data, answer.data)
      : answer.address

  return {
    ...actions,
    kind,
    entry,
    draft,
    act,
    undo,
    save: () =>
      runSave({
        call: put,
        check: (data) => findDraftProblems(schema, data),
        done: entry?.status === 'published' ? savedDraftMessage('Saved.', entry) : 'Saved.',
        waiting: waitingTo('saved'),
      }),
    publish: (timing: Timing) => {
      const from = timing.publishAt ?? serverNow()
      const isLater = from > serverNow()
      const scheduled =
        entry?.state === 'published'
          ? scheduledMessage(from)
          : `Scheduled for ${formatMoment(from)}.`
      const isFirst = entry?.status !== 'published'
      return runSave({
        call: publishWith(timing),
        check: findGaps(from),
        done: isLater
          ? scheduled
          : (answer) => ({
              text: 'Published. Visitors see it now.',
              see: pageOf(answer),
              onUndo: isFirst
                ? () => undo({ action: 'undo-visibility', revision: answer.revision })
                : null,
            }),
        waiting: waitingTo(isLater ? 'scheduled' : 'published'),
      })
    },
    /** Publishes the change of public content; the start time stays. */
    show: () => {
      const from = entry?.publishAt ?? serverNow()
      const isLater = from > serverNow()
      const shown = entry?.liveRevision ?? null
      const undoTo = (liveRevision: number, basedOn: number) =>
        undoBy(async (id) => {
          const data = await readRevision(id, liveRevision)
          return publishDocument(id, { data, basedOn })
        })
      return runSave({
        call: publishWith(isLater ? { publishAt: from } : {}),
        check: (data) => findProblems(schema, data),
        done: isLater
          ? `Scheduled for ${formatMoment(from)}.`
          : (answer) => ({
              text: 'Saved. Visitors see it now.',
              see: pageOf(answer),
              onUndo: shown === null ? null : () => undoTo(shown, answer.revision),
            }),
        waiting: waitingTo(isLater ? 'scheduled' : 'saved and shown'),
      })
    },
    askForReview: (asked: AskedReview) =>
      runSave({
        call: async (context) => {
          if (context.isChanged || !latest.current) context.settle(await put(context))
          return commandDocument(savedId(), { action: 'request-review', ...asked })
        },
        check:
          entry?.status === 'published'
            ? (data) => findProblems(schema, data)
            : findGaps(serverNow()),
        done: 'An editor will see that this waits for a review.',
        waiting: waitingTo('sent to an editor'),
      }),
    sendBack: (note: string) => act({ action: 'send-back', note }, 'Sent back to its author.'),
    discard: () => {
      const { workingRevision } = latest.current as AnyDocument
      return act(
        { action: 'discard' },
        {
          text: discardedMessage,
          onUndo: () => undo({ action: 'revert', revision: workingRevision as number }),
        },
      )
    },
    /** Restores an earlier revision; of published content as a change that waits. */
    revert: (revision: number) =>
      act(
        { action: 'revert', revision },
        entry?.status === 'published'
          ? savedDraftMessage('The earlier version is back.', entry)
          : 'The earlier version is back.',
      ),
    /** Makes one copy of an entry per press: sent twice with one id, it is copied once. */
    copy: () => {
      const autosave = `new-${randomName()}`
      return actions.run({
        kind: 'copy',
        call: () => commandDocument(savedId(), { action: 'copy', autosave }),
        done: 'This is the copy.',
        waiting: 'Will be copied when you are back online.',
      })
    },
  }
}

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

export type Editing = ReturnType<typeof useEditing>
