import type { Database } from '../../../db/database.ts'
import { describe, namesOnTheWay } from '../../base/field-names.ts'
import { yieldToEventLoop } from '../../base/yield-to-event-loop.ts'
import type { Editing } from '../../content/editing/editing.ts'
import { readEditedReference } from '../../content/editing/read-entries.server.ts'
import { textsIn } from '../../content/search/texts-in.ts'
import { referenceKinds, type AnyReferenceKind } from '../../kinds/reference-kinds.ts'
import { readingRefusal } from '../../staff/accounts/permissions.ts'
import { groupLimit, type Found } from './find.ts'
import { foldedWords, type WantedWords } from './wanted-words.ts'

/** A field of reference content, prepared for searching. */
interface KnownField {
  kind: AnyReferenceKind
  path: string
  /** the items around it, and its label: `Registrar › Phone` */
  name: string
  text: string
  /** folded words of label and text */
  own: string
  /** folded words of everything: kind, way and text */
  all: string
}

interface KnownContent {
  /** changes with each save */
  mark: string
  fields: readonly KnownField[]
}

/** Reference content as it was searched last: small, and read again only after a save. */
const known = new WeakMap<Database, Map<string, KnownContent>>()

/**
 * Finds fields of reference content by their text, their label and the items around them; authors
 * find none of settings. Fields with all words in label and text come first.
 */
export async function findFields(
  database: Database,
  wanted: WantedWords,
  editing: Editing,
): Promise<Found[]> {
  const { contents, states } = await readContents(database, editing)
  const matching = contents
    .flatMap(({ fields }) => fields)
    .filter(({ kind }) => readingRefusal(editing.staff, kind) === null)
    .filter(({ own, all }) => wanted.areIn(all) && hasAny(own, wanted))
    .map((field) => ({ field, isInside: wanted.areIn(field.own) }))
    .toSorted((one, other) => Number(other.isInside) - Number(one.isInside))
  return matching.slice(0, groupLimit + 1).map(({ field }) => ({
    group: 'fields',
    id: field.kind.key,
    kind: null,
    field: field.path,
    label: field.kind.label,
    title: wanted.mark(field.name),
    excerpt: wanted.excerpt(field.text),
    state: states.get(field.kind.key) ?? 'published',
    address: field.kind.page,
  }))
}

const hasAny = (words: string, { prefixes }: WantedWords) =>
  prefixes.some((prefix) => words.includes(` ${prefix}`))

async function readContents(database: Database, editing: Editing) {
  const rows = await database
    .selectFrom('entry')
    .select(['key', 'revision', 'live_revision', 'working_revision', 'due_at'])
    .where('kind', '=', 'reference')
    .execute()
  const held = known.get(database) ?? new Map<string, KnownContent>()
  known.set(database, held)
  const contents: KnownContent[] = []
  const states = new Map<string, 'draft' | 'scheduled'>()
  for (const kind of referenceKinds) {
    const row = rows.find(({ key }) => key === kind.key)
    if (!row) continue
    if (row.working_revision !== null)
      states.set(kind.key, row.due_at === null ? 'draft' : 'scheduled')
    const mark = `${row.revision} ${row.live_revision} ${row.working_revision}`
    const before = held.get(kind.key)
    const content =
      before?.mark === mark ? before : { mark, fields: await readFields(database, kind, editing) }
    held.set(kind.key, content)
    contents.push(content)
  }
  return { contents, states }
}

async function readFields(
  database: Database,
  kind: AnyReferenceKind,
  editing: Editing,
): Promise<KnownField[]> {
  // Reading all of them takes a tenth of a second.
  await yieldToEventLoop()
  const edited = await readEditedReference(database, kind, editing)
  if (!edited) return []
  const described = describe(kind.schema)
  return Array.from(textsIn(edited.data), ({ path, text }) => {
    const names = namesOnTheWay(described, edited.data, path)
    return {
      kind,
      path,
      name: names.join(' › '),
      text,
      own: foldedWords(names.at(-1) ?? '', text),
      all: foldedWords(kind.label, ...names, text),
    }
  })
}
