import { fail, succeed, type Result } from '../../school/base/result.ts'
import { addMedia } from '../../school/content/media/add-media.server.ts'
import type { MediaLibrary } from '../../school/content/media/change-media.server.ts'
import { detectFileFormat } from '../../school/content/media/detect-file-format.server.ts'
import { findMovedFile } from '../../school/content/old-addresses.server.ts'
import { download, writeUnnamed } from './download.server.ts'
import { hostOf, pathOf, type OldFile } from './old-content.ts'
import type { Report } from './report.ts'
import { editingNow } from './import-entry.server.ts'

/** The description of a picture that had none: staff find these pictures by it. */
const missingAlt = 'To be described'

/** Maximum length of a description, in characters. */
const maxAltLength = 300

interface Settings {
  library: MediaLibrary
  /** hosts that may be asked, in the form of `hostOf` */
  hosts: ReadonlySet<string>
  report: Report
  isDryRun: boolean
}

/**
 * Takes a file into the media library.
 * @returns its address here (the old one in a dry run), or a sentence that says why it does not come
 */
export type ImportFile = (file: OldFile) => Promise<Result<string, string>>

/** Creates the function that takes files of an old site, each once, also over several runs. */
export function fileImporter(settings: Settings): ImportFile {
  /** outcome of each file in this run, by its old address */
  const outcomes = new Map<string, ReturnType<ImportFile>>()
  return (file) => {
    const outcome = outcomes.get(file.address) ?? importFile(settings, file)
    outcomes.set(file.address, outcome)
    return outcome
  }
}

async function importFile(settings: Settings, file: OldFile): Promise<Result<string, string>> {
  const { library, report, isDryRun } = settings
  const { address } = file
  const source = hostOf(address)
  const what = isPdf(address) ? 'document' : 'picture'
  const old = source === '' ? null : { source, path: pathOf(address) }
  const here = old && (await findMovedFile(library.database, old))
  if (here) {
    report.add('already here', what, { from: address, to: here })
    return succeed(here)
  }
  const added = old && isDryRun ? checkHost(settings, address) : await addFile(settings, file)
  if (added.ok) report.add('came', what, { from: address, to: isDryRun ? '' : added.value })
  else report.add('missing', what, { from: address, reason: added.failure })
  return added
}

/** Checks a file as far as possible without a request. */
function checkHost({ hosts }: Settings, address: string): Result<string, string> {
  const host = hostOf(address)
  return hosts.has(host) ? succeed(address) : fail(writeUnnamed(host))
}

/** Downloads a file and adds it to the library. */
async function addFile(
  { library, hosts }: Settings,
  { address, alt }: OldFile,
): Promise<Result<string, string>> {
  const bytes = await download(address, hosts)
  if (!bytes.ok) return fail(bytes.failure.message)
  const format = detectFileFormat(bytes.value)
  const isDocument = format.ok && format.value === 'pdf'
  const added = await addMedia(
    library,
    { name: nameOf(address), bytes: bytes.value },
    {
      alt: isDocument ? '' : alt.trim().slice(0, maxAltLength) || missingAlt,
      movedFrom: { source: hostOf(address), path: pathOf(address) },
    },
    editingNow(),
  )
  if (added.ok) return succeed(added.value.address)
  const { failure } = added
  if ('problems' in failure) return fail(failure.problems.map(({ message }) => message).join(' '))
  return fail(failure.reason === 'full' ? failure.error : 'The media library refused it.')
}

/** Tells whether an address is that of a document. */
const isPdf = (address: string) => /\.pdf$/i.test(address.replace(/[?#].*$/, ''))

/** Tells whether an address is that of a file that the library may keep. */
export const isFile = (address: string) =>
  /\.(jpe?g|png|gif|webp|avif|heic|bmp|tiff?|pdf)$/i.test(address.replace(/[?#].*$/, ''))

/** Returns the name of a file from its address. */
function nameOf(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
