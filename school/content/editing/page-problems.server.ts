import * as z from 'zod'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { keyOfPage, tagOfPage, type AnyPageKind } from '../../kinds/define-page-kind.ts'
import type { EntryStatus } from '../../kinds/entry-status.ts'
import { notAllowed, referenceRefusal } from '../../staff/accounts/permissions.ts'
import { kindOfRow, readEntrySnapshot, type StoredEntry } from '../entries/stored-entry.server.ts'
import { invalid, type Editing, type EditingFailure } from './editing.ts'

/** The name of a kind of page in a command. */
export const pageKindName = z.string().max(40).describe('the kind of page, such as course')

/** Refuses to add or order pages of a kind below a document. */
export function refusePageChange(
  kind: AnyPageKind,
  parent: string,
  { staff }: Editing,
  right: 'edit' | 'order',
): EditingFailure | null {
  if (kind.count.least === kind.count.most)
    return notAllowed('The site needs these pages: you can edit them, but not add or reorder them.')
  const { group } = kind
  const departments = departmentsOfNewPage(kind, parent)
  return referenceRefusal(staff, { group, departments, pageKind: kind }, right)
}

/** Returns the departments whose staff may edit a new page below a document, whatever its tag. */
const departmentsOfNewPage = (kind: AnyPageKind, parent: string) =>
  kind.editableByDepartments(keyOfPage(kind.name, parent, ''))

/** A page as a change leaves it. */
interface NextPage {
  data: unknown
  status: EntryStatus
}

/**
 * Refuses a change of a page that takes down a page the site needs, or that gives two pages below
 * one document the same address.
 *
 * @returns `null` for an allowed change, and for a document that is no page
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
  // Two pages that an older version saved with one address may be changed and taken down.
  if (status === 'trashed' || (isSameAddress && status === stored.status)) return null
  const tagConflict = await findTagConflict(database, pageKind, { ...stored, tag })
  if (!tagConflict || stored.status !== 'trashed') return tagConflict
  return refuse(`Another page has its tag “${tag}” now: give that one another tag first.`, null)
}

/**
 * Refuses a tag that another page below the same document has, now or by a scheduled change.
 *
 * @param page `key` is `null` for a new page
 */
export async function findTagConflict(
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

async function countShown(database: DatabaseOrTransaction, kind: AnyPageKind, parent: string) {
  const published = siblings(database, kind, parent).where('status', '=', 'published')
  return (await published.select('key').execute()).length
}

/** Selects the pages of a kind below a document, in the trash too. */
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

/** Refuses at a field of the form; `null` for a refusal without a field. */
const refuse = (message: string, field: string | null): EditingFailure =>
  field === null ? { reason: 'wrong-state', error: message } : invalid([{ field, message }])
