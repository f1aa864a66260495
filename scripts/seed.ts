import { seedArchive } from '../content/archive.ts'
import { holdsOnlySamples, seedStarterContent } from '../content/seed.ts'
import { findOldTexts, refreshOldTexts, type OldText } from '../content/refresh-starters.ts'
import { openDatabase, sqliteFile } from '../db/database.ts'
import { prepare } from '../db/prepare.ts'
import { databaseOf } from '../server/environment.ts'
import { withProgress, endWithUsage, readArguments, runCommand } from './run-command.ts'
import { currentTime } from '../school/base/clock.ts'

/** The largest archive that can be added. */
const maxArticles = 5_000_000

const usage = `npm run seed -- [--articles N] [--force] | [--refresh [--yes]]
  Without --articles: puts the starter content into an empty database.
  Needs the environment of the site (DATA_DIR or DATABASE_URL).
  --articles N  adds an archive of N made-up articles, for measuring (1 to ${maxArticles})
  --force       does so although the database holds content of the school
  --refresh     lists the starter texts that no one has edited and that this version words
                differently; with --yes it puts the new words in their place. The history keeps the
                old ones.
  Exit code: 0 done, or there was nothing to do, 1 failed, 2 wrong arguments`

const { values } = readArguments(usage, {
  articles: { type: 'string' },
  force: { type: 'boolean' },
  refresh: { type: 'boolean' },
  yes: { type: 'boolean' },
})
const { force, refresh, yes } = values
const count = values.articles === undefined ? null : Number(values.articles)
if (count !== null && !(Number.isInteger(count) && count >= 1 && count <= maxArticles))
  endWithUsage(usage, '--articles takes a whole number.')

await runCommand(async (environment) => {
  const target = environment.DATABASE_URL
    ? 'the PostgreSQL database'
    : sqliteFile(environment.DATA_DIR)
  const settings = databaseOf(environment)
  const { messages } = await prepare(settings, () => Promise.resolve())
  for (const sentence of messages) console.log(sentence)
  await using database = await openDatabase(settings, { queryTimeoutMs: null })
  const started = currentTime()
  if (refresh) {
    sayRefreshed(await (yes ? refreshOldTexts : findOldTexts)(database, started), target)
  } else if (count === null) {
    const seeded = await seedStarterContent(database, started)
    console.log(
      seeded > 0
        ? `${seeded} starter entries added to ${target}.`
        : `Nothing done: ${target} has content already.`,
    )
  } else if (!force && !(await holdsOnlySamples(database))) {
    console.error(
      `Nothing done: ${target} holds content of the school. Made-up articles would mix with it (--force to do it).`,
    )
    process.exitCode = 1
  } else {
    await seedStarterContent(database, started)
    console.log(`Adding ${count} made-up articles to ${target} …`)
    await withProgress('Adding', (onProgress) =>
      seedArchive(database, count, started, (done) => onProgress(done / count)),
    )
    console.log(`Done in ${Math.round((currentTime() - started) / 100) / 10} s.`)
  }
})

function sayRefreshed(old: readonly OldText[], target: string) {
  for (const { kind, title } of old) console.log(title ? `${kind}: ${title}` : kind)
  const count = old.length === 1 ? '1 starter text' : `${old.length} starter texts`
  console.log(
    old.length === 0
      ? `Nothing to do: every starter text in ${target} was edited or has the words of this version.`
      : yes
        ? `In the words of this version now: ${count} in ${target}.`
        : `In older words, and edited by no one: ${count} in ${target}. To replace them, add --yes.`,
  )
}
