import { isAlike, isGroup } from '../forms/form-data.ts'

/**
 * Lays what was typed since a save was sent over the server's answer to it. Where both differ from
 * what was sent, the typed value wins: the next save sends it.
 * @param sent what the save carried
 * @param answered what the server made of it
 * @param typed what the form holds now
 * @example mergeTyped({ title: 'A ' }, { title: 'A' }, { title: 'A b' }) // { title: 'A b' }
 */
export function mergeTyped(sent: unknown, answered: unknown, typed: unknown): unknown {
  if (isAlike(sent, answered)) return typed
  if (isAlike(sent, typed)) return answered
  if (isGroup(sent) && isGroup(answered) && isGroup(typed)) {
    const keys = new Set([...Object.keys(answered), ...Object.keys(typed)])
    return Object.fromEntries(
      [...keys].map((key) => [key, mergeTyped(sent[key], answered[key], typed[key])]),
    )
  }
  if (Array.isArray(sent) && Array.isArray(answered) && Array.isArray(typed)) {
    // Items have no ids: only while none was added or removed does each keep its place.
    const isInPlace = sent.length === answered.length && sent.length === typed.length
    if (isInPlace)
      return typed.map((item: unknown, index) => mergeTyped(sent[index], answered[index], item))
  }
  return typed
}
