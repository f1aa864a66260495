import type { Readable } from 'node:stream'
import { changeContent } from '../../../db/change-content.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { changeVersion, endedBy, findVersion, versionOf } from './keep-version.server.ts'
import type { VersionFacts } from './keep-version.server.ts'
import { hiddenSentences, whyHidden } from './learners.ts'
import { fileNotFound, type MediaFailure, type MediaFile } from './media.ts'
import type { MediaStore } from './media-store.ts'
import { remakeCrops } from './make-crop.server.ts'
import { log, logChange, logged } from './media-log.server.ts'
import { dropCrops } from './read-crops.server.ts'
import { versionNotFound, type MediaVersion } from './media-versions.ts'
import {
  existing,
  readRow,
  refusalOf,
  showChange,
  type MediaActor,
  type MediaLibrary,
} from './save-media.server.ts'

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
    .selectAll()
    .where('media_id', '=', id)
    .execute()
  const { kind, name } = current
  const describe = async (row: VersionFacts): Promise<MediaVersion> => {
    const reason = whyHidden({ kind, ...endedBy(row, now) })
    return {
      version: row.version,
      number: row.number,
      isCurrent: row.version === current.version,
      madeAt: row.made_at,
      madeBy: row.made_by,
      isEdit: row.edit_of !== null,
      width: row.width,
      height: row.height,
      bytes: row.bytes,
      picture: kind === 'image' && !reason ? await smallPicture(store, id, row) : null,
      hidden: reason && hiddenSentences[reason](name),
    }
  }
  const all = [versionOf(current), ...former].toSorted((a, b) => b.number - a.number)
  return succeed(await Promise.all(all.map(describe)))
}

/** Reads the smallest size of a picture as a data address: former versions have no public one. */
async function smallPicture(store: MediaStore, id: string, { version, widths }: VersionFacts) {
  const [width] = widths.split(',')
  const bytes = await store.read({ id, version }, `${width}.webp`)
  return bytes && `data:image/webp;base64,${bytes.toString('base64')}`
}

/** Opens a version of a PDF: former ones have no public address. Pictures have a small copy in the list. */
export async function openVersion(
  { database, store }: MediaLibrary,
  id: string,
  version: string,
  actor: MediaActor,
): Promise<Result<{ file: Readable; size: number }, MediaFailure>> {
  const current = await readRow(database, id)
  if (current?.kind !== 'pdf') return fail(fileNotFound)
  const refusal = await refusalOf(database, id, 'replace', actor)
  if (refusal) return fail(refusal)
  const isThere = version === current.version || (await findVersion(database, id, version))
  const opened = isThere ? await store.open({ id, version }, 'whole') : null
  if (!opened) return fail(versionNotFound)
  const { size } = opened
  return succeed({ file: await opened.stream({ start: 0, end: size - 1 }), size })
}

/**
 * Makes a former version the current one, with its answer about learners and its consent. The version
 * that was current is kept, so that this can be undone.
 */
export async function restoreVersion(
  library: MediaLibrary,
  id: string,
  version: string,
  actor: MediaActor,
): Promise<Result<MediaFile, MediaFailure>> {
  const { database, store } = library
  const restored = await changeContent(database, async (transaction) => {
    const before = await readRow(transaction, id)
    if (!before) return fail<MediaFailure>(fileNotFound)
    const refusal = await refusalOf(transaction, id, 'replace', actor)
    if (refusal) return fail<MediaFailure>(refusal)
    const found = await findVersion(transaction, id, version)
    if (!found) return fail<MediaFailure>(versionNotFound)
    const after = versionOf(endedBy(found, actor.now))
    await transaction
      .deleteFrom('media_version')
      .where('media_id', '=', id)
      .where('version', '=', version)
      .execute()
    const dropped = await changeVersion(transaction, before, after, actor.now)
    await showChange(transaction, id)
    await logChange(transaction, actor, 'revert', before, after)
    return succeed({ file: await existing(transaction, id, actor), before, dropped })
  })
  if (!restored.ok) return restored
  const { file, before, dropped } = restored.value
  for (const each of dropped) await store.remove(id, each)
  await remakeCrops(library, id, before, actor)
  return succeed(file)
}

/** Deletes a former version, with its bytes. */
export async function deleteVersion(
  { database, store }: MediaLibrary,
  id: string,
  version: string,
  actor: MediaActor,
): Promise<Result<true, MediaFailure>> {
  const deleted = await changeContent(database, async (transaction) => {
    const file = await readRow(transaction, id)
    if (!file) return fail<MediaFailure>(fileNotFound)
    const refusal = await refusalOf(transaction, id, 'delete', actor)
    if (refusal) return fail<MediaFailure>(refusal)
    const found = await findVersion(transaction, id, version)
    if (!found) return fail<MediaFailure>(versionNotFound)
    await transaction
      .deleteFrom('media_version')
      .where('media_id', '=', id)
      .where('version', '=', version)
      .execute()
    const parts = await dropCrops(transaction, id, [version])
    await log(transaction, actor, 'delete-version', file, logged({ ...file, ...found }), undefined)
    return succeed([version, ...parts])
  })
  if (!deleted.ok) return deleted
  for (const each of deleted.value) await store.remove(id, each)
  return succeed(true)
}
