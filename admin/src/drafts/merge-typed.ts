import { isEqual, isGroup } from '../forms/form-data.ts'

/**
 * Merges what was typed since a save was sent into the server's answer. Where both differ from what
 * was sent, the typed value wins: the next save sends it.
 *
 * @param sent what the save carried
 * @param answered the server's version of it
 * @param typed what the form holds now
 * @example mergeTyped({ title: 'A ' }, { title: 'A' }, { title: 'A b' }) // { title: 'A b' }
 */
export function mergeTyped(sent: unknown, answered: unknown, typed: unknown): unknown {
  if (isEqual(sent, answered)) return typed
  if (isEqual(sent, typed)) return answered
  if (isGroup(sent) && isGroup(answered) && isGroup(typed)) {
    const keys = new Set([...Object.keys(answered), ...Object.keys(typed)])
    return Object.fromEntries(
      [...keys].map((key) => [key, mergeTyped(sent[key], answered[key], typed[key])]),
    )
  }
  if (Array.isArray(sent) && Array.isArray(answered) && Array.isArray(typed)) {
    // Items have no ids: their index identifies them only while none was added or removed.
    const isInPlace = sent.length === answered.length && sent.length === typed.length
    if (isInPlace)
      return typed.map((item: unknown, index) => mergeTyped(sent[index], answered[index], item))
  }
  return typed
}
