import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useConnectionLost } from '../api/connection.ts'
import { notify } from '../notifications/notify.ts'
import type { Draft, Version } from './draft.ts'
import { createSteps, type StepHandlers } from './steps.ts'

/** Runs the actions of an editor, shows their messages, and resumes waiting ones. */
export function useSteps<Thing extends Version>(
  draft: Draft,
  onAnswer: StepHandlers<Thing>['onAnswer'],
) {
  const queries = useQueryClient()
  const isConnectionLost = useConnectionLost()
  const [steps] = useState(() => createSteps<Thing>(draft))
  useEffect(() => {
    steps.setHandlers({
      onAnswer,
      onDone: (message) => {
        notify(message, { type: 'success' })
        void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'editor' })
      },
      onFailure: (message) => notify(message, { type: 'error', durationMs: 10_000 }),
    })
  })
  const state = useSyncExternalStore(steps.subscribe, steps.read)
  useEffect(() => steps.open(), [steps])
  useEffect(() => {
    if (!isConnectionLost && state.held !== null) steps.resume()
  }, [steps, isConnectionLost, state.held])

  const { isOpen, run, resume, stop, cancel, merge, postponeConflict } = steps
  return { ...state, isOpen, run, resume, stop, cancel, merge, postponeConflict }
}
