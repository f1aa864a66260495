import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../api/staff-api-error.ts'
import { notify } from '../notifications/notify.ts'
import {
  addComment,
  commentsIn,
  changeComment,
  type CommentList,
  type CommentPlace,
} from './comment.ts'

/** Changes the comments in a place; what hides one says so, with Undo. */
export function useComments(place: CommentPlace) {
  const queries = useQueryClient()
  const show = async (list: CommentList) => {
    queries.setQueryData(commentsIn(place).queryKey, list)
    await queries.invalidateQueries({ queryKey: ['dashboard'] })
  }
  const run = async (
    call: () => Promise<CommentList>,
    text: string,
    undo?: () => Promise<CommentList>,
  ): Promise<void> => {
    try {
      await show(await call())
      const message = undo
        ? { text, onUndo: () => void run(undo, 'The comment is as it was before.') }
        : text
      notify(message, { type: 'success' })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }
  return {
    /** @throws what the call throws: the field shows it, and keeps its text */
    add: async (id: string, text: string) => show(await addComment(place, id, text)),
    resolve: (id: string, isResolved: boolean) =>
      run(
        () => changeComment(place, id, { isResolved }),
        isResolved ? 'The comment is resolved.' : 'The comment is open again.',
        () => changeComment(place, id, { isResolved: !isResolved }),
      ),
    remove: (id: string) =>
      run(
        () => changeComment(place, id, { isDeleted: true }),
        'The comment is deleted.',
        () => changeComment(place, id, { isDeleted: false }),
      ),
  }
}
