import type { Selection } from '@tiptap/pm/state'

/**
 * Returns whether a key asks for a link: Ctrl+K or Cmd+K with words selected, or with the caret in a
 * link. Elsewhere the same key opens the search of the staff pages.
 */
export function asksForLink({ empty, $from }: Selection, event: KeyboardEvent): boolean {
  const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
  if (!isShortcut || event.shiftKey || event.altKey) return false
  return !empty || $from.marks().some(({ type }) => type.name === 'link')
}
