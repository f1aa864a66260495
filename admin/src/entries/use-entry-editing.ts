import { useRef, useState } from 'react'
import { newDraftKey, randomName } from '../drafts/new-drafts.ts'
import type { Press, Step } from '../drafts/steps.ts'
import { useDraft } from '../drafts/use-draft.ts'
import { useSteps } from '../drafts/use-steps.ts'
import { findProblems } from '../forms/check-form.ts'
import type { EntryPages } from './entry-pages.ts'
import { actOnEntry, addEntry, entrySchema, saveEntry, type Entry, type EntryAction } from './entry.ts'

interface Edited {
  pages: EntryPages
  /** `null`: a new one */
  opened: Entry | null
  onAdded: ((id: number) => void) | undefined
}

/** When an entry shows; times in milliseconds since 1970, UTC. */
export interface Timing {
  publishAt?: number | null
  expiresAt?: number | null
}

const waitingTo = (done: string) => `Will be ${done} when you are back online, with what the form holds then.`

/** All that can be done to one entry while it is edited. */
export function useEntryEditing({ pages, opened, onAdded }: Edited) {
  const { kind, schema, shape } = pages
  const [entry, setEntry] = useState(opened)
  // The entry of the last answer: a step may run long after the press, when a render is out of date.
  const latest = useRef(opened)
  const [openedKey] = useState(() => (opened ? `${kind}/${opened.id}` : newDraftKey(kind)))
  const draft = useDraft({
    draftKey: openedKey,
    data: opened?.data ?? shape.start,
    revision: opened?.revision ?? 0,
  })
  const steps = useSteps<Entry>({
    draft: draft.draft,
    readCurrent: (value) => entrySchema.safeParse(value).data ?? null,
    onAnswer: (answer) => {
      const isAdded = latest.current === null
      latest.current = answer
      setEntry(answer)
      draft.rename(`${kind}/${answer.id}`)
      if (isAdded) onAdded?.(answer.id)
    },
  })

  const add = (data: unknown) => addEntry(kind, data, draft.place.key.slice(kind.length + 1))
  const put: Step<Entry> = ({ data, basedOn }) =>
    latest.current ? saveEntry(kind, latest.current.id, { data, basedOn }) : add(data)

  const publishWith =
    (timing: Timing): Step<Entry> =>
    async ({ data, basedOn, settle }) => {
      const there = latest.current
      const { id, revision } = there ? { id: there.id, revision: basedOn } : settle(await add(data))
      return actOnEntry(kind, id, 'publish', { ...timing, data, basedOn: revision })
    }
  const askWith =
    (note: string): Step<Entry> =>
    async (sending) => {
      const isSaved = latest.current !== null && !sending.isChanged
      const { id } = isSaved ? (latest.current as Entry) : sending.settle(await put(sending))
      return actOnEntry(kind, id, 'request-review', note ? { note } : {})
    }
  const runSave = (press: Pick<Press<Entry>, 'step' | 'done' | 'waiting'>) =>
    steps.run({ kind: 'save', check: (data) => findProblems(schema, data), ...press })

  return {
    ...steps,
    ...{ pages, entry, draft },
    save: () =>
      runSave({
        step: put,
        done: entry?.status === 'published' ? 'Saved. Visitors see it now.' : 'Saved.',
        waiting: waitingTo(entry?.status === 'published' ? 'saved and shown' : 'saved'),
      }),
    publish: (timing: Timing) => {
      const isLater = (timing.publishAt ?? 0) > Date.now()
      return runSave({
        step: publishWith(timing),
        done: isLater ? 'Scheduled.' : 'Published. Visitors see it now.',
        waiting: waitingTo(isLater ? 'scheduled' : 'published'),
      })
    },
    askForReview: (note: string) =>
      runSave({
        step: askWith(note),
        done: 'An editor will see that this waits for a review.',
        waiting: waitingTo('sent to an editor'),
      }),
    /** what needs nothing of the form */
    act: (action: EntryAction, body: unknown, done: string) =>
      steps.run({
        kind: 'act',
        step: () => actOnEntry(kind, (latest.current as Entry).id, action, body),
        done,
        waiting: 'Will be done when you are back online.',
      }),
    /** Adds a copy, once for each press. */
    copy: () => {
      const body = { autosave: `new-${randomName()}` }
      return steps.run({
        kind: 'copy',
        step: () => actOnEntry(kind, (latest.current as Entry).id, 'copy', body),
        done: 'This is the copy.',
        waiting: 'Will be copied when you are back online.',
      })
    },
  }
}

export type EntryEditing = ReturnType<typeof useEntryEditing>
