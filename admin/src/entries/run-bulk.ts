import type { AnswerOf } from '../../../product/contract.ts'
import { messageOf } from '../api/staff-api-error.ts'

/** Maximum number of entries in one call: each answer moves the progress on. */
const portionSize = 50

type BulkAnswer = AnswerOf<'POST /entries/:kind/commands'>

/** The entries of one call. */
export type Portion<Filters> =
  { ids: number[] } | { matching: Filters & { after?: number; through?: number } }

/** Result of an action on several entries. */
export interface BulkOutcome extends Pick<BulkAnswer, 'done' | 'saved' | 'unchanged' | 'refused'> {
  /** the reason it ended before the last entry; '' when it did not */
  problem: string
}

interface Run<Filters> {
  /** the entries by their ids, or every match */
  choice: { ids: readonly number[] } | { filters: Filters }
  send: (portion: Portion<Filters>) => Promise<BulkAnswer>
  /** called with the part that is done, from 0 to 1 */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/**
 * Runs an action on any number of entries, portion by portion. A portion that fails ends it; what
 * was done before is in the outcome.
 */
export async function runBulk<Filters extends object>({
  choice,
  send,
  onProgress,
  signal,
}: Run<Filters>): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], saved: [], unchanged: 0, refused: [], problem: '' }
  const take = ({ done, saved, unchanged, refused }: BulkAnswer) => {
    outcome.done.push(...done)
    outcome.saved.push(...saved)
    outcome.refused.push(...refused)
    outcome.unchanged += unchanged
  }
  const count = () => outcome.done.length + outcome.refused.length + outcome.unchanged
  try {
    if ('ids' in choice) {
      for (let at = 0; at < choice.ids.length && !signal.aborted; at += portionSize) {
        take(await send({ ids: choice.ids.slice(at, at + portionSize) }))
        onProgress(count() / choice.ids.length)
      }
    } else {
      let next: BulkAnswer['next'] = null
      do {
        const from: { after?: number; through?: number } = next
          ? { after: next.after, through: next.through }
          : {}
        const answer: BulkAnswer = await send({ matching: { ...choice.filters, ...from } })
        take(answer)
        next = answer.next
        onProgress(count() / (count() + (next?.left ?? 0)))
      } while (next && !signal.aborted)
    }
    if (signal.aborted) outcome.problem = 'Stopped. The rest is as it was.'
  } catch (error) {
    outcome.problem = `${messageOf(error)} The rest is as it was.`
  }
  return outcome
}
