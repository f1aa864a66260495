import { fail, succeed, type Result } from '../../school/base/result.ts'
import type { Editing } from '../../school/content/editing/editing.ts'
import { addMedia } from '../../school/content/media/add-media.server.ts'
import type { MediaLibrary } from '../../school/content/media/change-media.server.ts'
import { detectFileFormat } from '../../school/content/media/detect-file-format.server.ts'
import { findMovedFile, recordOldAddress } from '../../school/content/old-addresses.server.ts'
import { download } from './download.server.ts'
import { hostOf, pathOf, type OldFile } from './moving-in.ts'
import type { Report } from './report.ts'
import { currentTime } from '../../school/base/clock.ts'

/** The description of a picture that had none: staff find these pictures by it. */
const toBeDescribed = 'To be described'

/** Maximum length of a description, in characters. */
const longestAlt = 300

interface Settings {
  library: MediaLibrary
  /** hosts that may be asked, in the form of `hostOf` */
  hosts: ReadonlySet<string>
  editing: Editing
  report: Report
  isDryRun: boolean
}

/** Takes files of an old site into the media library, each once, also over several runs. */
export class OldFiles {
  readonly #settings: Settings
  /** outcome of each file in this run, by its address */
  readonly #taken = new Map<string, Promise<Result<string, string>>>()

  constructor(settings: Settings) {
    this.#settings = settings
  }

  /**
   * Takes a file.
   *
   * @returns its address here, or a sentence that says why it does not come; in a dry run the old
   * address
   */
  take(file: OldFile): Promise<Result<string, string>> {
    const known = this.#taken.get(file.address)
    if (known) return known
    const taken = this.#take(file)
    this.#taken.set(file.address, taken)
    return taken
  }

  async #take(file: OldFile): Promise<Result<string, string>> {
    const { library, report, isDryRun } = this.#settings
    const { address } = file
    const source = hostOf(address)
    const what = isPdf(address) ? 'document' : 'picture'
    const place = source === '' ? null : { source, path: pathOf(address) }
    const here = place && (await findMovedFile(library.database, place))
    if (here) {
      report.add('already here', what, { from: address, to: here })
      return succeed(here)
    }
    const added = place && isDryRun ? this.#check(address) : await this.#add(file)
    if (added.ok) report.add('came', what, { from: address, to: isDryRun ? '' : added.value })
    else report.add('missing', what, { from: address, reason: added.failure })
    return added
  }

  /** Says what can be said without asking for the file. */
  #check(address: string): Result<string, string> {
    const host = hostOf(address)
    return this.#settings.hosts.has(host)
      ? succeed(address)
      : fail(`It is on ${host}, which was not named. Add: --files-from ${host}`)
  }

  async #add({ address, alt }: OldFile): Promise<Result<string, string>> {
    const { library, hosts, editing } = this.#settings
    const bytes = await download(address, hosts)
    if (!bytes.ok) return fail(bytes.failure.message)
    const name = nameOf(address)
    const format = detectFileFormat(bytes.value)
    const isDocument = format.ok && format.value === 'pdf'
    const added = await addMedia(
      library,
      { name, bytes: bytes.value },
      {
        alt: isDocument ? '' : alt.trim().slice(0, longestAlt) || toBeDescribed,
        movedFrom: { source: hostOf(address), path: pathOf(address) },
      },
      { ...editing, now: currentTime() },
    )
    if (added.ok) return succeed(added.value.address)
    const { failure } = added
    return fail(
      'problems' in failure
        ? failure.problems.map(({ message }) => message).join(' ')
        : failure.reason === 'full'
          ? failure.error
          : 'The media library refused it.',
    )
  }

  /** Makes an address of the old site lead to another one there, or to a path of this site. */
  async redirect(source: string, from: string, to: string): Promise<void> {
    const { library, isDryRun } = this.#settings
    if (isDryRun) return
    await recordOldAddress(library.database, { source, path: from }, { to: 'path', target: to })
  }
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
