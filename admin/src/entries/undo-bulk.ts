import type { KindName } from '../../../school/kinds/index.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import type { BulkActionName } from './bulk-words.ts'
import type { BulkOutcome } from './run-bulk.ts'

/** Maximum number of entries in one call. */
const portionSize = 100

/** Returns whether an action can be taken back as a whole. */
export const canUndo = (action: BulkActionName, { done, saved }: BulkOutcome) =>
  action === 'trash' ? done.length > 0 : saved.length > 0

/**
 * Takes an action on several entries back.
 *
 * @returns what to tell the person
 */
export async function undoBulk(
  kind: KindName,
  action: BulkActionName,
  { done, saved }: BulkOutcome,
): Promise<string> {
  const answers =
    action === 'trash'
      ? await inPortions(done, (ids) =>
          callStaffApi('POST /entries/:kind/commands', {
            params: { kind },
            body: { ids, action: 'restore' },
          }),
        )
      : await inPortions(saved, (portion) =>
          callStaffApi('POST /entries/:kind/commands', {
            params: { kind },
            body: { action: action === 'change' ? 'undo' : 'undo-visibility', saved: portion },
          }),
        )
  const restored = answers.reduce((sum, answer) => sum + answer.done.length, 0)
  const refused = answers.flatMap((answer) => answer.refused)
  const why = [...new Set(refused.map(({ error }) => error))].join(' ')
  const ended = answers.reduce((sum, answer) => sum + answer.ended, 0)
  const down =
    ended > 0 ? ` ${ended} ${ended === 1 ? 'stays' : 'stay'} taken down: ${hasPassed}` : ''
  const rest = refused.length > 0 ? ` Not ${refused.length}: ${why}` : ''
  const changed = action === 'trash' ? 0 : done.length - saved.length
  const left = changed > 0 ? ` Not ${changed}: ${hadChange}` : ''
  return `${restored} restored${ended > 0 ? '.' : ' as they were.'}${down}${rest}${left}`
}

const hasPassed = 'the day has passed.'

const hadChange = 'A change waited there. The history has it, and what visitors saw before.'

async function inPortions<Item, Answer>(
  items: readonly Item[],
  send: (portion: Item[]) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let at = 0; at < items.length; at += portionSize)
    answers.push(await send(items.slice(at, at + portionSize)))
  return answers
}
