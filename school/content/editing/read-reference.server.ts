import * as z from 'zod'
import type { Database } from '../../../db/database.ts'
import type { ReferenceRow } from '../../../db/tables.ts'
import { checkDraft } from '../../base/check-fields.ts'
import { pageOfChange } from '../../kinds/define-reference-kind.ts'
import { referenceKinds, type AnyReferenceKind } from '../../kinds/reference-kinds.ts'
import {
  allowedReferenceActions,
  referenceActions,
  referenceReadingRefusal,
  type ReferenceFacts,
} from '../../staff/accounts/reference-permissions.ts'
import { readStoredReference, type StoredReference } from '../reference/stored-reference.server.ts'
import { noReview } from '../working-revision.ts'
import { reviewFields, reviewOf, type Editing } from './editing.ts'

/** Reference content in the list of all. */
export const listedReferenceSchema = z.object({
  key: z.string(),
  label: z.string(),
  section: z.string().describe('the group in the menu of the staff pages'),
  revision: z.number().describe('the newest save'),
  liveRevision: z.number().describe('the save that visitors read'),
  workingRevision: z
    .number()
    .nullable()
    .describe('the save over the live one; null: nothing waits to be published'),
  dueRevision: z.number().nullable().describe('the save that becomes live at `dueAt`'),
  dueAt: z.number().nullable(),
  ...reviewFields,
  updatedAt: z.number().describe('0: never'),
  updatedBy: z.string().nullable().describe('null for starter content'),
  can: z.array(z.enum(referenceActions)).describe('what the caller may do to it now'),
})
export type ListedReference = z.output<typeof listedReferenceSchema>

/** Reference content with all its fields. */
export const editedReferenceSchema = listedReferenceSchema.extend({
  data: z.unknown().describe('the newest save'),
  address: z.string().describe('the page that shows the unpublished change, or all of it'),
})
export type EditedReference = z.output<typeof editedReferenceSchema>

/** Lists the reference content that a person may read, in order. */
export async function listReference(
  database: Database,
  editing: Editing,
): Promise<ListedReference[]> {
  const rows = await database
    .selectFrom('reference')
    .select(['key', 'revision', 'updated_at', 'updated_by'])
    .select(['live_revision', 'working_revision', 'due_revision', 'due_at'])
    .select(['review_requested_at', 'review_note', 'review_requested_by', 'review_asked'])
    .execute()
  const byKey = new Map<string, ListedRow>(rows.map((row) => [row.key, row]))
  const readable = referenceKinds.filter(
    ({ key }) => referenceReadingRefusal(editing.staff, key) === null,
  )
  return readable.map((kind) => toListed(kind, byKey.get(kind.key) ?? missing, editing))
}

/** Reads reference content for editing; `null` when the database does not have it. */
export async function readEditedReference(
  database: Database,
  kind: AnyReferenceKind,
  editing: Editing,
): Promise<EditedReference | null> {
  const stored = await readStoredReference(database, kind.key)
  return stored && toEditedReference(kind, stored, editing)
}

/** Turns what is stored into what staff see: the fields are those of the working revision. */
export function toEditedReference(
  kind: AnyReferenceKind,
  stored: StoredReference,
  editing: Editing,
): EditedReference {
  const live = liveData(kind, stored)
  const { working_snapshot: working } = stored
  const data = working === null ? live : withNewFields(kind, JSON.parse(working))
  return { ...toListed(kind, stored, editing), data, address: pageOfChange(kind, live, data) }
}

/** Returns the fields that visitors read. */
export const liveData = (kind: AnyReferenceKind, { data }: StoredReference): unknown =>
  withNewFields(kind, JSON.parse(data))

/** Adds fields that the schema gained since: a database of an earlier version lacks them. */
function withNewFields({ schema }: AnyReferenceKind, stored: unknown): unknown {
  const checked = checkDraft(schema, stored)
  return checked.ok ? checked.value : stored
}

type ListedRow = Omit<ReferenceRow, 'data'>

/** The columns of reference content that the database does not have. */
const missing: Omit<ListedRow, 'key'> = {
  revision: 0,
  live_revision: 0,
  working_revision: null,
  due_revision: null,
  due_at: null,
  ...noReview,
  updated_at: 0,
  updated_by: null,
}

const toListed = (
  { key, label, group }: AnyReferenceKind,
  row: Omit<ListedRow, 'key'>,
  { staff }: Editing,
): ListedReference => ({
  key,
  label,
  section: group,
  revision: row.revision,
  liveRevision: row.live_revision,
  workingRevision: row.working_revision,
  dueRevision: row.due_revision,
  dueAt: row.due_at,
  ...reviewOf(row),
  updatedAt: row.updated_at,
  updatedBy: row.updated_by,
  can: allowedReferenceActions(staff, key, {
    hasWorking: row.working_revision !== null,
    inReview: row.review_requested_at !== null,
    askedBy: row.review_requested_by,
  }),
})

/** Selects what the rights to reference content depend on. */
export const factsOfReference = (reference: ListedReference): ReferenceFacts => ({
  hasWorking: reference.workingRevision !== null,
  inReview: reference.reviewRequestedAt !== null,
  askedBy: reference.reviewRequestedBy,
})
