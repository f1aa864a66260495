import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { ContentKind } from '../../kinds/define-kind.ts'
import type { EntryRow } from '../../../db/tables.ts'
import type { AnyKind } from '../../kinds/index.ts'
import type { DocumentKind } from '../../kinds/reference-kinds.ts'
import { inChunks } from '../../../db/chunks.ts'

export interface ChosenSlug {
  id: number
  slug: string
  /** further slugs that lead here, free when chosen */
  aliases: string[]
}

type SlugRules = Pick<ContentKind, 'name' | 'slug' | 'strictSlug' | 'reservedSlugs'>

/**
 * Chooses a slug for each entry: that of its title, with the id appended when the slug is taken,
 * was taken, is reserved or is empty.
 */
export async function chooseSlugs(
  database: DatabaseOrTransaction,
  kind: SlugRules,
  entries: readonly { id: number; title: string }[],
): Promise<ChosenSlug[]> {
  const wanted = entries.map(({ id, title }) => {
    const slug = kind.slug(title)
    const numbered = [slug.replace(/^-+|-+$/g, '') || kind.name, id].join('-')
    // A title may happen to end in this entry's id: the id is then appended again.
    return { id, candidates: [slug, numbered, `${numbered}-${id}`], strict: kind.strictSlug(title) }
  })
  const owners = await readSlugOwners(database, kind.name, [
    ...new Set(wanted.flatMap(({ candidates, strict }) => [...candidates, strict])),
  ])
  return wanted.map(({ id, candidates, strict }) => {
    const isFree = (candidate: string) =>
      /[a-z\d]/.test(candidate) &&
      !kind.reservedSlugs.includes(candidate) &&
      (owners.get(candidate) ?? id) === id
    const chosen = candidates.find(isFree)
    if (chosen === undefined)
      throw new Error(`Every address for “${candidates[0]}” is taken. Choose another title.`)
    owners.set(chosen, id)
    const aliases = strict !== chosen && isFree(strict) ? [strict] : []
    for (const alias of aliases) owners.set(alias, id)
    return { id, slug: chosen, aliases }
  })
}

/** Makes the chosen slugs current; every earlier slug keeps leading to the entry. */
export async function recordSlugs(
  database: DatabaseOrTransaction,
  kind: string,
  chosen: readonly ChosenSlug[],
) {
  await reserveSlugs(database, kind, chosen)
  for (const { id, slug } of chosen) {
    await database.updateTable('entry').set({ slug }).where('id', '=', id).execute()
  }
}

/**
 * Takes the chosen slugs for their entries, whose current slugs stay.
 *
 * @returns the slugs that were free before
 */
export async function reserveSlugs(
  database: DatabaseOrTransaction,
  kind: string,
  chosen: readonly ChosenSlug[],
): Promise<string[]> {
  const wanted = chosen.flatMap(({ id, slug, aliases }) =>
    [slug, ...aliases].map((address) => ({ kind, slug: address, entry_id: id })),
  )
  const taken: string[] = []
  for (const rows of inChunks(wanted, 3)) {
    const added = await database
      .insertInto('entry_slug')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('slug')
      .execute()
    taken.push(...added.map(({ slug }) => slug))
  }
  return taken
}

/** Frees the slugs that an entry took for a scheduled revision only. */
export async function releaseSlugs(
  database: DatabaseOrTransaction,
  { id, kind, reserved_slugs }: { id: number; kind: string; reserved_slugs: string },
): Promise<void> {
  const slugs = JSON.parse(reserved_slugs) as string[]
  if (slugs.length === 0) return
  await database
    .deleteFrom('entry_slug')
    .where('kind', '=', kind)
    .where('entry_id', '=', id)
    .where('slug', 'in', slugs)
    .execute()
}

/** Reads the ids of the entries that have or had some slugs, by slug. */
async function readSlugOwners(
  database: DatabaseOrTransaction,
  kind: string,
  slugs: readonly string[],
) {
  const rows = await database
    .selectFrom('entry_slug')
    .select(['slug', 'entry_id'])
    .where('kind', '=', kind)
    .where('slug', 'in', slugs)
    .execute()
  return new Map(rows.map((row) => [row.slug, row.entry_id]))
}

/**
 * Moves an entry with a new title to a new slug; the old slug keeps leading to the entry.
 *
 * @returns the slug that the entry has now
 */
export async function moveSlug(
  database: DatabaseOrTransaction,
  kind: AnyKind,
  before: EntryRow,
  title: string,
): Promise<string> {
  if (title === before.title) return before.slug
  const chosen = await chooseSlugs(database, kind, [{ id: before.id, title }])
  await recordSlugs(database, kind.name, chosen)
  return chosen[0]?.slug ?? before.slug
}

/**
 * Takes the slug of a scheduled title, so that no other entry gets that slug first.
 *
 * @returns the column `reserved_slugs`: the taken slugs as JSON
 */
export async function reserveSlug(
  database: DatabaseOrTransaction,
  kind: DocumentKind,
  before: EntryRow,
  title: string,
): Promise<string> {
  await releaseSlugs(database, before)
  if (kind.name === 'reference' || title === before.title) return '[]'
  const chosen = await chooseSlugs(database, kind, [{ id: before.id, title }])
  return JSON.stringify(await reserveSlugs(database, kind.name, chosen))
}
