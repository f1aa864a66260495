import type { AnswerOf } from '../../../product/contract.ts'
import type { KindName } from '../../../school/kinds/index.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { messageOf } from '../api/staff-api-error.ts'
import type { BulkActionName } from './bulk-words.ts'
import type { toApiFilters } from './entry-query.ts'

/** Maximum number of entries in one call: each answer moves the progress bar. */
const portionSize = 50

type BulkAnswer = AnswerOf<'POST /entries/:kind/commands'>
type Filters = ReturnType<typeof toApiFilters>

export type Portion =
  { ids: number[] } | { matching: Filters & { after?: number; through?: number } }

export interface BulkOutcome extends Pick<BulkAnswer, 'done' | 'saved' | 'unchanged' | 'refused'> {
  /** the reason for ending before the last entry; '' after a whole run */
  problem: string
}

interface BulkRun {
  /** the entries by their ids, or every match */
  choice: { ids: readonly number[] } | { filters: Filters }
  send: (portion: Portion) => Promise<BulkAnswer>
  /** called with the finished part, from 0 to 1 */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/**
 * Runs an action on any number of entries, portion by portion. The first portion that fails ends the
 * run; the outcome holds the finished portions.
 */
export async function runBulk({ choice, send, onProgress, signal }: BulkRun): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], saved: [], unchanged: 0, refused: [], problem: '' }
  let rest = 'ids' in choice ? choice.ids : []
  let next: BulkAnswer['next'] = null
  let left: number
  try {
    do {
      const from = next && { after: next.after, through: next.through }
      const answer = await send(
        'ids' in choice
          ? { ids: rest.slice(0, portionSize) }
          : { matching: { ...choice.filters, ...from } },
      )
      outcome.done.push(...answer.done)
      outcome.saved.push(...answer.saved)
      outcome.refused.push(...answer.refused)
      outcome.unchanged += answer.unchanged
      rest = rest.slice(portionSize)
      next = answer.next
      left = next?.left ?? rest.length
      const count = outcome.done.length + outcome.refused.length + outcome.unchanged
      onProgress(count / (count + left))
    } while (left > 0 && !signal.aborted)
    if (signal.aborted) outcome.problem = 'Stopped. The rest is as it was.'
  } catch (error) {
    outcome.problem = `${messageOf(error)} The rest is as it was.`
  }
  return outcome
}

/** Tells whether an action can be undone. */
export const canUndo = (action: BulkActionName, { done, saved }: BulkOutcome) =>
  action === 'trash' ? done.length > 0 : saved.length > 0

/**
 * Undoes an action on several entries.
 *
 * @returns the message for the person
 */
export async function undoBulk(
  kind: KindName,
  action: BulkActionName,
  { done, saved }: BulkOutcome,
): Promise<string> {
  const isTrash = action === 'trash'
  const answers: BulkAnswer[] = []
  for (let at = 0; at < (isTrash ? done : saved).length; at += portionSize) {
    const end = at + portionSize
    answers.push(
      await callStaffApi('POST /entries/:kind/commands', {
        params: { kind },
        body: isTrash
          ? { action: 'restore', ids: done.slice(at, end) }
          : {
              action: action === 'change' ? 'undo' : 'undo-visibility',
              saved: saved.slice(at, end),
            },
      }),
    )
  }
  const restored = answers.reduce((sum, answer) => sum + answer.done.length, 0)
  const refused = answers.flatMap((answer) => answer.refused)
  const reasons = [...new Set(refused.map(({ error }) => error))].join(' ')
  const ended = answers.reduce((sum, answer) => sum + answer.ended, 0)
  const changed = isTrash ? 0 : done.length - saved.length
  return [
    ended > 0
      ? `${restored} restored. ${ended} ${ended === 1 ? 'stays' : 'stay'} taken down: the day has passed.`
      : `${restored} restored as they were.`,
    refused.length > 0 && `Not ${refused.length}: ${reasons}`,
    changed > 0 &&
      `Not ${changed}: A change waited there. The history has it, and what visitors saw before.`,
  ]
    .filter(Boolean)
    .join(' ')
}
