import type { Database } from '../../../db/database.ts'
import { describe, namesOnTheWay } from '../../base/field-names.ts'
import { yieldToEventLoop } from '../../base/yield-to-event-loop.ts'
import type { Editing } from '../../content/editing/editing.ts'
import { toEdited } from '../../content/editing/read-entries.server.ts'
import { listStoredReference, type StoredEntry } from '../../content/entries/stored-entry.server.ts'
import { textsIn } from '../../content/search/texts-in.ts'
import type { AnyReferenceKind } from '../../kinds/reference-kinds.ts'
import { readingRefusal } from '../../staff/accounts/permissions.ts'
import { groupLimit, type Asked, type Found } from './find.ts'
import { excerptOf, highlight } from '../../content/search/excerpt.ts'
import { wordsOf } from '../../content/search/words.ts'

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
export async function findFields(database: Database, { wanted, editing }: Asked): Promise<Found[]> {
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

/** Maximum number of words of a search; others are ignored. */
const wordLimit = 10

/** Characters of a result's excerpt. */
const excerptLength = 130

/** The words that a person typed. Each may be the beginning of a word. */
export interface WantedWords {
  prefixes: readonly string[]
  /** tells whether a text, of folded words each after a space, has all of them */
  areIn: (words: string) => boolean
  isWanted: (word: string) => boolean
  mark: (text: string) => ReturnType<typeof highlight>
  excerpt: (text: string) => ReturnType<typeof highlight>
}

/** Reads what was typed; without any word, nothing is wanted. */
export function wantedWords(typed: string): WantedWords | null {
  const prefixes = wordsOf(typed).slice(0, wordLimit)
  if (prefixes.length === 0) return null
  const isWanted = (word: string) => prefixes.some((prefix) => word.startsWith(prefix))
  return {
    prefixes,
    areIn: (words) => prefixes.every((prefix) => words.includes(` ${prefix}`)),
    isWanted,
    mark: (text) => highlight(text, isWanted),
    excerpt: (text) => (text === '' ? [] : excerptOf(text, isWanted, excerptLength)),
  }
}

/** Folds texts for {@link WantedWords.areIn}. */
export const foldedWords = (...texts: readonly string[]): string =>
  wordsOf(texts.join('\n'))
    .map((word) => ` ${word}`)
    .join('')
