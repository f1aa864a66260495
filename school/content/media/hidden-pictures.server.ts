import { parseDocument, DomUtils } from 'htmlparser2'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { FieldProblem } from '../../base/check-fields.ts'
import { removePicture } from '../../base/readable-html.server.ts'
import {
  hiddenSentences,
  whyHidden,
  type HiddenReason,
  type LearnersFacts,
  type PictureUse,
} from './learners.ts'
import { mediaIdsIn } from './media-address.ts'
import { pictureFields } from './undescribed-pictures.server.ts'

/** The columns that decide whether a picture may be seen. */
export const learnersColumns = [
  'kind',
  'shows_learners',
  'consent_until',
  'consent_uses',
  'consent_ended_at',
] as const satisfies readonly (keyof LearnersFacts)[]

/** Reads which of some pictures must not be seen in a place, by id. */
async function readHidden(
  database: DatabaseOrTransaction,
  ids: readonly string[],
  use: PictureUse,
): Promise<Map<string, { name: string; reason: HiddenReason }>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('media')
    .select(['id', 'name', ...learnersColumns])
    .where('id', 'in', ids)
    .where('shows_learners', '=', 'yes')
    .orderBy('name')
    .execute()
  const hidden = rows.flatMap((row) => {
    const reason = whyHidden(row, use)
    return reason ? [[row.id, { name: row.name, reason }] as const] : []
  })
  return new Map(hidden)
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
  return [...hidden].map(([id, { name, reason }]) => ({
    field: fieldOf.get(id) ?? '',
    message: hiddenSentences[reason](name),
  }))
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
