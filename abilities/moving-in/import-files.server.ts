import { fail, succeed, type Result } from '../../school/base/result.ts'
import { addMedia } from '../../school/content/media/add-media.server.ts'
import type { MediaLibrary } from '../../school/content/media/change-media.server.ts'
import { detectFileFormat } from '../../school/content/media/detect-file-format.server.ts'
import { findMovedFile } from '../../school/content/old-addresses.server.ts'
import { download, notNamed } from './download.server.ts'
import { hostOf, pathOf, type OldFile } from './moving-in.ts'
import type { Report } from './report.ts'
import { editingNow } from './import-entry.server.ts'

/** The description of a picture that had none: staff find these pictures by it. */
const toBeDescribed = 'To be described'

/** Maximum length of a description, in characters. */
const longestAlt = 300

interface Settings {
  library: MediaLibrary
  /** hosts that may be asked, in the form of `hostOf` */
  hosts: ReadonlySet<string>
  report: Report
  isDryRun: boolean
}

/** Takes a file. @returns its address here (the old one in a dry run), or why it does not come */
export type ImportFile = (file: OldFile) => Promise<Result<string, string>>

/** Takes files of an old site into the media library, each once, also over several runs. */
export function fileImporter(settings: Settings): ImportFile {
  /** outcome of each file in this run, by its address */
  const taken = new Map<string, ReturnType<ImportFile>>()
  return (file) => {
    const outcome = taken.get(file.address) ?? importFile(settings, file)
    taken.set(file.address, outcome)
    return outcome
  }
}

async function importFile(settings: Settings, file: OldFile): Promise<Result<string, string>> {
  const { library, report, isDryRun } = settings
  const { address } = file
  const source = hostOf(address)
  const what = isPdf(address) ? 'document' : 'picture'
  const place = source === '' ? null : { source, path: pathOf(address) }
  const here = place && (await findMovedFile(library.database, place))
  if (here) {
    report.add('already here', what, { from: address, to: here })
    return succeed(here)
  }
  const added = place && isDryRun ? checkHost(settings, address) : await addFile(settings, file)
  if (added.ok) report.add('came', what, { from: address, to: isDryRun ? '' : added.value })
  else report.add('missing', what, { from: address, reason: added.failure })
  return added
}

/** Says what can be said without asking for the file. */
function checkHost({ hosts }: Settings, address: string): Result<string, string> {
  const host = hostOf(address)
  return hosts.has(host) ? succeed(address) : fail(notNamed(host))
}

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
      alt: isDocument ? '' : alt.trim().slice(0, longestAlt) || toBeDescribed,
      movedFrom: { source: hostOf(address), path: pathOf(address) },
    },
    editingNow(),
  )
  if (added.ok) return succeed(added.value.address)
  const { failure } = added
  if ('problems' in failure) return fail(failure.problems.map(({ message }) => message).join(' '))
  return fail(failure.reason === 'full' ? failure.error : 'The media library refused it.')
}

/** Tells whether an address is that of a document that the library keeps. */
const isPdf = (address: string) => /\.pdf$/i.test(address.replace(/[?#].*$/, ''))

/** Tells whether an address is that of a file that the library may keep. */
export const isFile = (address: string) =>
  /\.(jpe?g|png|gif|webp|avif|heic|bmp|tiff?|pdf)$/i.test(address.replace(/[?#].*$/, ''))

function nameOf(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
