import type { ContentSource } from '../school/content/content-host/content-source.server.ts'
import { inFilipino } from '../school/content/language-view.server.ts'
import { languageOf } from '../site/languages/language.ts'
import { linkIn } from '../site/languages/link-in.ts'

/**
 * Returns where the page at an address reads its content: in the language of the address. Texts of a
 * content host stay in English.
 */
export const sourceAt = (source: ContentSource, path: string): ContentSource =>
  languageOf(path) === 'fil' ? sourceInFilipino(source) : source

export const sourceInFilipino = (source: ContentSource): ContentSource => ({
  ...source,
  database: inFilipino(source.database),
  linkTo: (address) => linkIn('fil', address),
})
