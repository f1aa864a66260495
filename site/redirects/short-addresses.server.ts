import { plainPath, type Language } from '../languages/language.ts'
import { pageAddress } from '../page-address.ts'

/**
 * Finds the page that a short address leads to, which printed texts use; `undefined` for any other path.
 * Short addresses are not routes: visitors would download them with the list of routes.
 *
 * @param path in any language
 * @example findShortAddress('fil', '/fil/vision') // '/fil/meaning/vision'
 */
export function findShortAddress(language: Language, path: string): string | undefined {
  const meaning = (tag: string) => pageAddress(language, '/meaning/:tag', { tag })
  const addresses: Readonly<Record<string, string>> = {
    '/vision': meaning('vision'),
    '/mission': meaning('mission'),
    '/core-values': meaning('core-values'),
    '/quality-policy': meaning('quality-policy'),
    '/dyci-seal': meaning('dyci-seal'),
    '/graduate-attributes': pageAddress(language, '/identity/:tag', { tag: 'graduate-attributes' }),
    '/paraya': pageAddress(language, '/servanthood/paraya'),
  }
  return addresses[plainPath(path)]
}
