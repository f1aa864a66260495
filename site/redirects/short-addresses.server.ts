import { plainPath, type Language } from '../languages/language.ts'
import { pageAddress } from '../page-address.ts'

/**
 * Finds the page of a short address, as texts use it (architecture, settled questions). They are no
 * routes, so visitors do not download them with the list of routes.
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
