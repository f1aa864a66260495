import { join } from 'node:path'
import { pino, type Logger } from 'pino'
import { liveReader } from '../school/content/reader.ts'
import { announcementsQuery } from '../server/api/announcements.ts'
import { openDatabase } from '../db/database.ts'
import type { ContentSource } from '../school/content/content-host/content-source.server.ts'
import { openMediaStore } from '../school/content/media/open-store.server.ts'
import type { MediaLibrary } from '../school/content/media/change-media.server.ts'
import { tidyHourly } from '../school/content/media/tidy-media.server.ts'
import type { OnProgress } from '../school/operations/backup/backup.ts'
import { ContentHost } from '../school/content/content-host/content-host.server.ts'
import { newsQuery } from '../server/api/news.ts'
import { connectionLimits } from '../server/fast-path/connections/limits.ts'
import { builtSite } from '../server/built-site.ts'
import { ContentClock } from '../server/content-clock.ts'
import { ownBackups, ownCopies } from '../server/backups/own-backups.ts'
import type { BackupTask } from '../server/backups/run-backup-process.ts'
import { runBackupTask as runTask } from '../server/backups/run-backup-task.ts'
import type { Environment } from '../server/environment.ts'
import { figures } from '../server/figures/figures.ts'
import { serveFigures } from '../server/figures/serve-figures.ts'
import { linkChecker, statusOfPath } from '../server/link-checker.ts'
import { createHttp, type HttpParts } from '../server/http.ts'
import { listen, type RunningSite } from '../server/listen.ts'
import { createMailer } from '../server/mail.ts'
import { serveMedia, type ServedLibrary } from '../server/media/serve-media.ts'
import { keepViews } from '../server/keep-views.ts'
import { PageCache } from '../server/pages/page-cache.ts'
import type { PageAnswer } from '../server/pages/page-answer.ts'
import { PageViews } from '../server/pages/page-views.ts'
import { createRenderer } from '../server/pages/create-renderer.ts'
import { declaredQueries, findParameters } from '../server/pages/query-parameters.ts'
import type { StoreSettings } from '../server/pages/store.ts'
import { previewSummaries } from '../server/previews/summarize-preview.ts'
import { createPublicRoutes } from './public-routes.ts'
import { builtFolders } from '../server/product-folders.ts'
import { readVersion } from '../server/version.ts'
import { readiness } from '../server/readiness.ts'
import { commonHeaders } from '../server/security-headers.ts'
import { sendStaffMails } from '../server/staff-mails/send-staff-mails.ts'
import { loadStaticFiles } from '../server/pages/static-files.ts'
import { removeServiceWorker } from '../server/service-worker.ts'
import { SiteTime } from '../server/site-time.ts'
import { staffAssets } from '../server/staff-pages/staff-pages.ts'
import { cardDrawer } from '../server/share-cards/draw-page-card.ts'
import { KeptCards } from '../server/share-cards/kept-cards.ts'
import { createStaffRoutes } from './staff-routes.ts'
import { currentTime } from '../school/base/clock.ts'
import {
  exportSite as copySite,
  type ExportOptions,
} from '../abilities/static-copy/server/export-site.ts'
import { abilities, setUpPage, startAbilities } from './abilities.ts'

/**
 * Cache time of a page with content of another host, in seconds: that host does not report
 * changes.
 */
const keepSecondsWithHost = 5

export interface Site extends Pick<
  HttpParts,
  'publicRoutes' | 'renderPublic' | 'staffRoutes' | 'parametersOf' | 'statusOf'
> {
  clock: ContentClock
  settings: StoreSettings
  library: ServedLibrary & MediaLibrary
  /** tells proxies at /readyz to ask other nodes, from now on */
  leave: () => void
  close: () => Promise<void>
}

/** Creates the site on a migrated database, without a server. */
export async function createSite(
  environment: Environment,
  logger: Logger,
  folders = builtFolders,
): Promise<Site> {
  const place = { dataDir: environment.DATA_DIR, databaseUrl: environment.DATABASE_URL }
  const database = await openDatabase(place, { mustExist: true, onQuery: figures.countQuery })
  const time = new SiteTime(database, logger)
  await time.start()
  const reportFault = (error: unknown) =>
    logger.error({ err: error }, 'The database does not answer')
  const clock = new ContentClock(database, reportFault, time.now)
  await clock.start()

  const contentHost = environment.CONTENT_HOST ?? null
  const source: ContentSource = {
    ...liveReader(database),
    host:
      contentHost === null
        ? null
        : new ContentHost(contentHost, (message) => logger.warn({ contentHost }, message)),
    now: time.now,
    state: clock.current,
    report: (message) => logger.warn(message),
  }
  const publicOrigin = environment.PUBLIC_ORIGIN
  const views = new PageViews()
  const keepSeconds = contentHost === null ? null : keepSecondsWithHost
  const settings = { publicOrigin, keepSeconds, views }
  const viewKeeper = keepViews({ views, database, logger, now: time.now })

  const pages = builtSite(logger)
  const parametersOf = findParameters([
    ...declaredQueries(pages.routes),
    newsQuery,
    announcementsQuery,
  ])
  const renderPage = createRenderer({
    pages,
    mode: import.meta.env.MODE,
    source,
    publicOrigin,
    contentHost,
    setUpPage: (context) => {
      setUpPage(context)
      for (const ability of running) ability.setUpPage?.(context)
    },
  })
  const { SMTP_URL: url, MAIL_FROM: from } = environment
  const mailer = url && from ? createMailer({ url, from }, logger) : null
  const sendMail = mailer?.sendMail ?? null
  const staffMails = sendStaffMails({ database, sendMail, publicOrigin, logger, now: time.now })
  const pathParts = {
    database,
    origin: publicOrigin,
    parametersOf,
    filesFolder: folders.files,
    fetch: (request: Request) => publicRoutes(request),
  }
  const statusOf = (path: string) => statusOfPath(pathParts, path)
  const library = {
    database,
    store: openMediaStore(database, place, environment.MEDIA_COPIES_MB * 1e6),
    maxBytes: environment.MEDIA_MAX_GB * 1e9,
    now: time.now,
  }
  // One for all: pictures are drawn one at a time.
  const kept = new KeptCards(join(environment.DATA_DIR, 'share-cards'))
  const drawing = { root: folders.root, kept }
  const drawPageCard = cardDrawer({ publicOrigin, root: folders.root, kept })
  const running = startAbilities({
    source,
    database,
    now: time.now,
    renderPage,
    publicOrigin,
    dataDir: environment.DATA_DIR,
    proxies: environment.TRUST_PROXY,
    logger,
    store: library.store,
    mailer,
    sendMail,
    pushServices: environment.PUSH_SERVICES,
    hasServiceWorker: environment.SERVICE_WORKER,
    statusOf,
    drawing,
  })
  const staff = {
    database,
    library,
    dataDir: environment.DATA_DIR,
    now: currentTime,
    siteNow: time.now,
    contentChanged: () => {
      for (const ability of running) ability.onContentChange?.()
      staffMails.soon()
      return clock.refresh()
    },
    staffMailQueued: staffMails.soon,
    publicOrigin,
    proxies: environment.TRUST_PROXY,
    sendMail,
    logger,
    checkLinks: linkChecker({ ...pathParts, logger, now: time.now }),
    statusOf,
    drawing,
    abilities,
    summarizePreview: previewSummaries({
      source,
      renderPage,
      publicOrigin,
      filesFolder: folders.files,
      store: library.store,
    }),
  }
  /** Whoever asks first after a scheduled change is due makes it live before the answer. */
  const settled =
    <Rest extends unknown[], Answer>(
      answer: (request: Request, ...rest: Rest) => Answer | Promise<Answer>,
    ) =>
    async (request: Request, ...rest: Rest): Promise<Answer> => {
      await clock.settle()
      return answer(request, ...rest)
    }
  const ready = readiness(database)
  const { fetch: answerPublic } = createPublicRoutes({
    source,
    renderPage,
    isReady: ready.isReady,
    publicOrigin,
    logger,
    drawPageCard,
    added: running.flatMap(({ routes = [] }) => routes),
  })
  const publicRoutes = settled(answerPublic)
  const { fetch: answerStaff } = createStaffRoutes({
    source,
    renderPage,
    staff,
    staffFolder: folders.staff,
    drawPageCard,
  })
  const staffRoutes = settled(answerStaff)
  const close = async () => {
    clock.stop()
    time.stop()
    await Promise.all(running.map(async ({ stop }) => stop?.()))
    await staffMails.stop()
    mailer?.close()
    await viewKeeper.stop()
    await database.destroy()
  }
  const renderPublic = async (request: Request): Promise<PageAnswer> => {
    let page: PageAnswer['page'] = null
    const response = await publicRoutes(request, { onPage: (rendered) => (page = rendered) })
    return { response, page }
  }
  const { leave } = ready
  const answers = { publicRoutes, renderPublic, staffRoutes, parametersOf, statusOf }
  return { ...answers, clock, settings, library, leave, close }
}

/**
 * Starts one process of the site on a migrated database.
 *
 * @param folders those of the sources in the development server
 * @returns the port, and a function that stops it cleanly
 */
export async function startSite(
  environment: Environment,
  folders = builtFolders,
): Promise<RunningSite> {
  const logger = pino({
    level: environment.LOG_LEVEL,
    base: { pid: process.pid },
    timestamp: () => `,"time":${currentTime()}`,
  })
  if (environment.TEST_CLOCK !== 0)
    logger.warn('TEST_CLOCK moves the clock of this site. Only tests may set it.')
  const site = await createSite(environment, logger, folders)
  const headers = commonHeaders(site.settings)
  const files = await loadStaticFiles(folders.files, headers)
  if (!environment.SERVICE_WORKER) removeServiceWorker(files, headers)
  const build = readVersion(folders.root)
  const cache = new PageCache(site.clock.current)
  const { database } = site.library
  figures.start()
  const proxies = environment.TRUST_PROXY
  const http = createHttp({
    ...site,
    limits: connectionLimits({ proxies }),
    proxies,
    hasFastPath: environment.FAST_PATH,
    logger,
    cache,
    files,
    serveMedia: (path, request, response) => serveMedia(site.library, path, request, response),
    staffAssets: staffAssets(folders.staff, headers),
    serveFigures: serveFigures({
      database,
      token: environment.METRICS_TOKEN,
      build,
      ofProcess: () => [
        { name: 'open_connections', value: http.connections.count },
        { name: 'page_cache_entries', value: cache.entries },
        { name: 'page_cache_bytes', value: cache.bytes },
      ],
    }),
  })
  const { PORT: port, HOST: host, DRAIN_SECONDS: drainSeconds } = environment
  const server = await listen(http, { port, host, drainMs: drainSeconds * 1_000 })
  logger.info({ port: server.port, host, ...build }, 'listening')
  const tidying = tidyHourly(site.library)
  const copies = ownCopies({ database, environment, logger })
  const everyHours = environment.BACKUP_EVERY
  const backups = ownBackups({ database, everyHours, onBackup: copies.soon, logger })
  return {
    port: server.port,
    stop: async () => {
      site.leave()
      await server.stop()
      clearInterval(tidying)
      await backups.stop()
      await copies.stop()
      await site.close()
      logger.info('stopped')
    },
  }
}

/** Makes, tests or copies a backup (backups/backup-process.ts). */
export const runBackupTask = (task: BackupTask, onProgress?: OnProgress) =>
  runTask(task, { root: builtFolders.root, openSite: createSite }, onProgress)

/** Makes a static copy of the public site (abilities/static-copy). */
export const exportSite = (environment: Environment, options: ExportOptions) =>
  copySite(environment, options, setUpPage)

export { prepareDatabase } from './prepare.ts'
export { readEnvironment } from '../server/environment.ts'
export { moveClock } from '../school/base/clock.ts'
