import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { openDatabase, type Database } from '../db/database.ts'
import { prepare } from '../db/prepare.ts'
import { fieldsOf, type TableField } from '../school/content/editing/cells.ts'
import { dayOrders } from '../school/content/editing/cell-days.ts'
import { readTable } from '../school/content/editing/import-table.ts'
import { readTableDays } from '../school/content/editing/table-days.ts'
import { letterSets, type TableQuestion } from '../school/content/editing/table-letters.ts'
import { openMediaStore } from '../school/content/media/open-store.server.ts'
import { explainFileFault } from '../school/base/file-faults.server.ts'
import { contentKinds, findKind } from '../school/kinds/index.ts'
import { moveIn } from '../abilities/moving-in/move-in.server.ts'
import { hostOf, MovingInError, type OldSource } from '../abilities/moving-in/old-content.ts'
import { openHost } from '../abilities/moving-in/read-host.server.ts'
import { openTable } from '../abilities/moving-in/read-table.server.ts'
import { openWordPress } from '../abilities/moving-in/read-wordpress.server.ts'
import { Report } from '../abilities/moving-in/report.ts'
import { databaseOf } from '../server/environment.ts'
import { keepDataFolderPrivate } from '../server/data-folder.ts'
import {
  withProgress,
  endWithUsage,
  readArguments,
  runCommand,
  resolveTyped,
} from './run-command.ts'
import { currentTime } from '../school/base/clock.ts'

const usage = `npm run import -- --from ADDRESS | --wordpress FILE | --csv FILE | --json FILE
  Takes content over into the site that the environment names (DATA_DIR or DATABASE_URL), also while
  it runs. It deletes and changes nothing that is there. Run it again to take over what is new, or to
  go on after an interruption.
  --from ADDRESS       news and announcements of a host that answers the two public calls, with
                       their pictures: https://old.example.edu.ph
  --wordpress FILE     posts, pages, files, dates and addresses of a WordPress export (WXR)
  --announcements NAME posts of this category are announcements; may be repeated (announcements)
  --files-from HOST    pictures and documents on this host come too; may be repeated
  --csv FILE, --json FILE
                       a table of entries as the staff pages import it; all rows or none, as drafts
  --days ORDER         what comes first in days such as 05/11/2026, for columns that do not show it:
                       ${dayOrders.join(' or ')}
  --letters PROGRAM    who wrote a table that is not in Unicode: ${letterSets.join(' or ')} (${letterSets[0]})
  --kind NAME          what the rows are: ${contentKinds.map(({ name }) => name).join(', ')} (article)
  --dry-run            changes nothing and says what would come
  --report FILE        writes what came over, what did not and why as CSV
  --yes                replaces the report if it is there
  Exit code: 0 everything is here, 1 failed, 2 wrong arguments, 3 some of it did not come over`

const { values, kind } = readSource()
const { report: reportFile, 'dry-run': isDryRun = false } = values

await runCommand(async (environment) => {
  const settings = databaseOf(environment)
  const { dataDir } = settings
  if (reportFile !== undefined && existsSync(resolveTyped(reportFile)) && !values.yes)
    throw new MovingInError(
      `${resolveTyped(reportFile)} is there already. Choose another name, or add --yes to replace it.`,
    )
  for (const warning of await keepDataFolderPrivate(dataDir)) console.error(warning)
  const owner = statSync(dataDir).uid
  if (process.getuid?.() !== undefined && owner !== process.getuid())
    throw new MovingInError(
      `${dataDir} belongs to another account, which could not read the pictures. Run this as that account.`,
    )
  const { messages } = await prepare(settings, () => Promise.resolve())
  for (const sentence of messages) console.error(sentence)
  await using database = await openDatabase(settings, { queryTimeoutMs: null })
  const report = new Report()
  // A report that cannot be written fails now, not after hours.
  if (reportFile !== undefined) writeFileSync(resolveTyped(reportFile), report.toCsv())
  try {
    const source = await open(database)
    const library = {
      database,
      store: openMediaStore(database, settings),
      maxBytes: environment.MEDIA_MAX_GB * 1e9,
    }
    const hosts = (values['files-from'] ?? []).map(hostOfName)
    await withProgress(isDryRun ? 'Checking' : 'Taking over', (onProgress) =>
      moveIn({ library, source, hosts, isDryRun, onProgress, report }),
    )
    process.exitCode = report.isComplete ? 0 : 3
  } finally {
    const text = report.toText(isDryRun)
    if (text !== '') console.log(text)
    if (reportFile !== undefined) writeFileSync(resolveTyped(reportFile), report.toCsv())
  }
  if (!isDryRun && report.count('came', 'picture') > 0)
    console.log(
      'Pictures without a description are “To be described”: look for these words in the media library.',
    )
  if (environment.CONTENT_HOST && values.from !== undefined)
    console.log('CONTENT_HOST is set: visitors read news from there until you remove it.')
})

/** Opens what the arguments name. */
function open(database: Database): Promise<OldSource> {
  const now = currentTime()
  if (values.from !== undefined) return openHost(new URL(values.from).origin, now)
  if (values.wordpress !== undefined) {
    const { wordpress, announcements = ['announcement', 'announcements'] } = values
    return withProgress('Reading', (onProgress) =>
      openWordPress(resolveTyped(wordpress), { announcements, now, onProgress }),
    )
  }
  const file = values.csv ?? values.json ?? ''
  return openTable(
    database,
    kind,
    readRows(resolveTyped(file), values.json === undefined ? 'table.csv' : 'table.json'),
  )
}

/** Reads the rows of a file, and says what was read. @throws with the questions that are open */
function readRows(file: string, name: string) {
  const fields = fieldsOf(kind)
  const { days, letters } = values
  const answers = Object.fromEntries(fields.map((each) => [each.name, days]))
  const table = readFile(file, name, fields, letters)
  const { rows, questions, daysRead } = readTableDays(table, fields, answers)
  if (table.unknown.length > 0)
    console.error(`Left out, because no field has this name: ${table.unknown.join(', ')}.`)
  const open = questions.filter(({ answer }) => answer === null)
  if (open.length > 0)
    throw new MovingInError(
      ['Nothing was imported. Add an option for each question:', ...open.map(ask)].join('\n'),
    )
  for (const { name: question, choices, answer } of questions)
    if (question === 'letters')
      console.error(`Read: ${choices.find(({ value }) => value === answer)?.label}.`)
  for (const sentence of daysRead) console.error(`Read: ${sentence}`)
  return rows
}

/** Writes a question with the options that answer it. */
function ask({ text, choices }: TableQuestion): string {
  return [text, ...choices.map(({ value, label }) => `  --days ${value}: ${label}`)].join('\n')
}

function readFile(file: string, name: string, fields: TableField[], letters?: string) {
  try {
    return readTable(new Uint8Array(readFileSync(file)).buffer, name, fields, letters)
  } catch (error) {
    const fault = explainFileFault(error, file)
    throw new MovingInError(fault ?? `${file}: ${(error as Error).message}`)
  }
}

function hostOfName(name: string): string {
  return hostOf(name.includes('://') ? name : `https://${name}`)
}

/** Reads the arguments, of which one must name a source. */
function readSource() {
  const { values } = readArguments(usage, {
    from: { type: 'string' },
    wordpress: { type: 'string' },
    csv: { type: 'string' },
    json: { type: 'string' },
    days: { type: 'string' },
    letters: { type: 'string' },
    kind: { type: 'string' },
    announcements: { type: 'string', multiple: true },
    'files-from': { type: 'string', multiple: true },
    'dry-run': { type: 'boolean' },
    report: { type: 'string' },
    yes: { type: 'boolean' },
  })
  const end = (problem: string) => endWithUsage(usage, problem)
  const named = [values.from, values.wordpress, values.csv, values.json]
  if (named.filter((each) => each !== undefined).length !== 1)
    return end('Name one of --from, --wordpress, --csv and --json.')
  if (values.from !== undefined && !isOrigin(values.from))
    return end('--from takes an address such as https://old.example.edu.ph, without a path.')
  for (const [name, choices] of [
    ['days', dayOrders],
    ['letters', letterSets],
  ] as const)
    if (values[name] !== undefined && !choices.some((each) => each === values[name]))
      return end(`--${name} takes ${choices.join(' or ')}.`)
  const kind = findKind(values.kind ?? 'article')
  return kind ? { values, kind } : end(`There is no kind “${values.kind}”.`)
}

function isOrigin(text: string) {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}
