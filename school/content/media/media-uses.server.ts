import { DomUtils, parseDocument } from 'htmlparser2'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { FieldProblem } from '../../base/check-fields.ts'
import { inChunks } from '../../../db/chunks.ts'
import { removePicture } from '../../base/readable-html.server.ts'
import { hiddenSentences, learnersColumns, whyHidden, type PictureUse } from './learners.ts'
import { idPattern } from './media-address.ts'

const mention = new RegExp(`/media/(${idPattern})/`, 'g')

/** Finds the ids of all files in a text, each once. Fast when there are none. */
export function mediaIdsIn(text: string): string[] {
  if (!text.includes('/media/')) return []
  return [...new Set([...text.matchAll(mention)].map(([, id]) => id as string))]
}

/** Content that can use media files, with all its text: fields as JSON, bodies as HTML. */
export interface MediaUser {
  /** the kind of an entry, or `reference` */
  subject: string
  id: string
  texts: readonly string[]
}

/** Records the files that new content uses. Call it inside the transaction of the save. */
export async function addMediaUses(
  database: DatabaseOrTransaction,
  users: readonly MediaUser[],
): Promise<void> {
  const rows = users.flatMap(({ subject, id, texts }) =>
    [...new Set(texts.flatMap(mediaIdsIn))].map((media_id) => ({
      media_id,
      subject,
      subject_id: id,
    })),
  )
  for (const some of inChunks(rows, 3)) {
    await database
      .insertInto('media_use')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Replaces the recorded uses of changed content. Call it inside the transaction of the save. */
export async function replaceMediaUses(
  database: DatabaseOrTransaction,
  user: MediaUser,
): Promise<void> {
  await database
    .deleteFrom('media_use')
    .where('subject', '=', user.subject)
    .where('subject_id', '=', user.id)
    .execute()
  await addMediaUses(database, [user])
}

/** Returns whether any content uses a file. */
export async function isMediaUsed(database: DatabaseOrTransaction, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('media_use')
    .select('subject')
    .where('media_id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

const usesOfNews = new Set(['article', 'announcement', 'service-article'])

/** Returns which use of a consent covers an entry of a kind, or `reference` content. */
export const pictureUseOf = (subject: string): PictureUse =>
  usesOfNews.has(subject) ? 'news' : 'website'

interface SavedPictures {
  /** the content to save, by field name */
  fields: object
  /** the content before, if it is not new */
  before?: object
  /** visitors will see the content */
  willShow?: boolean
  /** a person typed the content, unlike an earlier version, which comes back with its pictures */
  isTyped: boolean
}

/**
 * Finds pictures that content cannot be saved with, each with its field and what to do: those that
 * show learners without consent, and in what visitors see those without a description. A draft keeps
 * the pictures that it has.
 *
 * @param subject the kind of the entry
 */
export async function findPictureProblems(
  database: DatabaseOrTransaction,
  subject: string,
  { fields, before = {}, willShow = false, isTyped }: SavedPictures,
): Promise<FieldProblem[]> {
  if (!willShow && !isTyped) return []
  const use = pictureUseOf(subject)
  const hidden = await findHiddenPictures(database, fields, use, willShow ? null : before)
  return willShow ? [...hidden, ...(await findUndescribedPictures(database, fields))] : hidden
}

/** Returns the first field of each file that content uses, by the id of the file. */
function pictureFields(fields: object): Map<string, string> {
  const fieldOf = new Map<string, string>()
  for (const [field, value] of Object.entries(fields)) {
    for (const id of mediaIdsIn(JSON.stringify(value) ?? ''))
      if (!fieldOf.has(id)) fieldOf.set(id, field)
  }
  return fieldOf
}

/**
 * Finds pictures without alt text that are not decorative, each with its field: such content cannot
 * be published.
 *
 * @param fields the content to publish, by field name
 */
async function findUndescribedPictures(
  database: DatabaseOrTransaction,
  fields: object,
): Promise<FieldProblem[]> {
  const fieldOf = pictureFields(fields)
  if (fieldOf.size === 0) return []
  const rows = await database
    .selectFrom('media')
    .select(['id', 'name'])
    .where('id', 'in', [...fieldOf.keys()])
    .where('kind', '=', 'image')
    .where('alt', '=', '')
    .where('decorative', '=', 0)
    .orderBy('name')
    .execute()
  return rows.map(({ id, name }) => ({
    field: fieldOf.get(id) ?? '',
    message: `Describe what the picture “${name}” shows, or mark it as decorative: open it in the media library.`,
  }))
}

/** Reads why some pictures must not be seen in a place, and what to do, by id. */
async function readHidden(
  database: DatabaseOrTransaction,
  ids: readonly string[],
  use: PictureUse,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('media')
    .select(['id', 'name', ...learnersColumns])
    .where('id', 'in', ids)
    .where('shows_learners', '=', 'yes')
    .orderBy('name')
    .execute()
  const reasons = rows.map((row) => [row, whyHidden(row, use)] as const)
  return new Map(
    reasons.flatMap(([{ id, name }, reason]) =>
      reason ? [[id, hiddenSentences[reason](name)]] : [],
    ),
  )
}

/**
 * Finds pictures that show learners without consent, each with its field and what to do: such
 * content is not saved.
 *
 * @param fields the content to save, by field name
 * @param before content whose pictures stay allowed, such as the saved draft
 */
export async function findHiddenPictures(
  database: DatabaseOrTransaction,
  fields: object,
  use: PictureUse,
  before: unknown = null,
): Promise<FieldProblem[]> {
  const fieldOf = pictureFields(fields)
  for (const id of mediaIdsIn(JSON.stringify(before))) fieldOf.delete(id)
  const hidden = await readHidden(database, [...fieldOf.keys()], use)
  return [...hidden].map(([id, message]) => ({ field: fieldOf.get(id) ?? '', message }))
}

/** Takes the hidden pictures out of texts as they are stored, for the calls of other sites. */
export async function withoutHidden<Item extends { html: string }>(
  database: DatabaseOrTransaction,
  items: readonly Item[],
  use: PictureUse,
): Promise<Item[]> {
  const ids = new Set(items.flatMap(({ html }) => mediaIdsIn(html)))
  const hidden = await readHidden(database, [...ids], use)
  const hides = (text: string) => mediaIdsIn(text).some((id) => hidden.has(id))
  return items.map((item) => {
    if (hidden.size === 0 || !hides(item.html)) return item
    const document = parseDocument(item.html)
    for (const image of DomUtils.getElementsByTagName('img', document))
      if (hides(image.attribs.src ?? '')) removePicture(image)
    return { ...item, html: DomUtils.getInnerHTML(document, { encodeEntities: 'utf8' }) }
  })
}
