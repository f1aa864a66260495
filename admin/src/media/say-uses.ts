import type { Message } from '../notifications/notify.ts'
import { readMedia } from './media-file.ts'

/**
 * Adds to a message about a file where visitors see it: how many uses it has, and a link to the first
 * with a page of its own. Without an answer, the message stays as it is.
 */
export async function withUses(
  id: string,
  message: Exclude<Message, string>,
): Promise<Exclude<Message, string>> {
  const known = await readMedia(id).catch(() => null)
  if (!known) return message
  const { usedIn } = known
  const used =
    usedIn.length === 0
      ? 'It is not used anywhere.'
      : `It is used in ${usedIn.length === 1 ? '1 place' : `${usedIn.length} places`}.`
  const see = usedIn.find(({ address }) => address !== null)?.address ?? null
  return { ...message, text: `${message.text} ${used}`, see }
}
