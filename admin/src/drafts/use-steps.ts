import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useConnectionLost } from '../api/connection.ts'
import { isLost, messageOf, StaffApiError, type Problem } from '../api/staff-api-error.ts'
import type { Draft } from './use-draft.ts'

/** What is edited, as the API gives it: an entry or a piece of reference content. */
export interface Versioned {
  data: unknown
  revision: number
}

/** Something to be done with what the form holds. */
export type Step<Thing> = (typed: unknown, basedOn: number) => Promise<Thing>

interface Steps<Thing> {
  draft: Draft
  /** what the API sent along with a conflict; `null`: nothing that can be read */
  readCurrent: (value: unknown) => Thing | null
  /** after a step has been done */
  onDone: (next: Thing) => void
}

/**
 * Does steps and sees to what stands in their way. A refusal leaves what was typed where it is: problems go to their
 * fields, a conflict to its dialog, and what a lost connection held up is done when it is back.
 */
export function useSteps<Thing extends Versioned>({ draft, readCurrent, onDone }: Steps<Thing>) {
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [conflict, setConflict] = useState<Thing | null>(null)
  const [isBusy, setBusy] = useState(false)
  const held = useRef<(() => Promise<unknown>) | null>(null)
  const interrupted = useRef<{ step: Step<Thing>; done: string } | null>(null)
  const notify = useNotify()
  const queries = useQueryClient()
  const isConnectionLost = useConnectionLost()

  const run = async (
    step: Step<Thing>,
    done: string,
    { typed = draft.data, basedOn = draft.base.revision } = {},
  ): Promise<Thing | null> => {
    setBusy(true)
    held.current = null
    try {
      const next = await step(typed, basedOn)
      setProblems([])
      draft.rebase({ data: next.data, revision: next.revision })
      onDone(next)
      notify(done, { type: 'success' })
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'editor' })
      return next
    } catch (error) {
      handle(error, step, done)
      return null
    } finally {
      setBusy(false)
    }
  }

  const handle = (error: unknown, step: Step<Thing>, done: string) => {
    const refusal = error instanceof StaffApiError ? error : null
    const current = refusal?.reason === 'conflict' ? readCurrent(refusal.body.current) : null
    if (current) {
      interrupted.current = { step, done }
      setConflict(current)
    } else if (refusal && refusal.problems.length > 0) {
      setProblems(refusal.problems)
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

  /** Goes on with the step that a conflict stopped, now with what was chosen of both versions. */
  const merge = async (merged: unknown) => {
    if (!conflict || !interrupted.current) return null
    const base = { data: conflict.data, revision: conflict.revision }
    const { step, done } = interrupted.current
    setConflict(null)
    draft.rebase(base, merged)
    return run(step, done, { typed: merged, basedOn: base.revision })
  }
  return { run, merge, problems, setProblems, conflict, postponeConflict: () => setConflict(null), isBusy }
}
