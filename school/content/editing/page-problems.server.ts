import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { tagOfPage, type AnyPageKind } from '../../kinds/define-page-kind.ts'
import type { EntryStatus } from '../../kinds/entry-status.ts'
import { kindOfRow, readEntrySnapshot, type StoredEntry } from '../entries/stored-entry.server.ts'
import { invalid, type EditingFailure } from './editing.ts'

/** A page as a change leaves it. */
interface NextPage {
  data: unknown
  status: EntryStatus
}

/**
 * Finds why a page may not become what a change makes of it: it ends one that the site needs, or
 * gives two pages of one document the same address.
 *
 * @returns `null` also for what is no page
 */
export async function findPageProblem(
  database: DatabaseOrTransaction,
  stored: StoredEntry,
  { data, status }: NextPage,
): Promise<EditingFailure | null> {
  const kind = kindOfRow(stored)
  const pageKind = kind?.name === 'reference' ? kind.pageKind : null
  if (!pageKind || stored.parent === null) return null
  const { tag: field } = pageKind.fields
  const live: unknown = JSON.parse(stored.data)
  const tag = tagOfPage(pageKind, data)
  const isShown = status === 'published'
  const isSameAddress = tag === tagOfPage(pageKind, live)
  if (stored.status === 'published' && !(isShown && isSameAddress)) {
    const parent = { key: stored.parent, data: null }
    const whyPermanent = pageKind.whyPermanent(live, parent)
    if (whyPermanent) return refuse(whyPermanent, isShown ? field : null)
    if (!isShown && (await countShown(database, pageKind, stored.parent)) <= pageKind.count.least)
      return refuse(`The site needs at least one: publish another ${nameOf(pageKind)} first.`, null)
  }
  // What older versions saved with one address may be taken down, and changed otherwise.
  if (status === 'trashed' || (isSameAddress && status === stored.status)) return null
  const taken = await findTaken(database, pageKind, { ...stored, tag })
  if (!taken || stored.status !== 'trashed') return taken
  return refuse(`Another page has its tag “${tag}” now: give that one another tag first.`, null)
}

/**
 * Finds another page with the same part of the address, now or by a scheduled change.
 *
 * @param place `key`: of the page itself; `null` when it is new
 */
export async function findTaken(
  database: DatabaseOrTransaction,
  kind: AnyPageKind,
  { key, parent, tag }: { key: string | null; parent: string | null; tag: string },
): Promise<EditingFailure | null> {
  if (tag === '') return null
  const rows = await siblings(database, kind, parent)
    .select(['key', 'data', 'due_revision'])
    .where('status', '!=', 'trashed')
    .execute()
  for (const row of rows) {
    if (row.key === key || row.key === null) continue
    const due =
      row.due_revision === null
        ? null
        : await readEntrySnapshot(database, 'reference', row.key, row.due_revision)
    if ([JSON.parse(row.data), due?.data].some((data) => tagOfPage(kind, data) === tag))
      return refuse('Another page here has this tag already.', kind.fields.tag)
  }
  return null
}

const countShown = async (
  database: DatabaseOrTransaction,
  kind: AnyPageKind,
  parent: string,
): Promise<number> =>
  (await siblings(database, kind, parent).select('key').where('status', '=', 'published').execute())
    .length

/** Selects the pages of a kind below a document. */
export const siblings = (
  database: DatabaseOrTransaction,
  { name }: AnyPageKind,
  parent: string | null,
) =>
  database
    .selectFrom('entry')
    .where('kind', '=', 'reference')
    .where('parent', '=', parent)
    .where('key', 'like', `${name}/%`)

const nameOf = ({ labels }: AnyPageKind) => labels.one.toLowerCase()

/** Refuses at a field of the form, or without a form. */
const refuse = (message: string, field: string | null): EditingFailure =>
  field === null ? { reason: 'wrong-state', error: message } : invalid([{ field, message }])
