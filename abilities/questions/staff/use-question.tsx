import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { messageOf, StaffApiError } from '../../../admin/src/api/staff-api-error.ts'
import { notify } from '../../../admin/src/notifications/notify.ts'
import type { OpenQuestion } from './question.ts'

type Change = () => Promise<OpenQuestion | null>

/**
 * Makes changes of a question: shows what was saved with a button that takes it back, or after a
 * conflict what another person saved.
 */
export function useQuestion(id: number) {
  const queries = useQueryClient()
  const navigate = useNavigate()

  const show = async (question: OpenQuestion | null) => {
    await queries.invalidateQueries({ queryKey: ['questions'] })
    if (question) queries.setQueryData(['question', id], question)
    else await navigate('/admin/questions')
  }

  /**
   * @param text what was done
   * @param undo takes the change back, from the question as it is then
   * @returns whether the change was made
   */
  const run = async (
    change: Change,
    text: string,
    undo?: (changed: OpenQuestion) => Promise<OpenQuestion | null>,
  ): Promise<boolean> => {
    try {
      const changed = await change()
      await show(changed)
      const message =
        undo && changed
          ? { text, onUndo: () => void run(() => undo(changed), 'It is as it was before.') }
          : text
      notify(message, { type: 'success' })
      return true
    } catch (error) {
      const isConflict = error instanceof StaffApiError && error.reason === 'conflict'
      if (isConflict) await show(error.body.current as OpenQuestion)
      notify(messageOf(error), { type: 'error' })
      return false
    }
  }
  return run
}
