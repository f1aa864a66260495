import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { MediaRow, MediaVersionRow } from '../../../db/tables.ts'
import { addDays, dayInManila } from '../../base/dates.ts'
import { dropCrops } from './read-crops.server.ts'
import { keptVersions } from './media-versions.ts'

/** Columns of one version of a file; the rest of its row stays when it is replaced. */
export type VersionFacts = Omit<MediaVersionRow, 'media_id' | 'replaced_at'>

/** Selects what belongs to the version of a row. */
export const versionOf = (row: VersionFacts): VersionFacts => ({
  version: row.version,
  number: row.number,
  type: row.type,
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  widths: row.widths,
  color: row.color,
  focal_x: row.focal_x,
  focal_y: row.focal_y,
  shows_learners: row.shows_learners,
  consent_reference: row.consent_reference,
  consent_until: row.consent_until,
  consent_uses: row.consent_uses,
  consent_ended_at: row.consent_ended_at,
  upload_hash: row.upload_hash,
  made_at: row.made_at,
  made_by: row.made_by,
  edit_of: row.edit_of,
  edit: row.edit,
})

/**
 * Puts another version in the place of the current one, which is kept. The oldest beyond {@link
 * keptVersions} are not: remove their files after the transaction.
 *
 * @returns the versions that are no longer kept, and the parts of them
 */
export async function changeVersion(
  transaction: DatabaseOrTransaction,
  before: MediaRow,
  after: VersionFacts,
  now: number,
): Promise<string[]> {
  await transaction
    .insertInto('media_version')
    .values({ ...versionOf(before), media_id: before.id, replaced_at: now })
    .execute()
  await transaction
    .updateTable('media')
    .set({ ...after, updated_at: now })
    .where('id', '=', before.id)
    .execute()
  const kept = await transaction
    .selectFrom('media_version')
    .select('version')
    .where('media_id', '=', before.id)
    .orderBy('replaced_at', 'desc')
    .orderBy('number', 'desc')
    .execute()
  const dropped = kept.slice(keptVersions).map(({ version }) => version)
  if (dropped.length > 0)
    await transaction
      .deleteFrom('media_version')
      .where('media_id', '=', before.id)
      .where('version', 'in', dropped)
      .execute()
  return [...dropped, ...(await dropCrops(transaction, before.id, dropped))]
}

/** Returns the number of the next version of a file. */
export async function nextNumber(
  transaction: DatabaseOrTransaction,
  { id, number }: Pick<MediaRow, 'id' | 'number'>,
): Promise<number> {
  const row = await transaction
    .selectFrom('media_version')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('media_id', '=', id)
    .executeTakeFirst()
  return Math.max(number, row?.last ?? 0) + 1
}

/** Finds a former version of a file. */
export const findVersion = (
  database: DatabaseOrTransaction,
  id: string,
  version: string,
): Promise<MediaVersionRow | undefined> =>
  database
    .selectFrom('media_version')
    .selectAll()
    .where('media_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()

/** Returns a version whose consent has ended when its last day is over; the clock ends current ones only. */
export const endedBy = <Version extends VersionFacts>(row: Version, now: number): Version => {
  const { consent_until: until, consent_ended_at: endedAt } = row
  const isOver = until !== null && endedAt === null && until < dayInManila(new Date(now))
  return isOver ? { ...row, consent_ended_at: endOfConsent(until) } : row
}

/** Returns the first moment after the last day of a consent in Manila, UTC in milliseconds. */
export const endOfConsent = (day: string) => Date.parse(`${addDays(day, 1)}T00:00:00+08:00`)

/** Selects the former versions of a photograph: those that were cropped or turned from the same one. */
const samePhotograph = ({ edit_of, version }: Pick<MediaRow, 'edit_of' | 'version'>) =>
  edit_of ?? version

/**
 * Gives an answer about learners to the former versions of the same photograph too, so that restoring one
 * does not take it back.
 */
export async function answerFormer(
  transaction: DatabaseOrTransaction,
  current: MediaRow,
  answer: Partial<VersionFacts>,
): Promise<void> {
  await transaction
    .updateTable('media_version')
    .set(answer)
    .where('media_id', '=', current.id)
    .where((eb) => eb(eb.fn.coalesce('edit_of', 'version'), '=', samePhotograph(current)))
    .execute()
}

/** Withdraws the consent for every former version of a picture. */
export async function withdrawFormer(
  transaction: DatabaseOrTransaction,
  id: string,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('media_version')
    .set({ shows_learners: 'yes', consent_ended_at: now })
    .where('media_id', '=', id)
    .execute()
}
