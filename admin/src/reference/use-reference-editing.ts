import { useState } from 'react'
import type * as z from 'zod'
import { useQueryClient } from '@tanstack/react-query'
import { pageOfChange } from '../../../school/kinds/define-reference-kind.ts'
import { findReferenceKind } from '../../../school/kinds/reference-kinds.ts'
import type { OpenReference } from '../api/documents.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { discardedWords, sayKept, sayScheduled } from '../changes/waiting-words.ts'
import { useDraft } from '../drafts/use-draft.ts'
import { useSteps } from '../drafts/use-steps.ts'
import { useUndo } from '../drafts/use-undo.ts'
import { findDraftProblems, findProblems } from '../forms/check-form.ts'
import { readRevision } from '../history/revisions.ts'
import { notify } from '../notifications/notify.ts'
import type { AskedReview } from '../reviews/ask-dialog.tsx'
import {
  askForReview,
  discardReference,
  publishReference,
  revertReference,
  saveReference,
  sendBack,
} from './reference.ts'

const waitingTo = (done: string) =>
  `Will be ${done} when you are back online, with the form as it is then.`

/** Returns all actions on the edited reference content. */
export function useReferenceEditing(opened: OpenReference, schema: z.ZodType) {
  const { key } = opened
  const kind = findReferenceKind(key)
  const [current, setCurrent] = useState(opened)
  const draft = useDraft({
    draftKey: `reference/${key}`,
    data: opened.data,
    revision: opened.revision,
  })
  const steps = useSteps<OpenReference>({ draft: draft.draft, onAnswer: setCurrent })
  const queries = useQueryClient()
  const undo = useUndo<OpenReference>({
    act: (step, done) =>
      steps.run({ kind: 'act', step, done, waiting: 'Will be done when you are back online.' }),
    actElsewhere: async (step) => {
      try {
        await step()
        notify(`“${opened.title}” is as it was.`, { type: 'success' })
        await queries.invalidateQueries()
      } catch (failure) {
        notify(messageOf(failure), { type: 'error' })
      }
    },
  })
  return {
    ...steps,
    current,
    draft,
    save: () =>
      steps.run({
        kind: 'save',
        check: (data) => findDraftProblems(schema, data),
        step: ({ data, basedOn }) => saveReference(key, { data, basedOn }),
        done: sayKept('Saved.', current),
        waiting: waitingTo('saved'),
      }),
    show: () => {
      const { liveRevision } = current
      let basedOn = 0
      return steps.run({
        kind: 'save',
        check: (data) => findProblems(schema, data),
        step: async (sending) => {
          const saved = await publishReference(key, {
            data: sending.data,
            basedOn: sending.basedOn,
          })
          basedOn = saved.revision
          return saved
        },
        done: ({ data }) => ({
          text: 'Saved. Visitors see it now.',
          see: kind && pageOfChange(kind, opened.data, data),
          onUndo: () =>
            undo(async () =>
              publishReference(key, {
                data: await readRevision({ kind: 'reference', id: key }, liveRevision),
                basedOn,
              }),
            ),
        }),
        waiting: waitingTo('saved and shown'),
      })
    },
    showLater: (publishAt: number) =>
      steps.run({
        kind: 'save',
        check: (data) => findProblems(schema, data),
        step: ({ data, basedOn }) => publishReference(key, { data, basedOn, publishAt }),
        done: sayScheduled(publishAt),
        waiting: waitingTo('scheduled'),
      }),
    /** Saves what is typed as a draft, then asks an editor to show it. */
    askForReview: (asked: AskedReview) =>
      steps.run({
        kind: 'save',
        check: (data) => findProblems(schema, data),
        step: async ({ data, basedOn, isChanged, settle }) => {
          if (isChanged) settle(await saveReference(key, { data, basedOn }))
          return askForReview(key, asked)
        },
        done: 'An editor will see that this waits for a review.',
        waiting: waitingTo('sent to an editor'),
      }),
    sendBack: (note: string) =>
      steps.run({
        kind: 'act',
        step: () => sendBack(key, note),
        done: 'Sent back to its author.',
        waiting: 'Will be sent back when you are back online.',
      }),
    discard: () => {
      const discarded = current.workingRevision as number
      return steps.run({
        kind: 'act',
        step: () => discardReference(key),
        done: {
          text: discardedWords,
          onUndo: () => undo(() => revertReference(key, discarded)),
        },
        waiting: 'Will be discarded when you are back online.',
      })
    },
    revert: (revision: number) =>
      steps.run({
        kind: 'act',
        step: () => revertReference(key, revision),
        done: sayKept('The earlier version is back.', current),
        waiting: 'The earlier version will be back when you are online again.',
      }),
  }
}

export type ReferenceEditing = ReturnType<typeof useReferenceEditing>
