import { useState } from 'react'
import type * as z from 'zod'
import { discardedWords, sayKept, sayScheduled } from '../changes/waiting-words.ts'
import { useDraft } from '../drafts/use-draft.ts'
import { useSteps } from '../drafts/use-steps.ts'
import { findDraftProblems, findProblems } from '../forms/check-form.ts'
import type { AskedReview } from '../reviews/ask-dialog.tsx'
import {
  askForReview,
  discardReference,
  publishReference,
  revertReference,
  saveReference,
  sendBack,
  type OpenReference,
} from './reference.ts'

const waitingTo = (done: string) =>
  `Will be ${done} when you are back online, with the form as it is then.`

/** Returns all actions on the edited reference content. */
export function useReferenceEditing(opened: OpenReference, schema: z.ZodType) {
  const { key } = opened
  const [current, setCurrent] = useState(opened)
  const draft = useDraft({
    draftKey: `reference/${key}`,
    data: opened.data,
    revision: opened.revision,
  })
  const steps = useSteps<OpenReference>({ draft: draft.draft, onAnswer: setCurrent })
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
    show: () =>
      steps.run({
        kind: 'save',
        check: (data) => findProblems(schema, data),
        step: ({ data, basedOn }) => publishReference(key, { data, basedOn }),
        done: 'Saved. Visitors see it now.',
        waiting: waitingTo('saved and shown'),
      }),
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
    discard: () =>
      steps.run({
        kind: 'act',
        step: () => discardReference(key),
        done: discardedWords,
        waiting: 'Will be discarded when you are back online.',
      }),
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
