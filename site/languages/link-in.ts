import { addressIn, languageOf, languages, type Language } from './language.ts'

/** What has one address for all languages: staff pages, calls, codes, checks, and files by their ending. */
const withoutLanguage =
  /^\/(?:admin|api|assets|go|healthz|login|media|metrics|post-kit|preview|readyz|share-card|\.well-known)(?:\/|$)|\.[a-z\d]{1,11}$/i

/**
 * Returns where a link leads that staff wrote, for a reader of a language: to a page of this site in
 * that language, so that a reader stays in it. Every other link stays as it is, and so does one that
 * names a language itself.
 * @example linkIn('fil', '/admissions#papers') // '/fil/admissions#papers'
 */
export function linkIn(language: Language, link: string): string {
  const [path = ''] = link.split(/[?#]/, 1)
  const isPage = /^\/(?![/\\])/.test(path) && !withoutLanguage.test(path)
  if (!isPage || languageOf(path) !== languages[0]) return link
  return addressIn(language, path) + link.slice(path.length)
}
