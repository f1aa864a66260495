import type { ContentSource } from '../school/content/content-host/content-source.server.ts'
import { linkInLanguage } from '../site/page-address.ts'
import { translatorForPath } from '../site/languages/messages.server.ts'

/**
 * Returns where the page at an address reads its content: in the language of the address, which is also
 * that of what the page adds to it. Texts of a content host stay in English.
 */
export function sourceAt(source: ContentSource, path: string): ContentSource {
  const t = translatorForPath(path)
  const { language } = t
  const player = { language, play: t('server.playVideo'), watch: t('server.watchOnYouTube') }
  return { ...(language === 'fil' ? sourceInFilipino(source) : source), player }
}

/** Returns a source that reads in Filipino where there is Filipino, and leads to Filipino pages. */
export const sourceInFilipino = (source: ContentSource): ContentSource => ({
  ...source,
  language: 'fil',
  linkTo: (address) => linkInLanguage('fil', address),
})
