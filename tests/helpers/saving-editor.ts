import type { DatabaseSettings } from '../../db/database.ts'
import { withDatabase } from './nodes.ts'
import { signInAs } from './staff.ts'

/** Signs an editor in who saves articles with the title `Saved`. @returns the save at an address */
export async function openEditor(settings: DatabaseSettings) {
  const { token } = await withDatabase(settings, (database) => signInAs(database, 'editor'))
  return (origin: string, text = 'Text.') =>
    fetch(`${origin}/api/admin/entries/article`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        data: { title: 'Saved', content: `<p>${text}</p>`, category: 'Campus News' },
      }),
    })
}

/** Repeats a call with pauses of some milliseconds, several at once, until the signal comes. */
export function repeat(
  count: number,
  signal: AbortSignal,
  act: (turn: number) => Promise<unknown>,
) {
  const run = async () => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      await act(turn)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  return Promise.all(Array.from({ length: count }, run))
}
