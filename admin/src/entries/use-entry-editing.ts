import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useConnectionLost } from '../api/connection.ts'
import { isLost, messageOf, StaffApiError, type Problem } from '../api/staff-api-error.ts'
import { useDraft } from '../drafts/use-draft.ts'
import { findProblems } from '../forms/check-form.ts'
import type { EntryPages } from './entry-pages.ts'
import { actOnEntry, addEntry, entrySchema, saveEntry, type Entry, type EntryAction } from './entry.ts'

interface Edited {
  pages: EntryPages
  opened: Entry | null
  onAdded: ((id: number) => void) | undefined
}

/** When an entry shows; times in milliseconds since 1970, UTC. */
export interface Timing {
  publishAt?: number | null
  expiresAt?: number | null
}

/** Something to be done to an entry with what the form holds now. */
type Step = (typed: unknown, basedOn: number) => Promise<Entry>

/**
 * All that can be done to one entry while it is edited. A refusal leaves what was typed where it is: problems go to their
 * fields, a conflict to its dialog, and what a lost connection held up is done when it is back.
 */
export function useEntryEditing({ pages, opened, onAdded }: Edited) {
  const { kind, schema, shape } = pages
  const [entry, setEntry] = useState(opened)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [conflict, setConflict] = useState<Entry | null>(null)
  const [isBusy, setBusy] = useState(false)
  const held = useRef<(() => Promise<unknown>) | null>(null)
  const interrupted = useRef<{ step: Step; done: string } | null>(null)
  const notify = useNotify()
  const queries = useQueryClient()
  const isConnectionLost = useConnectionLost()
  const draft = useDraft({
    draftKey: `${kind}/${opened?.id ?? 'new'}`,
    data: opened?.data ?? shape.start,
    revision: opened?.revision ?? 0,
  })

  const take = (next: Entry) => {
    setEntry(next)
    setProblems([])
    draft.rebase({ data: next.data, revision: next.revision })
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'editor' })
  }

  const run = async (
    step: Step,
    done: string,
    { typed = draft.data, basedOn = draft.base.revision } = {},
  ): Promise<Entry | null> => {
    setBusy(true)
    held.current = null
    try {
      const next = await step(typed, basedOn)
      take(next)
      notify(done, { type: 'success' })
      if (opened === null) onAdded?.(next.id)
      return next
    } catch (error) {
      handle(error, step, done)
      return null
    } finally {
      setBusy(false)
    }
  }

  const handle = (error: unknown, step: Step, done: string) => {
    const body = error instanceof StaffApiError ? error.body : {}
    const current = entrySchema.safeParse(body.current)
    if (error instanceof StaffApiError && error.reason === 'conflict' && current.success) {
      interrupted.current = { step, done }
      setConflict(current.data)
    } else if (error instanceof StaffApiError && error.problems.length > 0) {
      setProblems(error.problems)
    } else {
      if (isLost(error)) held.current = () => run(step, done)
      notify(messageOf(error), { type: 'error', autoHideDuration: 10_000 })
    }
  }

  const retry = useRef<() => void>(() => undefined)
  useEffect(() => {
    retry.current = () => void held.current?.()
  })
  useEffect(() => {
    if (!isConnectionLost) retry.current()
  }, [isConnectionLost])

  /** Does a step only with data that the schema lets pass. */
  const runChecked = (step: Step, done: string, data?: unknown) => {
    const typed = data === undefined ? draft.data : data
    const found = findProblems(schema, typed)
    setProblems(found)
    return found.length > 0 ? Promise.resolve(null) : run(step, done, { typed })
  }

  const put: Step = (typed, basedOn) =>
    entry ? saveEntry(kind, entry.id, { data: typed, basedOn }) : addEntry(kind, typed)
  const publishWith =
    (timing: Timing): Step =>
    async (typed, basedOn) => {
      const there = entry ?? (await addEntry(kind, typed))
      const body = { ...timing, data: typed, basedOn: entry ? basedOn : there.revision }
      return actOnEntry(kind, there.id, 'publish', body)
    }
  const askWith =
    (note: string): Step =>
    async (typed, basedOn) => {
      const there = entry && !draft.isDirty ? entry : await put(typed, basedOn)
      return actOnEntry(kind, there.id, 'request-review', note ? { note } : {})
    }

  return {
    ...{ pages, entry, draft, problems, conflict, isBusy },
    save: () => runChecked(put, entry?.status === 'published' ? 'Saved. Visitors see it now.' : 'Saved.'),
    publish: (timing: Timing) =>
      runChecked(
        publishWith(timing),
        (timing.publishAt ?? 0) > Date.now() ? 'Scheduled.' : 'Published. Visitors see it now.',
      ),
    askForReview: (note: string) => runChecked(askWith(note), 'An editor will see that this waits for a review.'),
    /** what needs nothing of the form */
    act: (action: EntryAction, body: unknown, done: string) =>
      run(() => actOnEntry(kind, (entry as Entry).id, action, body), done),
    merge: async (merged: unknown) => {
      if (!conflict) return
      const base = { data: conflict.data, revision: conflict.revision }
      setConflict(null)
      setEntry(conflict)
      draft.rebase(base, merged)
      const { step, done } = interrupted.current ?? { step: put, done: 'Saved.' }
      await run(step, done, { typed: merged, basedOn: base.revision })
    },
    postponeConflict: () => setConflict(null),
  }
}

export type EntryEditing = ReturnType<typeof useEntryEditing>
