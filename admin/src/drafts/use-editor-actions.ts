import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useConnectionLost } from '../api/connection.ts'
import { notify } from '../notifications/notify.ts'
import type { Draft, Version } from './draft.ts'
import { createEditorActions, type ActionHandlers } from './editor-actions.ts'

/** Runs the actions of an editor, shows their messages, and resumes waiting ones. */
export function useEditorActions<Answer extends Version>(
  draft: Draft,
  onAnswer: ActionHandlers<Answer>['onAnswer'],
) {
  const queries = useQueryClient()
  const isConnectionLost = useConnectionLost()
  const [actions] = useState(() => createEditorActions<Answer>(draft))
  useEffect(() => {
    actions.setHandlers({
      onAnswer,
      onDone: (message) => {
        notify(message)
        void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'editor' })
      },
      onFailure: (message) => notify(message, { type: 'error', durationMs: 10_000 }),
    })
  })
  const state = useSyncExternalStore(actions.subscribe, actions.read)
  useEffect(() => actions.open(), [actions])
  useEffect(() => {
    if (!isConnectionLost && state.held !== null) actions.resume()
  }, [actions, isConnectionLost, state.held])

  return { ...actions, ...state }
}
