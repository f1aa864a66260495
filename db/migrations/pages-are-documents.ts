import { isDeepStrictEqual } from 'node:util'
import { sql, type Kysely } from 'kysely'
import {
  followPages,
  isFields,
  lists,
  numberAt,
  partsOf,
  saveAt,
  stateOfPage,
  titleOf,
  type Held,
  type Page,
  type Part,
  type Save,
} from './pages-of-lists.ts'
import { ofReference } from './statements.ts'

/**
 * Makes every page in a list of pages a document of its own (see `EntryTable.parent`), with the
 * saves, unpublished changes, schedules and autosaves that were its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('entry').addColumn('parent', 'text').execute()
  await db.schema
    .createIndex('entry_parent')
    .on('entry')
    .columns(['kind', 'parent'])
    .where(sql.ref('parent'), 'is not', null)
    .execute()
  const { rows } = await sql<Held>`
    select id, key, data, revision, live_revision, working_revision, due_revision, due_at, review_requested_at,
      review_note, review_requested_by, review_asked, updated_at, updated_by
    from entry where kind = 'reference'
  `.execute(db)
  for (const row of rows) {
    const list = lists[row.key]
    if (list) {
      await keepPastYears(db, row.key, await moveOut(db, row, list.split))
      await removeList(db, row, list.above)
    } else if (row.key.startsWith('category/')) {
      const below = (data: unknown) =>
        partsOf('page', row.key, isFields(data) ? data['subItems'] : [], 'tag')
      await keepPastYears(db, row.key, await moveOut(db, row, below))
      await emptyCategory(db, row)
    }
  }
}

/** Adds the pages of a list as rows with their saves and autosaves. */
async function moveOut(
  db: Kysely<unknown>,
  row: Held,
  split: (data: unknown) => Part[],
): Promise<Map<string, Page>> {
  const saves = await readSaves(db, row)
  const pages = followPages(saves, split)
  const live = row.live_revision ?? row.revision
  const placed = [...pages.values()].toSorted(
    (one, other) => placeOf(one, live) - placeOf(other, live),
  )
  for (const [position, page] of placed.entries()) await addPage(db, row, page, position)
  const autosaves = await sql<{
    staff_id: string
    data: string
    based_on: number | null
    saved_at: number
  }>`
    select staff_id, data, based_on, saved_at from autosave
    where ${ofReference(row.key)}
  `.execute(db)
  for (const { staff_id, data, based_on, saved_at } of autosaves.rows) {
    for (const part of split(JSON.parse(data))) {
      const page = pages.get(part.key)
      const base = based_on ?? row.revision
      const present = page && saveAt(page, base)
      if (present?.data && isDeepStrictEqual(present.data, part.data)) continue
      const held =
        page ?? asDraft({ ...part, parent: pages.get(part.parent)?.key ?? part.parent }, row)
      if (!page) {
        pages.set(part.key, held)
        await addPage(db, row, held, pages.size)
      }
      await sql`
        insert into autosave (staff_id, subject, subject_id, data, based_on, saved_at)
        values (${staff_id}, 'reference', ${held.key}, ${JSON.stringify(part.data)},
          ${page ? numberAt(page, base) : 1}, ${saved_at})
        on conflict do nothing
      `.execute(db)
    }
  }
  return pages
}

/** Names the saves of the pages beside that of their list, or in its place, in past school years. */
async function keepPastYears(db: Kysely<unknown>, list: string, pages: ReadonlyMap<string, Page>) {
  const years = await sql<{ start: number; moved: string }>`
    select start, moved from school_year where moved is not null
  `.execute(db)
  for (const { start, moved } of years.rows) {
    const changes = JSON.parse(moved) as { pages: { key: string; before: number }[] }
    const saved = changes.pages.find(({ key }) => key === list)
    if (!saved) continue
    const ofPages = [...pages.values()].flatMap((page) =>
      saveAt(page, saved.before)?.data
        ? [{ key: page.key, before: numberAt(page, saved.before), after: null }]
        : [],
    )
    const own = changes.pages.filter(({ key }) => key !== list || !lists[list])
    const json = JSON.stringify({ ...changes, pages: [...own, ...ofPages] })
    await sql`update school_year set moved = ${json} where start = ${start}`.execute(db)
  }
}

/** Returns the place that a page has in the live list; those that are not in it come last. */
const placeOf = ({ places }: Page, live: number) => places.get(live) ?? Number.MAX_SAFE_INTEGER

const asDraft = ({ key, parent, data }: Part, { revision, updated_at }: Held): Page => ({
  key,
  parent,
  saves: [{ of: revision + 1, data, by: 'Autosave', at: updated_at }],
  places: new Map(),
})

/** Reads the saves of a list, oldest first; the live one is there even when the history lacks it. */
async function readSaves(db: Kysely<unknown>, row: Held): Promise<Save[]> {
  const { rows } = await sql<Save>`
    select number, snapshot, saved_by, saved_at from revision
    where ${ofReference(row.key)} order by number
  `.execute(db)
  const live = row.live_revision ?? row.revision
  const snapshot = JSON.stringify({ data: JSON.parse(row.data) as unknown })
  const others = rows.filter(({ number }) => number !== live)
  const by = rows.find(({ number }) => number === live)
  const kept = {
    number: live,
    snapshot,
    saved_by: by?.saved_by ?? row.updated_by ?? 'Starter content',
    saved_at: by?.saved_at ?? row.updated_at,
  }
  return [...others, kept].toSorted((one, other) => one.number - other.number)
}

async function addPage(db: Kysely<unknown>, row: Held, page: Page, position: number) {
  const state = stateOfPage(page, row)
  if (!state) return
  const { status, data, publishAt } = state
  for (const [index, save] of page.saves.entries()) {
    const isGone = save.data === null
    const before = page.saves[index - 1]?.data ?? data
    const state = isGone ? 'trashed' : status === 'draft' ? 'draft' : 'published'
    const snapshot = {
      data: save.data ?? before,
      status: state,
      publishAt: state === 'draft' ? null : (publishAt ?? 0),
      expiresAt: null,
      position,
    }
    await sql`
      insert into revision (subject, subject_id, number, snapshot, saved_by, saved_at)
      values ('reference', ${page.key}, ${index + 1}, ${JSON.stringify(snapshot)}, ${save.by}, ${save.at})
    `.execute(db)
  }
  const last = page.saves.at(-1)
  const review = state.isReviewed ? row : null
  await sql`
    insert into entry (kind, key, parent, slug, title, status, category, sort_day, publish_at, summary,
      content, data, revision, sample, created_at, updated_at, updated_by, changed_at, position,
      live_revision, working_revision, due_revision, due_at, review_requested_at, review_note,
      review_requested_by, review_asked)
    values ('reference', ${page.key}, ${page.parent}, '', ${titleOf(data)}, ${status}, '', 0, ${publishAt}, '',
      '', ${JSON.stringify(data)}, ${page.saves.length}, 0, ${page.saves[0]?.at ?? 0},
      ${last?.at ?? row.updated_at}, ${last?.by ?? null}, ${row.updated_at}, ${position},
      ${state.live}, ${state.working}, ${state.due}, ${state.dueAt}, ${review?.review_requested_at ?? null},
      ${review?.review_note ?? null}, ${review?.review_requested_by ?? null}, ${review?.review_asked ?? null})
  `.execute(db)
  await addMediaUses(db, row.key, page)
}

/** Lists the files that a document of reference content uses. */
async function mediaUsedBy(db: Kysely<unknown>, key: string): Promise<string[]> {
  const { rows } = await sql<{ media_id: string }>`
    select media_id from media_use where ${ofReference(key)}`.execute(db)
  return rows.map(({ media_id }) => media_id)
}

/** Gives a page the files that its list used and the page names. */
async function addMediaUses(db: Kysely<unknown>, list: string, page: Page) {
  const text = JSON.stringify(page.saves)
  for (const media_id of await mediaUsedBy(db, list))
    if (text.includes(media_id))
      await sql`
        insert into media_use (media_id, subject, subject_id) values (${media_id}, 'reference', ${page.key})
        on conflict do nothing
      `.execute(db)
}

/**
 * Saves the newest state of a category once more, so that a form which was open before the upgrade,
 * with the pages in it, meets a conflict instead of losing them.
 */
async function addSave(db: Kysely<unknown>, { id, key, revision }: Held) {
  await sql`
    insert into revision (subject, subject_id, number, snapshot, saved_by, saved_at)
    select subject, subject_id, number + 1, snapshot, saved_by, saved_at from revision
    where ${ofReference(key)} and number = ${revision}
  `.execute(db)
  const next = sql.lit(revision + 1)
  await sql`
    update entry set revision = ${next},
      live_revision = case when working_revision is null then ${next} else live_revision end,
      working_revision = case when working_revision is null then null else ${next} end,
      due_revision = case when due_revision = ${sql.lit(revision)} then ${next} else due_revision end
    where id = ${id}
  `.execute(db)
}

/** Drops the files that a category itself does not name. */
async function dropMediaUses(db: Kysely<unknown>, key: string, text: string) {
  for (const media_id of await mediaUsedBy(db, key))
    if (!text.includes(media_id))
      await sql`
        delete from media_use
        where media_id = ${media_id} and ${ofReference(key)}
      `.execute(db)
}

/** Removes a list whose pages are documents now; what was said about it goes to the document above. */
async function removeList(db: Kysely<unknown>, { id, key }: Held, above: string) {
  for (const table of ['comment', 'staff_mail'])
    await sql`
      update ${sql.table(table)} set subject_id = ${above}
      where ${ofReference(key)}
    `.execute(db)
  for (const table of ['revision', 'autosave', 'preview', 'media_use', 'internal_link'])
    await sql`delete from ${sql.table(table)} where ${ofReference(key)}`.execute(db)
  await sql`delete from entry where id = ${id}`.execute(db)
}

/** Takes the pages out of a category, its saves and its autosaves. */
async function emptyCategory(db: Kysely<unknown>, row: Held) {
  const saves = await readSaves(db, row)
  const own = new Map<number, string>()
  for (const { number, snapshot } of saves) {
    const saved = JSON.parse(snapshot) as { data: unknown }
    const data = withoutPages(saved.data)
    own.set(number, JSON.stringify(data))
    await sql`
      update revision set snapshot = ${JSON.stringify({ ...saved, data })}
      where ${ofReference(row.key)} and number = ${number}
        and number <> ${row.live_revision ?? row.revision}
    `.execute(db)
  }
  const data = JSON.stringify(withoutPages(JSON.parse(row.data)))
  await sql`
    update revision set snapshot = ${`{"data":${data},"status":"published","publishAt":0,"expiresAt":null}`}
    where ${ofReference(row.key)} and number = ${row.live_revision ?? row.revision}
  `.execute(db)
  await sql`update entry set data = ${data} where id = ${row.id}`.execute(db)
  await dropMediaUses(db, row.key, [...own.values(), data].join(' '))
  if (row.due_revision !== null && own.get(row.due_revision) === data)
    await sql`update entry set due_revision = null, due_at = null where id = ${row.id}`.execute(db)
  if (row.working_revision !== null && own.get(row.working_revision) === data)
    await sql`
      update entry set working_revision = null, review_requested_at = null, review_note = null,
        review_requested_by = null, review_asked = null
      where id = ${row.id} and due_revision is null
    `.execute(db)
  await addSave(db, row)
  const { rows } = await sql<{ staff_id: string; data: string }>`
    select staff_id, data from autosave where ${ofReference(row.key)}
  `.execute(db)
  for (const autosave of rows) {
    const typed = JSON.stringify(withoutPages(JSON.parse(autosave.data)))
    const isOwn = typed !== (own.get(row.working_revision ?? row.live_revision ?? 0) ?? data)
    await (
      isOwn
        ? sql`update autosave set data = ${typed}
          where staff_id = ${autosave.staff_id} and ${ofReference(row.key)}`
        : sql`delete from autosave
          where staff_id = ${autosave.staff_id} and ${ofReference(row.key)}`
    ).execute(db)
  }
  await sql`delete from preview where ${ofReference(row.key)}`.execute(db)
}

function withoutPages(data: unknown): unknown {
  if (!isFields(data)) return data
  const { subItems: _pages, ...own } = data
  return own
}
