import { sql } from 'kysely'
import { openDatabase, type Database, type DatabaseSettings } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'

/** How many articles an older database holds; each has the word `carabao` in its title. */
export const olderArticles = 600

/** Makes a database as the version before the search index left it, with published articles. */
export async function makeOlderDatabase(settings: DatabaseSettings) {
  const database = await openDatabase(settings)
  await migrate(database, { to: '0002-reference' })
  for (let number = 1; number <= olderArticles; number += 1) await insertArticle(database, number)
  await sql`
    insert into entry_tally (kind, category, topic, month, count)
    values ('article', '', '', 202401, ${olderArticles}), ('article', 'Campus News', '', 202401, ${olderArticles})`.execute(
    database,
  )
  await database.destroy()
}

async function insertArticle(database: Database, number: number) {
  const slug = `carabao-${number}`
  const data = JSON.stringify({ bannerImage: '', publishedOn: '2024-01-15', topics: [] })
  const { rows } = await sql<{ id: number }>`
    insert into entry (kind, slug, title, status, category, sort_day, publish_at, expires_at, summary, data, content,
      revision, sample, created_at, updated_at)
    values ('article', ${slug}, ${`The carabao ${number}`}, 'published', 'Campus News', 20240115, 1705276800000, null,
      'It rests.', ${data}, '<p>It rests.</p>', 1, 0, 1705276800000, 1705276800000)
    returning id`.execute(database)
  await sql`insert into entry_slug (kind, slug, entry_id) values ('article', ${slug}, ${rows[0]?.id})`.execute(
    database,
  )
}
