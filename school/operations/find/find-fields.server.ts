import type { Database } from '../../../db/database.ts'
import { describe, namesOnTheWay } from '../../base/field-names.ts'
import { yieldToEventLoop } from '../../base/yield-to-event-loop.ts'
import type { Editing } from '../../content/editing/editing.ts'
import { toEdited } from '../../content/editing/read-entries.server.ts'
import { listStoredReference, type StoredEntry } from '../../content/entries/stored-entry.server.ts'
import { textsIn } from '../../content/search/texts-in.ts'
import type { AnyReferenceKind } from '../../kinds/reference-kinds.ts'
import { readingRefusal } from '../../staff/accounts/permissions.ts'
import {
  foldedWords,
  groupLimit,
  type FindRequest,
  type FoundItem,
  type WantedWords,
} from './find.ts'

/** A field of reference content, prepared for searching. */
interface KnownField {
  kind: AnyReferenceKind
  title: string
  address: string
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
  { wanted, editing }: FindRequest,
): Promise<FoundItem[]> {
  const { contents, states } = await readContents(database, editing)
  const matching = contents
    .flatMap(({ fields }) => fields)
    .filter(({ kind }) => readingRefusal(editing.staff, kind) === null)
    .filter(({ own, all }) => wanted.areIn(all) && hasAny(own, wanted))
    .map((field) => ({ field, isInside: wanted.areIn(field.own) }))
    .toSorted((one, other) => Number(other.isInside) - Number(one.isInside))
  return matching.slice(0, groupLimit + 1).map(({ field }) => ({
    id: field.kind.key,
    field: field.path,
    label: field.title,
    title: field.name,
    excerpt: field.text,
    state: states.get(field.kind.key) ?? 'published',
    address: field.kind.pageKind ? field.address : field.kind.page,
  }))
}

const hasAny = (words: string, { prefixes }: WantedWords) =>
  prefixes.some((prefix) => words.includes(` ${prefix}`))

async function readContents(database: Database, editing: Editing) {
  const held = known.get(database) ?? new Map<string, KnownContent>()
  known.set(database, held)
  const contents: KnownContent[] = []
  const states = new Map<string, 'draft' | 'scheduled'>()
  for (const { kind, row } of await listStoredReference(database)) {
    if (row.status !== 'published') states.set(kind.key, 'draft')
    else if (row.working_revision !== null)
      states.set(kind.key, row.due_at === null ? 'draft' : 'scheduled')
    const mark = `${row.revision} ${row.live_revision} ${row.working_revision}`
    const before = held.get(kind.key)
    const content =
      before?.mark === mark ? before : { mark, fields: await readFields(kind, row, editing) }
    held.set(kind.key, content)
    contents.push(content)
  }
  return { contents, states }
}

async function readFields(
  kind: AnyReferenceKind,
  row: StoredEntry,
  editing: Editing,
): Promise<KnownField[]> {
  // Reading all of them takes a tenth of a second.
  await yieldToEventLoop()
  const edited = toEdited(kind, row, editing)
  const described = describe(kind.schema)
  return Array.from(textsIn(edited.data), ({ path, text }) => {
    const names = namesOnTheWay(described, edited.data, path)
    return {
      kind,
      title: edited.title,
      address: edited.address,
      path,
      name: names.join(' › '),
      text,
      own: foldedWords(names.at(-1) ?? '', text),
      all: foldedWords(edited.title, ...names, text),
    }
  })
}
