import type { RouterContextProvider } from 'react-router'
import type { Query } from '../../school/base/query.ts'
import { findNewAddress } from '../../school/content/old-addresses.server.ts'
import { readContext, translation } from '../context.server.ts'
import { plainPath, type Language } from '../languages/language.ts'
import { addressIn, pageAddress } from '../page-address.ts'

type Context = Readonly<RouterContextProvider>

/** Finds the new address of content that was taken over from another site, if visitors may see it. */
export async function findMovedContent(context: Context, address: string): Promise<string | null> {
  const { source, t } = readContext(context)
  const { database, now } = source
  const moved = await findNewAddress(database, plainPath(address), now())
  if (moved === null || moved.startsWith('/media/')) return moved
  return addressIn(t.language, moved)
}

/**
 * Finds where an address of WordPress leads that names content by its number: `/?p=123`. An unknown
 * number leads to the home page.
 * @returns `null` when the address names none
 */
export async function findMovedNumber(
  context: Context,
  query: Query<'p' | 'page_id'>,
): Promise<string | null> {
  const named = (['p', 'page_id'] as const).find((name) => query.get(name) !== null)
  if (named === undefined) return null
  const found = await findMovedContent(context, `/?${named}=${query.get(named) ?? ''}`)
  return found ?? pageAddress(context.get(translation).language, '/')
}

/**
 * Finds the page that a short address leads to, which printed texts use; `undefined` for any other path.
 * Short addresses are not routes: visitors would download them with the list of routes.
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
