import type { RouterContextProvider } from 'react-router'
import type { Query } from '../../school/base/query.ts'
import { findNewPlace } from '../../school/content/old-addresses.server.ts'
import { contentSource, translation } from '../context.server.ts'
import { plainPath } from '../languages/language.ts'
import { addressIn, pageAddress } from '../page-address.ts'

type Context = Readonly<RouterContextProvider>

/** Finds the new address of content that was taken over from another site, if visitors may see it. */
export async function findMovedContent(context: Context, address: string): Promise<string | null> {
  const { database, now } = context.get(contentSource)
  const moved = await findNewPlace(database, plainPath(address), now())
  if (moved === null || moved.startsWith('/media/')) return moved
  return addressIn(context.get(translation).language, moved)
}

/**
 * Finds where an address of WordPress leads that names content by its number: `/?p=123`. An unknown
 * one leads to the home page.
 *
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
