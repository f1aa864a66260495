import type { ExpressionBuilder } from 'kysely'
import type { DatabaseOrTransaction } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { entryAddress } from '../kinds/define-kind.ts'
import { findKind } from '../kinds/index.ts'
import { isVisible } from './entries/visible-entries.server.ts'
import { mediaAddress } from './media/media-address.ts'

/** Address of an entry or a file on the site from which it was taken over. */
export interface OldAddress {
  /** the host of that site */
  source: string
  /** path with query */
  path: string
}

/** Target of an old address: the id of an entry or a file, or a path on this site. */
export interface AddressTarget {
  to: 'entry' | 'media' | 'path'
  target: string
}

/** Maximum length of a stored address, in characters. */
const maxPathLength = 1_000

/**
 * Returns the form in which an address is stored and found: decoded, in lower case and without a
 * slash at the end of the path.
 *
 * @param address path with query
 */
export function oldPathOf(address: string): string {
  const [path = '', ...query] = address.split('?')
  const plain = decoded(path).normalize('NFC').toLowerCase().replace(/\/+$/, '') || '/'
  return [plain, ...query].join('?').slice(0, maxPathLength)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Makes an old address lead to a target; an address with a target keeps that target. */
export async function recordOldAddress(
  database: DatabaseOrTransaction,
  { source, path }: OldAddress,
  { to, target }: AddressTarget,
): Promise<void> {
  await database
    .insertInto('old_address')
    .values({ source, path: oldPathOf(path), leads_to: to, target })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns the address of the file that was taken over from an old address; or `null`. */
export async function findMovedFile(
  database: DatabaseOrTransaction,
  { source, path }: OldAddress,
): Promise<string | null> {
  const isWanted = (eb: ExpressionBuilder<Tables, 'old_address'>) =>
    eb.and({ source, path: oldPathOf(path), leads_to: 'media' })
  const row = await database
    .selectFrom('old_address')
    .select('target')
    .where(isWanted)
    .executeTakeFirst()
  if (!row) return null
  const address = await addressOfFile(database, row.target)
  // Staff deleted the file: it may be taken over again.
  if (address === null) await database.deleteFrom('old_address').where(isWanted).execute()
  return address
}

/** Matches the size in the name of a smaller copy in WordPress: `robot-300x200.jpg`. */
export const sizeInName = /-\d{2,5}x\d{2,5}(?=\.\w{3,4}$)/

/** Matches the end of the name of a scaled, turned or edited picture in WordPress. */
export const variantInName = /(?:-scaled|-rotated|-e\d{10,13})+(?=\.\w{3,4}$)/

/** Lists the paths under which the picture at a path may be stored. */
function pathsOfPicture(path: string): string[] {
  const whole = path.replace(sizeInName, '')
  const original = whole.replace(variantInName, '')
  const variants = ['-scaled', '-rotated'].map((end) => original.replace(/(?=\.\w{3,4}$)/, end))
  return [...new Set([path, whole, original, ...variants])]
}

/**
 * Finds the page or file to which an old address leads; `null` when visitors can see none there.
 *
 * @param address path with query, as requested
 * @param now UTC in milliseconds
 * @returns a path on this site
 */
export async function findNewAddress(
  database: DatabaseOrTransaction,
  address: string,
  now: number,
): Promise<string | null> {
  const path = oldPathOf(address)
  const rows = await database
    .selectFrom('old_address')
    .select(['leads_to', 'target'])
    .where('path', 'in', pathsOfPicture(path))
    .orderBy('path')
    .orderBy('source')
    .execute()
  for (const row of rows) {
    const found = await addressOfTarget(database, row, now)
    if (found !== null && oldPathOf(found) !== path) return found
  }
  return null
}

/** Returns the address of a target; `null` when visitors can see nothing there. */
async function addressOfTarget(
  database: DatabaseOrTransaction,
  { leads_to: to, target }: Pick<Tables['old_address'], 'leads_to' | 'target'>,
  now: number,
) {
  if (to === 'entry') return addressOfEntry(database, Number(target), now)
  return to === 'media' ? addressOfFile(database, target) : target
}

async function addressOfEntry(database: DatabaseOrTransaction, id: number, now: number) {
  const row = await database
    .selectFrom('entry')
    .select(['id', 'kind', 'slug', 'category'])
    .where('id', '=', id)
    .where(isVisible(now))
    .executeTakeFirst()
  const kind = row && findKind(row.kind)
  return kind ? entryAddress(kind, row) : null
}

async function addressOfFile(database: DatabaseOrTransaction, id: string) {
  const row = await database
    .selectFrom('media')
    .select(['id', 'file_name as fileName'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? mediaAddress(row) : null
}
