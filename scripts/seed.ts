import { seedArchive } from '../content/archive.ts'
import { holdsOnlySamples, seedStarterContent } from '../content/seed.ts'
import { openDatabase, sqliteFile } from '../db/database.ts'
import { prepare } from '../db/prepare.ts'
import { readEnvironment } from '../server/environment.ts'
import { readSeedOptions, seedUsage } from './seed-options.ts'

const { count, force, isHelp } = readSeedOptions(process.argv.slice(2))
if (isHelp || count === undefined) {
  console.log(seedUsage)
  process.exit(isHelp ? 0 : 2)
}

const environment = readEnvironment(process.env)
const place = environment.DATABASE_URL
  ? 'the PostgreSQL database'
  : sqliteFile(environment.DATA_DIR)
const settings = { dataDir: environment.DATA_DIR, databaseUrl: environment.DATABASE_URL }
const { told } = await prepare(settings, () => Promise.resolve())
for (const sentence of told) console.log(sentence)
const database = await openDatabase(settings, { queryTimeoutMs: null })
try {
  if (count === null) {
    const seeded = await seedStarterContent(database, Date.now())
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
    await seedStarterContent(database, Date.now())
    console.log(`Adding ${count} made-up articles to ${place} …`)
    const started = Date.now()
    await seedArchive(database, count, Date.now(), (done) => {
      if (done % 100_000 === 0)
        console.log(`  ${done} after ${Math.round((Date.now() - started) / 1000)} s`)
    })
    console.log(`Done in ${Math.round((Date.now() - started) / 100) / 10} s.`)
  }
} finally {
  await database.destroy()
}
