import type { ExpressionBuilder } from 'kysely'
import type { DatabaseOrTransaction } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { entryAddress } from '../kinds/define-kind.ts'
import { findKind } from '../kinds/index.ts'
import { isVisible } from './entries/visible-entries.server.ts'
import { mediaAddress } from './media/media-address.ts'

/** Address of an entry or a file before it was taken over. */
export interface OldPlace {
  /** the host that had it */
  source: string
  /** path with query */
  path: string
}

/** Target of an old address: the id of an entry or a file, or a path on this site. */
export interface NewPlace {
  to: 'entry' | 'media' | 'path'
  target: string
}

/** Maximum length of an old address, in characters. */
const longestPath = 1_000

/**
 * Returns the one form of an address in which it is stored and found: decoded, in lower case and
 * without a slash at its end.
 */
export function oldPathOf(address: string): string {
  const [path = '', ...query] = address.split('?')
  const plain = decoded(path).normalize('NFC').toLowerCase().replace(/\/+$/, '') || '/'
  return [plain, ...query].join('?').slice(0, longestPath)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Makes an old address lead to its new place; one that leads somewhere already stays. */
export async function recordOldAddress(
  database: DatabaseOrTransaction,
  { source, path }: OldPlace,
  { to, target }: NewPlace,
): Promise<void> {
  await database
    .insertInto('old_address')
    .values({ source, path: oldPathOf(path), leads_to: to, target })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns the address of the file that was taken over from a place, if it is still there. */
export async function findMovedFile(
  database: DatabaseOrTransaction,
  { source, path }: OldPlace,
): Promise<string | null> {
  const isPlace = (eb: ExpressionBuilder<Tables, 'old_address'>) =>
    eb.and({ source, path: oldPathOf(path), leads_to: 'media' })
  const row = await database
    .selectFrom('old_address')
    .select('target')
    .where(isPlace)
    .executeTakeFirst()
  if (!row) return null
  const address = await addressOfFile(database, row.target)
  // Staff deleted it: it may be taken over again.
  if (address === null) await database.deleteFrom('old_address').where(isPlace).execute()
  return address
}

/** WordPress keeps smaller copies of a picture beside it: `robot-300x200.jpg`. */
export const sizeInName = /-\d{2,5}x\d{2,5}(?=\.\w{3,4}$)/

/** WordPress keeps a changed copy of a picture that is very large, turned or edited. */
export const variantInName = /(?:-scaled|-rotated|-e\d{10,13})+(?=\.\w{3,4}$)/

/** Lists the paths under which the picture of a path may be kept. */
function pathsOfPicture(path: string): string[] {
  const whole = path.replace(sizeInName, '')
  const original = whole.replace(variantInName, '')
  const variants = ['-scaled', '-rotated'].map((end) => original.replace(/(?=\.\w{3,4}$)/, end))
  return [...new Set([path, whole, original, ...variants])]
}

/**
 * Finds the page or file that an old address leads to; `null` when visitors can see none there.
 *
 * @param address path with query, as it was requested
 * @returns a path on this site
 */
export async function findNewPlace(
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
  for (const { leads_to: to, target } of rows) {
    const found =
      to === 'entry'
        ? await addressOfEntry(database, Number(target), now)
        : to === 'media'
          ? await addressOfFile(database, target)
          : target
    if (found !== null && oldPathOf(found) !== path) return found
  }
  return null
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
