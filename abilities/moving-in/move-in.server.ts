import { changeContent } from '../../db/change-content.ts'
import { bumpContentVersion } from '../../db/content-version.ts'
import { withoutControlCharacters } from '../../school/base/control-characters.ts'
import { recordOldAddress } from '../../school/content/old-addresses.server.ts'
import type { MediaLibrary } from '../../school/content/media/change-media.server.ts'
import { hostOf, usableTitle, type OldEntry, type OldItem, type OldSource } from './old-content.ts'
import { Report } from './report.ts'
import { checkEntry, findImported, importEntry } from './import-entry.server.ts'
import { fileImporter, type ImportFile } from './import-files.server.ts'
import { importText } from './import-text.server.ts'

interface Move {
  library: MediaLibrary
  source: OldSource
  /** further hosts that files may come from */
  hosts?: readonly string[]
  isDryRun?: boolean
  /** receives the part that is done, from 0 to 1 */
  onProgress: (part: number) => void
  report?: Report
}

/**
 * Imports the content of an old site, each entry in a transaction of its own. Entries and files that
 * are here already stay as they are, so that a second run goes on where the first was interrupted.
 *
 * @returns the outcome of each item
 */
export async function moveIn({
  library,
  source,
  hosts = [],
  isDryRun = false,
  onProgress,
  report = new Report(),
}: Move): Promise<Report> {
  const allHosts = new Set([hostOf(source.base), ...hosts])
  const importFile = fileImporter({ library, hosts: allHosts, report, isDryRun })
  const work = { library, source, importFile, report, isDryRun }
  let done = 0
  for await (const item of source.items) {
    await moveItem(work, item)
    done += 1
    onProgress(Math.min(done / Math.max(source.total, 1), 1))
  }
  // Pages that were not found may be kept; their addresses lead somewhere now.
  if (!isDryRun && report.count('came') > 0)
    await changeContent(library.database, bumpContentVersion)
  return report
}

interface Work {
  library: MediaLibrary
  source: OldSource
  importFile: ImportFile
  report: Report
  isDryRun: boolean
}

async function moveItem(work: Work, item: OldItem): Promise<void> {
  const { library, source, importFile, report, isDryRun } = work
  if (item.is === 'entry') return moveEntry(work, item.entry)
  if (item.is === 'file') return void (await importFile(item.file))
  if (item.is === 'redirect') {
    const old = { source: hostOf(source.base), path: item.from }
    if (isDryRun) return
    return recordOldAddress(library.database, old, { to: 'path', target: item.to })
  }
  report.add(item.isExpected ? 'note' : 'missing', item.what, {
    from: item.where,
    reason: item.reason,
  })
}

/** Imports an entry with its text and picture, unless it is here already. */
async function moveEntry(
  { library, source, importFile, report, isDryRun }: Work,
  entry: OldEntry,
): Promise<void> {
  const { title, where, kind } = entry
  const line = { title, from: where }
  const what = kind.labels.one
  const here = await findImported(library.database, source.name, entry)
  if (here) {
    if (here.status === 'trashed') {
      const reason = 'It is in the trash here, and stays there.'
      return report.add('already here', what, { ...line, reason })
    }
    // An operator who did not see the end of an earlier run has to know.
    return here.losses === null
      ? report.add('already here', what, line)
      : report.add('incomplete', what, { ...line, reason: here.losses })
  }
  const losses = [...entry.losses]
  const short = usableTitle(withoutControlCharacters(title))
  const data = { ...entry.fields, title: short.title }
  if (entry.html !== null) {
    const onLoss = (sentence: string) => losses.push(sentence)
    const text = withoutControlCharacters(entry.html)
    Object.assign(data, { content: await importText(text, source, importFile, onLoss) })
  }
  if (entry.banner) {
    const banner = await importFile(entry.banner)
    if (!banner.ok) losses.push(`Its picture is left out. ${banner.failure}`)
    if (banner.ok && !isDryRun) Object.assign(data, { bannerImage: banner.value })
  }
  const taken = isDryRun
    ? await checkEntry(entry, data)
    : await importEntry(library.database, source.name, entry, { data, losses })
  if (!taken.ok) return report.add('missing', what, { ...line, reason: taken.failure })
  const reason = [...short.notes, ...entry.notes, ...losses].join(' ')
  report.add(losses.length > 0 ? 'incomplete' : 'came', what, { ...line, to: taken.value, reason })
}
