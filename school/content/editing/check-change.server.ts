import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { checkDraft } from '../../base/check-draft.ts'
import { checkFields, type FieldProblem } from '../../base/check-fields.ts'
import { valueAt } from '../../base/value-at.ts'
import { stampFilipino } from '../../base/filipino.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { campusesKind } from '../../kinds/campuses.ts'
import type { EntryData } from '../../kinds/define-kind.ts'
import type { AnyKind } from '../../kinds/index.ts'
import type { AnyReferenceKind, DocumentKind } from '../../kinds/reference-kinds.ts'
import { partsRefusal, sectionRefusal } from '../../staff/accounts/permissions.ts'
import { sectionsOfEntry } from '../../staff/accounts/roles.ts'
import { storedFields } from '../entries/clean-fields.server.ts'
import {
  checkEntryData,
  fieldsOfRow,
  parseSavedFields,
  type StoredEntry,
} from '../entries/stored-entry.server.ts'
import { findPictureProblems } from '../media/media-uses.server.ts'
import {
  invalidPictures,
  refusalOf,
  type EditedOf,
  type Editing,
  type EditingFailure,
} from './editing.ts'
import type { SavePlan } from './plan-entry-change.server.ts'
import { liveData } from './read-entries.server.ts'
import { findPageProblem } from './page-problems.server.ts'
import { readStoredData } from '../reference/reference-content.server.ts'

/** A planned save; `before` is the document as the person sees it. */
interface Planned {
  stored: StoredEntry
  before: EditedOf<DocumentKind>
  plan: SavePlan
  actor: Editing
}

/**
 * Parses the fields that a plan saves, and checks the fields that are new or newly shown.
 *
 * @returns the fields, parsed by their kind
 */
export const checkChange = (
  transaction: DatabaseOrTransaction,
  kind: DocumentKind,
  planned: Planned,
): Promise<Result<EntryData, EditingFailure>> =>
  kind.name === 'reference'
    ? checkReference(transaction, kind, planned)
    : checkEntry(transaction, kind, planned)

async function checkReference(
  transaction: DatabaseOrTransaction,
  kind: AnyReferenceKind,
  { stored, before, plan, actor }: Planned,
): Promise<Result<EntryData, EditingFailure>> {
  const { type, change } = plan
  const live = liveData(kind, stored)
  const willShow = type !== 'working' && (change.status ?? before.status) === 'published'
  const check = willShow ? checkFields : checkDraft
  const kept = type === 'visibility' ? live : before.data
  const checked = check(kind.schema, change.data ?? kept)
  if (!checked.ok) return fail(refusalOf(checked.failure.problems, { hasForm: plan.endsAutosave }))
  const misplaced = await findPageProblem(transaction, stored, {
    data: checked.value,
    status: change.status ?? before.status,
  })
  if (misplaced) return fail(misplaced)
  // Stamped before the comparison: a stamp that the form lacks is no change by this person.
  const data = stampFilipino(kind.schema, checked.value) as EntryData
  const refusal = (was: unknown) => partsRefusal(actor.staff, kind, was, data)
  // Also publishes the unpublished changes of others: the person needs the right to them.
  const outside = refusal(before.data) ?? (willShow ? refusal(live) : null)
  if (outside) return fail(outside)
  const problems = await findPictureProblems(transaction, kind.name, {
    fields: data,
    before: before.data as object,
    willShow,
    // An earlier version may come back as a draft; its pictures are checked when it is published.
    isTyped: plan.basedOn !== undefined,
  })
  return problems.length > 0 ? fail(invalidPictures(problems)) : succeed(data)
}

async function checkEntry(
  transaction: DatabaseOrTransaction,
  kind: AnyKind,
  { stored, before, plan, actor }: Planned,
): Promise<Result<EntryData, EditingFailure>> {
  const { type, change } = plan
  const fields =
    type === 'visibility' ? fieldsOfRow(stored) : (before.data as Record<string, unknown>)
  // Only the position changes.
  if (change.data === undefined && change.status === undefined)
    return succeed(parseSavedFields(kind, stored.id, fields))
  const willShow = type !== 'working' && (change.status ?? before.status) === 'published'
  const wasShown =
    before.status === 'published' && (type === 'visibility' || before.workingRevision === null)
  const needsCheck = change.data !== undefined || (willShow && !wasShown)
  const typedData = change.data ?? storedFields(fields)
  const data = needsCheck
    ? checkEntryData(kind, typedData, willShow ? 'published' : 'draft', bodyOf(fields))
    : succeed(parseSavedFields(kind, stored.id, fields))
  if (!data.ok) return fail(refusalOf(data.failure.problems, { hasForm: plan.endsAutosave }))
  if (change.data !== undefined) {
    const outside = sectionRefusal(actor.staff, sectionsOfEntry(data.value))
    if (outside) return fail(outside)
  }
  const problems = await findPictureProblems(transaction, kind.name, {
    fields: { ...fields, ...change.data },
    before: fields,
    willShow,
    isTyped: plan.basedOn !== undefined,
  })
  if (problems.length > 0) return fail(invalidPictures(problems))
  // Undo and the trash restore a state that was there: nothing is typed or published.
  const isPublished = willShow && plan.endsAutosave !== undefined
  if (!isPublished && plan.basedOn === undefined) return data
  const typed = await findTypedProblems(transaction, kind, {
    data: data.value,
    shown: before.status === 'published' ? fieldsOfRow(stored) : null,
    now: actor.now,
    shownFrom: isPublished ? Math.max(actor.now, plan.dueAt ?? change.publishAt ?? 0) : null,
  })
  return typed.length > 0 ? fail(refusalOf(typed, { hasForm: plan.endsAutosave })) : data
}

const bodyOf = ({ content }: Record<string, unknown>) =>
  typeof content === 'string' ? content : undefined

/** Fields that a person typed. Times are UTC in milliseconds. */
interface Typed {
  data: EntryData
  /** the fields that visitors read already: a field with the same value is no problem */
  shown?: object | null
  now: number
  /** time from which visitors see the fields; `null` for a draft */
  shownFrom: number | null
}

/** Finds problems of typed fields that their schema cannot know. Each message says what to do. */
export async function findTypedProblems(
  database: DatabaseOrTransaction,
  kind: AnyKind,
  { data, shown = null, now, shownFrom }: Typed,
): Promise<FieldProblem[]> {
  if (!kind.typedProblems) return []
  const campuses = await readCampuses(database)
  const textAt = (fields: object, field: string) =>
    JSON.stringify(valueAt(fields, field.split('.')))
  const isKept = ({ field }: FieldProblem) =>
    shown !== null && textAt(shown, field) === textAt(data, field)
  const problems = kind.typedProblems(data, { now, shownFrom, campuses })
  return problems.filter((problem) => !isKept(problem))
}

/** Reads the names of the campuses within a transaction. */
async function readCampuses(database: DatabaseOrTransaction): Promise<string[]> {
  const stored = await readStoredData(database, campusesKind.key)
  return stored ? campusesKind.schema.parse(stored).map(({ title }) => title) : []
}
