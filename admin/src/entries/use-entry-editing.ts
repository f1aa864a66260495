import { useRef, useState } from 'react'
import { useNewDraftKey } from '../drafts/new-drafts.ts'
import { useDraft } from '../drafts/use-draft.ts'
import { useSteps, type Step } from '../drafts/use-steps.ts'
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

/** All that can be done to one entry while it is edited. */
export function useEntryEditing({ pages, opened, onAdded }: Edited) {
  const { kind, schema, shape } = pages
  const [entry, setEntry] = useState(opened)
  const newKey = useNewDraftKey(kind)
  const draft = useDraft({
    draftKey: opened ? `${kind}/${opened.id}` : newKey,
    data: opened?.data ?? shape.start,
    revision: opened?.revision ?? 0,
  })
  const steps = useSteps<Entry>({
    draft,
    readCurrent: (value) => entrySchema.safeParse(value).data ?? null,
    onDone: (next) => {
      setEntry(next)
      if (opened === null) onAdded?.(next.id)
    },
  })

  /** Does a step only with data that the schema lets pass. */
  const runChecked = (step: Step<Entry>, done: string) => {
    const found = findProblems(schema, draft.data)
    steps.setProblems(found)
    return found.length > 0 ? Promise.resolve(null) : steps.run(step, done)
  }

  // What was added by a step that went wrong after it: trying again does not add it twice.
  const added = useRef<Entry | null>(null)
  const add = async (data: unknown) => {
    added.current = await addEntry(kind, data, draft.draftKey.slice(kind.length + 1))
    return added.current
  }
  const put: Step<Entry> = (data, basedOn) => {
    const there = entry ?? added.current
    return there ? saveEntry(kind, there.id, { data, basedOn: entry ? basedOn : there.revision }) : add(data)
  }
  const publishWith =
    (timing: Timing): Step<Entry> =>
    async (data, basedOn) => {
      const there = entry ?? added.current ?? (await add(data))
      const body = { ...timing, data, basedOn: entry ? basedOn : there.revision }
      return actOnEntry(kind, there.id, 'publish', body)
    }
  const askWith =
    (note: string): Step<Entry> =>
    async (data, basedOn) => {
      const there = entry && !draft.isDirty ? entry : await put(data, basedOn)
      return actOnEntry(kind, there.id, 'request-review', note ? { note } : {})
    }

  return {
    ...steps,
    ...{ pages, entry, draft },
    save: () => runChecked(put, entry?.status === 'published' ? 'Saved. Visitors see it now.' : 'Saved.'),
    publish: (timing: Timing) =>
      runChecked(
        publishWith(timing),
        (timing.publishAt ?? 0) > Date.now() ? 'Scheduled.' : 'Published. Visitors see it now.',
      ),
    askForReview: (note: string) => runChecked(askWith(note), 'An editor will see that this waits for a review.'),
    /** what needs nothing of the form */
    act: (action: EntryAction, body: unknown, done: string) =>
      steps.run(() => actOnEntry(kind, (entry as Entry).id, action, body), done),
  }
}

export type EntryEditing = ReturnType<typeof useEntryEditing>
