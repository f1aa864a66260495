import type { Readable } from 'node:stream'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { versionColumns } from '../../../db/media-tables.ts'
import type { MediaRow, MediaVersionRow } from '../../../db/tables.ts'
import { addDays, dayInManila, startOfDay } from '../../base/dates.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import type { LoggedAction } from '../../staff/activity/actions.ts'
import {
  changeMedia,
  log,
  loggedFacts,
  readRow,
  refusalOf,
  writeRow,
  type Dropped,
  type MediaActor,
  type MediaChange,
  type MediaLibrary,
} from './change-media.server.ts'
import { dropCrops, remakeCrops } from './crops.server.ts'
import { hiddenSentences, whyHidden } from './learners.ts'
import type { MediaStore } from './media-store.ts'
import {
  fileNotFound,
  keptVersions,
  versionNotFound,
  type MediaFailure,
  type MediaVersion,
} from './media.ts'

/** The columns of one version of a file; the other columns stay when the file is replaced. */
export type VersionFacts = Omit<MediaVersionRow, 'media_id' | 'replaced_at'>

/** Finds a former version of a file, if it is kept. */
export const findVersion = (
  database: DatabaseOrTransaction,
  id: string,
  version: string,
): Promise<VersionFacts | undefined> =>
  database
    .selectFrom('media_version')
    .select(versionColumns)
    .where('media_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()

/** Lists the versions of a file, newest first, each with a small picture unless it is hidden. */
export async function listVersions(
  { database, store }: MediaLibrary,
  id: string,
  now: number,
): Promise<Result<MediaVersion[], MediaFailure>> {
  const current = await readRow(database, id)
  if (!current) return fail(fileNotFound)
  const former = await database
    .selectFrom('media_version')
    .select(versionColumns)
    .where('media_id', '=', id)
    .execute()
  const { kind, name } = current
  const describe = async (row: VersionFacts): Promise<MediaVersion> => {
    const reason = whyHidden({ kind, ...withEndedConsent(row, now) })
    const { version, number, width, height, bytes } = row
    return {
      version,
      number,
      isCurrent: version === current.version,
      madeAt: row.made_at,
      madeBy: row.made_by,
      isEdit: row.edit_of !== null,
      width,
      height,
      bytes,
      picture: kind === 'image' && !reason ? await smallPicture(store, id, row) : null,
      hidden: reason && hiddenSentences[reason](name),
    }
  }
  const all = [current, ...former].toSorted((a, b) => b.number - a.number)
  return succeed(await Promise.all(all.map(describe)))
}

/** Reads the smallest size of a picture as a data URL: former versions have no public address. */
async function smallPicture(store: MediaStore, id: string, { version, widths }: VersionFacts) {
  const [width] = widths.split(',')
  const bytes = await store.read({ id, version }, `${width}.webp`)
  return bytes && `data:image/webp;base64,${bytes.toString('base64')}`
}

/** Opens a version of a PDF: former versions have no public address. Refuses pictures. */
export async function openVersion(
  change: MediaChange,
  version: string,
): Promise<Result<{ file: Readable; size: number }, MediaFailure>> {
  const { library, id } = change
  const { database, store } = library
  const current = await readRow(database, id)
  if (current?.kind !== 'pdf') return fail(fileNotFound)
  const refusal = await refusalOf(database, change, 'replace')
  if (refusal) return fail(refusal)
  const isThere = version === current.version || (await findVersion(database, id, version))
  const opened = isThere ? await store.open({ id, version }, 'whole') : null
  if (!opened) return fail(versionNotFound)
  const { size } = opened
  return succeed({ file: await opened.stream({ start: 0, end: size - 1 }), size })
}

/**
 * Makes another version the current one, and keeps the replaced version. Versions beyond {@link
 * keptVersions} are dropped, the oldest first.
 *
 * @param columns the columns of the other version that differ; without `number` the version is new
 */
export async function changeVersion(
  transaction: DatabaseOrTransaction,
  before: MediaRow,
  columns: Partial<VersionFacts>,
  action: LoggedAction,
  actor: MediaActor,
): Promise<Dropped> {
  const { id } = before
  await transaction
    .insertInto('media_version')
    .columns([...versionColumns, 'media_id', 'replaced_at'])
    .expression((eb) =>
      eb
        .selectFrom('media')
        .select([...versionColumns, 'id', eb.lit(actor.now).as('replaced_at')])
        .where('id', '=', id),
    )
    .execute()
  const kept = await transaction
    .selectFrom('media_version')
    .select(['version', 'number'])
    .where('media_id', '=', id)
    .orderBy('replaced_at', 'desc')
    .orderBy('number', 'desc')
    .execute()
  const made = {
    number: Math.max(...kept.map(({ number }) => number)) + 1,
    made_at: actor.now,
    made_by: actor.staff.name,
  }
  await writeRow(transaction, before, { ...made, ...columns }, action, actor)
  const dropped = kept.slice(keptVersions).map(({ version }) => version)
  return succeed(await dropVersions(transaction, id, dropped))
}

/** Deletes the rows of former versions and their parts; returns the versions with files to remove. */
async function dropVersions(
  transaction: DatabaseOrTransaction,
  id: string,
  versions: readonly string[],
): Promise<string[]> {
  if (versions.length === 0) return []
  await deleteRows(transaction, id, versions)
  return [...versions, ...(await dropCrops(transaction, id, versions))]
}

/**
 * Makes a former version the current one, with its answer about learners and its consent. The
 * replaced version is kept, so that this can be undone.
 */
export async function restoreVersion(change: MediaChange, version: string): Promise<Dropped> {
  const { library, id, actor } = change
  const former = await readRow(library.database, id)
  const write = async (transaction: DatabaseOrTransaction, before: MediaRow): Promise<Dropped> => {
    const found = await findVersion(transaction, id, version)
    if (!found) return fail(versionNotFound)
    await deleteRows(transaction, id, [version])
    return changeVersion(transaction, before, withEndedConsent(found, actor.now), 'revert', actor)
  }
  const restored = await changeMedia(change, 'replace', write)
  if (restored.ok && former) await remakeCrops(change, former)
  return restored
}

/** Deletes a former version, with its files. */
export const deleteVersion = (change: MediaChange, version: string): Promise<Dropped> =>
  changeMedia(change, 'delete', async (transaction, file): Promise<Dropped> => {
    const found = await findVersion(transaction, file.id, version)
    if (!found) return fail(versionNotFound)
    const before = loggedFacts({ ...file, ...found })
    await log(transaction, change.actor, 'delete-version', file, before, undefined)
    return succeed(await dropVersions(transaction, file.id, [version]))
  })

const deleteRows = (transaction: DatabaseOrTransaction, id: string, versions: readonly string[]) =>
  transaction
    .deleteFrom('media_version')
    .where('media_id', '=', id)
    .where('version', 'in', versions)
    .execute()

/** Ends the consent of a version after its last day: the clock ends that of current ones only. */
const withEndedConsent = <Version extends VersionFacts>(row: Version, now: number): Version => {
  const { consent_until: until, consent_ended_at: endedAt } = row
  const isOver = until !== null && endedAt === null && until < dayInManila(new Date(now))
  return isOver ? { ...row, consent_ended_at: endOfConsent(until) } : row
}

/** Returns the first moment after the last day of a consent in Manila, UTC in milliseconds. */
export const endOfConsent = (day: string) => startOfDay(addDays(day, 1))
