import { seedArchive } from '../content/archive.ts'
import { holdsOnlySamples, seedStarterContent } from '../content/seed.ts'
import { findOldTexts, refreshOldTexts, type OldText } from '../content/refresh-starters.ts'
import { openDatabase, sqliteFile } from '../db/database.ts'
import { prepare } from '../db/prepare.ts'
import { showProgress } from './progress.ts'
import { endWithUsage, readArguments, runCommand } from './run-command.ts'
import { readCount, seedUsage } from './seed-options.ts'
import { currentTime } from '../school/base/clock.ts'

const { values } = readArguments(seedUsage, {
  articles: { type: 'string' },
  force: { type: 'boolean' },
  refresh: { type: 'boolean' },
  yes: { type: 'boolean' },
})
const { force, refresh, yes } = values
const count = readCount(values.articles)
if (count === undefined) endWithUsage(seedUsage, '--articles takes a whole number.')

await runCommand(async (environment) => {
  const place = environment.DATABASE_URL
    ? 'the PostgreSQL database'
    : sqliteFile(environment.DATA_DIR)
  const settings = { dataDir: environment.DATA_DIR, databaseUrl: environment.DATABASE_URL }
  const { told } = await prepare(settings, () => Promise.resolve())
  for (const sentence of told) console.log(sentence)
  const database = await openDatabase(settings, { queryTimeoutMs: null })
  try {
    if (refresh) {
      const now = currentTime()
      sayRefreshed(await (yes ? refreshOldTexts : findOldTexts)(database, now), place)
    } else if (count === null) {
      const seeded = await seedStarterContent(database, currentTime())
      console.log(
        seeded > 0
          ? `${seeded} starter entries added to ${place}.`
          : `Nothing done: ${place} has content already.`,
      )
    } else if (!force && !(await holdsOnlySamples(database))) {
      console.error(
        `Nothing done: ${place} holds content of the school. Made-up articles would mix with it (--force to do it).`,
      )
      process.exitCode = 1
    } else {
      await seedStarterContent(database, currentTime())
      console.log(`Adding ${count} made-up articles to ${place} …`)
      const started = currentTime()
      const progress = showProgress('Adding')
      await seedArchive(database, count, started, (done) => progress.show(done / count)).finally(
        progress.end,
      )
      console.log(`Done in ${Math.round((currentTime() - started) / 100) / 10} s.`)
    }
  } finally {
    await database.destroy()
  }
})

function sayRefreshed(old: readonly OldText[], place: string) {
  for (const { kind, title } of old) console.log(title ? `${kind}: ${title}` : kind)
  const count = old.length === 1 ? '1 starter text' : `${old.length} starter texts`
  console.log(
    old.length === 0
      ? `Nothing to do: every starter text in ${place} was edited or has the words of this version.`
      : yes
        ? `In the words of this version now: ${count} in ${place}.`
        : `In older words, and edited by no one: ${count} in ${place}. To replace them, add --yes.`,
  )
}
