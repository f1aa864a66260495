import { useState } from 'react'
import type * as z from 'zod'
import { discardedWords, sayKept, sayScheduled } from '../changes/waiting-words.ts'
import { useDraft } from '../drafts/use-draft.ts'
import { useSteps } from '../drafts/use-steps.ts'
import { findDraftProblems, findProblems } from '../forms/check-form.ts'
import {
  discardReference,
  publishReference,
  revertReference,
  saveReference,
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
