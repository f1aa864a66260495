import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { checkDraft, checkFields, valueAt, type FieldProblem } from '../../base/check-fields.ts'
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
  invalid,
  invalidPictures,
  unready,
  type EditedOf,
  type Editing,
  type EditingFailure,
} from './editing.ts'
import type { Plan } from './plan-entry-change.server.ts'
import { liveData } from './read-entries.server.ts'
import { findPageProblem } from './page-problems.server.ts'
import { readStoredData } from '../reference/reference-content.server.ts'

interface Planned {
  stored: StoredEntry
  before: EditedOf<DocumentKind>
  plan: Extract<Plan, { change: object }>
  actor: Editing
}

/**
 * Parses the fields that a plan saves, and checks those that are new or newly shown.
 *
 * @returns what its kind has made of them
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
  const { place, change } = plan
  const live = liveData(kind, stored)
  const willShow = place !== 'working' && (change.status ?? before.status) === 'published'
  const check = willShow ? checkFields : checkDraft
  const kept = place === 'visibility' ? live : before.data
  const checked = check(kind.schema, change.data ?? kept)
  if (!checked.ok) return fail(refusalOf(checked.failure.problems, plan.endsAutosave))
  const misplaced = await findPageProblem(transaction, stored, {
    data: checked.value,
    status: change.status ?? before.status,
  })
  if (misplaced) return fail(misplaced)
  // Stamped here, so that a mark that the form does not know yet is no change by this person.
  const data = stampFilipino(kind.schema, checked.value) as EntryData
  const refusal = (was: unknown) => partsRefusal(actor.staff, kind, was, data)
  // What others have saved and not published is published too: it must be this person's to publish.
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
  { stored, before: { data: dataBefore, ...before }, plan, actor }: Planned,
): Promise<Result<EntryData, EditingFailure>> {
  const { place, change } = plan
  const fields =
    place === 'visibility' ? fieldsOfRow(stored) : (dataBefore as Record<string, unknown>)
  const willShow = place !== 'working' && (change.status ?? before.status) === 'published'
  const isNewlyShown =
    willShow &&
    (before.status !== 'published' || (place !== 'visibility' && before.workingRevision !== null))
  const isKept = change.data === undefined && !isNewlyShown
  const saved = () => succeed(parseSavedFields(kind, stored.id, fields))
  if (isKept && change.status === undefined) return saved()
  const data = isKept
    ? saved()
    : checkEntryData(
        kind,
        change.data ?? storedFields(fields),
        willShow ? 'published' : 'draft',
        bodyOf(fields),
      )
  if (!data.ok) return fail(refusalOf(data.failure.problems, plan.endsAutosave))
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
  // Undo and the trash return what was there, unasked.
  const isPublished = willShow && plan.endsAutosave !== undefined
  if (!isPublished && plan.basedOn === undefined) return data
  const typed = await findTypedProblems(transaction, kind, {
    data: data.value,
    shown: before.status === 'published' ? fieldsOfRow(stored) : null,
    now: actor.now,
    shownFrom: isPublished ? Math.max(actor.now, plan.dueAt ?? change.publishAt ?? 0) : null,
  })
  return typed.length > 0 ? fail(refusalOf(typed, plan.endsAutosave)) : data
}

const bodyOf = ({ content }: Record<string, unknown>) =>
  typeof content === 'string' ? content : undefined

/** Without a form to mark fields in, the message itself names what is missing. */
const refusalOf = (problems: FieldProblem[], hasForm = false) =>
  invalid(problems, hasForm ? undefined : unready(problems))

interface Typed {
  data: EntryData
  /** the content that visitors read already: a field that stays as it is there is no problem */
  shown?: object | null
  /** UTC in milliseconds */
  now: number
  /** time from which visitors see it, UTC in milliseconds; `null` for a draft */
  shownFrom: number | null
}

/** Finds problems of typed fields that their schema cannot know, each with what to do. */
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
