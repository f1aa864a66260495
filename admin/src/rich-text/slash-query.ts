import type { EditorState } from '@tiptap/pm/state'
import { wordsOf } from '../../../school/content/search/words.ts'
import type { TextTool } from './text-tools.tsx'

/** Words typed after a `/` that begins a paragraph, and their place. */
export interface SlashQuery {
  from: number
  to: number
  words: string
}

/**
 * Finds a `/` at the beginning of the paragraph with the caret, and what is typed after it. Elsewhere
 * the sign is part of the text: `and/or`.
 */
export function slashQueryIn({ selection: { empty, $from } }: EditorState): SlashQuery | null {
  if (!empty || $from.parent.type.name !== 'paragraph') return null
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC')
  const [, words] = /^\/((?! )[\p{L}\p{N} ]*)$/u.exec(before) ?? []
  return words === undefined ? null : { from: $from.start(), to: $from.pos, words }
}

/** Chooses the tools of the `/` menu that have all of the typed words. */
export const toolsFor = (tools: readonly TextTool[], typed: string): TextTool[] =>
  tools.filter(({ name, words }) => {
    if (words === undefined) return false
    const known = wordsOf(`${name} ${words}`)
    return wordsOf(typed).every((wanted) => known.some((word) => word.startsWith(wanted)))
  })
