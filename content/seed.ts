import { bumpContentVersion } from '../db/content-version.ts'
import type { Database, DatabaseOrTransaction } from '../db/database.ts'
import { announcementKind } from '../school/announcements/announcement-kind.ts'
import type { EntryData, EntryKind } from '../school/entries/entry-kind.ts'
import { eventKind } from '../school/events/event-kind.ts'
import { insertEntries, type Actor, type NewEntry } from '../school/entries/insert-entries.server.ts'
import { newsKind } from '../school/news/news-kind.ts'
import { saveReference, type ReferenceKind } from '../school/reference/reference-content.server.ts'
import { siteSettingsKind } from '../school/settings/site-settings.ts'

/** Who the first revision of starter content names. */
const seeder = 'Starter content'

/**
 * Puts in the reference content that the database does not hold yet, and the starter entries if it holds no entries.
 * What is there stays as it is.
 * @param now UTC in milliseconds
 * @returns how many entries were put in
 */
export async function seedStarterContent(database: Database, now: number): Promise<number> {
  await seedReference(database, { name: seeder, now })
  if (!(await isEmpty(database))) return 0
  // Loaded only when needed: no start after the first one pays for it.
  const { starterNews } = await import('./news/starter-news.ts')
  const { starterAnnouncements } = await import('./announcements/starter-announcements.ts')
  const { starterEvents } = await import('./events/starter-events.ts')
  const actor = { name: seeder, now }
  return database.transaction().execute(async (transaction) => {
    const news = await insertPublished(transaction, newsKind, starterNews, actor)
    const announcements = await insertPublished(transaction, announcementKind, starterAnnouncements, actor)
    const events = await insertPublished(transaction, eventKind, starterEvents, actor, () => null)
    await bumpContentVersion(transaction)
    return news + announcements + events
  })
}

/** The reference content of this version of the product that is missing; later versions bring new kinds of it. */
async function seedReference(database: Database, actor: Actor) {
  const present = await database.selectFrom('reference').select('key').execute()
  if (present.some(({ key }) => key === siteSettingsKind.key)) return
  const { starterSiteSettings } = await import('./reference/site-settings.ts')
  await database.transaction().execute(async (transaction) => {
    await putInReference(transaction, siteSettingsKind, starterSiteSettings, actor)
  })
}

async function putInReference<Data>(
  database: DatabaseOrTransaction,
  kind: ReferenceKind<Data>,
  data: Data,
  actor: Actor,
) {
  const saved = await saveReference(database, kind, { data, basedOn: 0 }, actor)
  if (!saved.ok && saved.failure.reason === 'invalid') {
    throw new Error(`The starter content “${kind.key}” is not valid: ${JSON.stringify(saved.failure.problems)}`)
  }
}

/** Whether nobody has put an entry in yet, in whatever state. */
export async function isEmpty(database: Database): Promise<boolean> {
  return (await database.selectFrom('entry').select('id').limit(1).executeTakeFirst()) === undefined
}

/** Whether every entry is one that a seed put in, so that nothing of the school's own would be lost. */
export async function holdsOnlySamples(database: Database): Promise<boolean> {
  const own = await database.selectFrom('entry').select('id').where('sample', '=', 0).limit(1).executeTakeFirst()
  return own === undefined
}

/**
 * Checks the inputs by the kind's schema and adds them oldest first, so that ids grow with time, as they would have.
 * @param publishedOn the day on which an entry is to have come out, today at the latest; `null`: now. The day that lists
 *   are sorted by, unless said otherwise: an event's lies ahead when it is made known.
 */
export async function insertPublished<Data extends EntryData>(
  database: DatabaseOrTransaction,
  kind: EntryKind<Data>,
  inputs: readonly unknown[],
  actor: Actor,
  publishedOn: (data: Data) => string | null = kind.sortDate,
): Promise<number> {
  const entries = inputs.map((input): NewEntry<Data> => {
    const data = kind.schema.parse(input)
    const day = publishedOn(data)
    const publishAt = day ? Math.min(Date.parse(`${day}T08:00:00+08:00`), actor.now) : actor.now
    return { data, status: 'published', publishAt, expiresAt: null }
  })
  await insertEntries(database, kind, entries.toReversed(), actor)
  return entries.length
}
