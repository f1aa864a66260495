import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { dirname, extname, join, relative, sep } from 'node:path'
import { pino } from 'pino'
import { liveReader } from '../../../school/content/reader.ts'
import {
  openDatabase,
  withFrozenDatabase,
  type Database,
  type DatabaseSettings,
} from '../../../db/database.ts'
import { findMigrations } from '../../../db/migrate.ts'
import { ContentHost } from '../../../school/content/content-host/content-host.server.ts'
import type { ContentSource } from '../../../school/content/content-host/content-source.server.ts'
import { openMediaStore } from '../../../school/content/media/open-store.server.ts'
import { listTexts } from '../../../school/content/search/list-texts.server.ts'
import { contentKinds } from '../../../school/kinds/index.ts'
import { languages } from '../../../site/languages/language.ts'
import { addressIn } from '../../../site/page-address.ts'
import { builtSite } from '../../../server/built-site.ts'
import { ContentClock } from '../../../server/content-clock.ts'
import { databaseOf, type Environment } from '../../../server/environment.ts'
import { findFile } from '../../../server/media/serve-media.ts'
import { createRenderer } from '../../../server/pages/create-renderer.ts'
import type { SetUpPage } from '../../../server/pages/page-answer.ts'
import { declaredQueries, findParameters } from '../../../server/pages/query-parameters.ts'
import { builtFolders } from '../../../server/product-folders.ts'
import { SiteTime } from '../../../server/site-time.ts'
import { sourceAt } from '../../../server/source-at.ts'
import { copyDocument, drawCopyBar } from '../site/copy-document.server.tsx'
import { copyFileLookup, leftOutAddress } from './copy-files.ts'
import { CopyError, makeFolder } from './copy-folder.ts'
import { writePages, type WrittenPages } from './write-pages.ts'
import { searchFile, writeSearch } from './write-search.ts'

export interface ExportOptions {
  /** the folder that receives the copy */
  folder: string
  /** the content of the folder may be replaced */
  replace: boolean
  /** receives the part that is done, from 0 to 1 */
  onProgress: (part: number) => void
}

const logger = pino({ level: 'silent' })

/**
 * Makes a static copy of the public site, as it is at one moment, while the site runs.
 *
 * @param setUpPage of the abilities that a copy has
 * @throws {@link CopyError} with a sentence for the operator
 */
export async function exportSite(
  environment: Environment,
  { folder, replace, onProgress }: ExportOptions,
  setUpPage: SetUpPage,
): Promise<WrittenPages> {
  const settings = databaseOf(environment)
  const keep = [settings.dataDir, builtFolders.root]
  return makeFolder(folder, { replace, keep }, async (made) => {
    const madeAt = await makeDueChangesLive(settings)
    const written = await withFrozenDatabase(settings, (database) =>
      writeCopy(made, { environment, database, madeAt, setUpPage, onProgress }),
    )
    if (written.missing.includes('/'))
      throw new CopyError(
        'The home page could not be made, so this would be no copy. Start the site and look at its log.',
      )
    return written
  })
}

/** Makes due changes live, as a visitor would. @returns the time of the copy, UTC in milliseconds */
async function makeDueChangesLive(settings: DatabaseSettings): Promise<number> {
  await using database = await openDatabase(settings, { mustExist: true })
  const { newer, pending } = await findMigrations(database)
  if (newer.length + pending.length > 0)
    throw new CopyError(
      'The database belongs to another version of the product. Start the site of this version once, or make the copy with the version that runs.',
    )
  const time = new SiteTime(database, logger)
  await time.keep()
  const now = time.now()
  const clock = new ContentClock(
    database,
    () => undefined,
    () => now,
  )
  await clock.refresh()
  return now
}

interface CopyOptions {
  environment: Environment
  database: Database
  madeAt: number
  setUpPage: SetUpPage
  onProgress: (part: number) => void
}

async function writeCopy(
  folder: string,
  { environment, database, madeAt, setUpPage, onProgress }: CopyOptions,
): Promise<WrittenPages> {
  const { PUBLIC_ORIGIN: publicOrigin, CONTENT_HOST: contentHost = null } = environment
  const source: ContentSource = {
    ...liveReader(database),
    host: contentHost === null ? null : new ContentHost(contentHost, () => undefined),
    now: () => madeAt,
    contentState: () => 'copy',
    reportFault: () => undefined,
  }
  const pages = builtSite(logger)
  const render = createRenderer({
    pages,
    mode: import.meta.env.MODE,
    source,
    publicOrigin,
    contentHost,
    setUpPage,
  })
  const files = await copyStaticFiles(folder)
  for (const language of languages) files.add(`/${searchFile(language)}`)
  const fileOf = copyFileLookup(findParameters(declaredQueries(pages.routes)), files)

  for (const language of languages) {
    const texts = searchedTexts(sourceAt(source, addressIn(language, '/')))
    await writeSearch(folder, { language, texts, fileOf })
  }

  const store = openMediaStore(database, databaseOf(environment))
  const paths = ['/', '/search', leftOutAddress, ...contentKinds.flatMap((kind) => kind.listPages)]
  for await (const { address } of searchedTexts(source)) paths.push(address)
  const addresses = languages.flatMap((language) => paths.map((path) => addressIn(language, path)))
  return writePages(addresses, {
    folder,
    render,
    publicOrigin,
    copy: {
      drawBar: (t) => drawCopyBar(t, { madeAt, publicOrigin }),
      documentParts: copyDocument,
    },
    fileOf,
    openMedia: async (address) => {
      const found = await findFile({ database, now: () => madeAt }, address)
      return found && store.open(found.place, found.name)
    },
    onProgress: (done, known) => onProgress(done / known),
  })
}

/** Lists the texts of pages. Without those of another host, whose pages are found by their links. */
async function* searchedTexts(source: ContentSource) {
  for await (const text of listTexts(source, source.now()))
    if (!source.host || !['article', 'announcement'].includes(text.label)) yield text
}

/** Extensions of files that need a server: scripts, the installed app, compressed files. */
const needsServer = new Set(['.js', '.br', '.gz', '.webmanifest'])

/** Copies pictures, type and style sheets. @returns their addresses */
async function copyStaticFiles(folder: string): Promise<Set<string>> {
  const copied = new Set<string>()
  const from = builtFolders.files
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || needsServer.has(extname(entry.name))) continue
    const path = relative(from, join(entry.parentPath, entry.name))
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true })
    await copyFile(join(from, path), target)
    copied.add(`/${path.split(sep).join('/')}`)
  }
  return copied
}
