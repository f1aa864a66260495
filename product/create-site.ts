import { join } from 'node:path'
import type { Logger } from 'pino'
import { liveReader } from '../school/content/reader.ts'
import { announcementsQuery } from '../server/api/announcements.ts'
import { openDatabase } from '../db/database.ts'
import type { ContentSource } from '../school/content/content-host/content-source.server.ts'
import { openMediaStore } from '../school/content/media/open-store.server.ts'
import { ContentHost } from '../school/content/content-host/content-host.server.ts'
import { newsQuery } from '../server/api/news.ts'
import type { RunningAbility } from '../server/ability.ts'
import { builtSite } from '../server/built-site.ts'
import { ContentClock } from '../server/content-clock.ts'
import { databaseOf, type Environment } from '../server/environment.ts'
import { processMetrics } from '../server/metrics/process-metrics.ts'
import { linkChecker, statusOfPath } from '../server/link-checker.ts'
import { createMailer } from '../server/mail.ts'
import { keepCounts } from '../server/keep-counts.ts'
import type { PageAnswer } from '../server/pages/page-answer.ts'
import { PageViews } from '../server/pages/page-views.ts'
import { createRenderer } from '../server/pages/create-renderer.ts'
import { declaredQueries, findParameters } from '../server/pages/query-parameters.ts'
import { createPreviewSummarizer } from '../server/previews/summarize-preview.ts'
import { builtFolders } from '../server/product-folders.ts'
import { readiness } from '../server/readiness.ts'
import { sendStaffMails } from '../server/staff-mails/send-staff-mails.ts'
import { SiteTime } from '../server/site-time.ts'
import { cardDrawer } from '../server/share-cards/draw-page-card.ts'
import { KeptCards } from '../server/share-cards/kept-cards.ts'
import { currentTime } from '../school/base/clock.ts'
import { abilities, setUpPage } from './abilities.ts'
import { createPublicRoutes, createStaffRoutes } from './routes.ts'

/** Seconds for which a page with content of another host is cached: it reports no changes. */
const keepSecondsWithHost = 5

/** Opens the database of a site, and starts the two clocks that watch it. `started` stops them. */
async function openSite(environment: Environment, logger: Logger, started: AsyncDisposableStack) {
  const settings = databaseOf(environment)
  const database = started.use(
    await openDatabase(settings, { mustExist: true, onQuery: processMetrics.countQuery }),
  )
  const time = new SiteTime(database, logger)
  started.defer(() => time.stop())
  await time.start()
  const reportFault = (error: unknown) =>
    logger.error({ err: error }, 'The database does not answer')
  const clock = new ContentClock(database, reportFault, time.now)
  started.defer(() => clock.stop())
  await clock.start()
  const store = openMediaStore(database, settings, environment.MEDIA_COPIES_MB * 1e6)
  const maxBytes = environment.MEDIA_MAX_GB * 1e9
  return { time, clock, library: { database, store, maxBytes, now: time.now } }
}

/** The content of a site, with that of another host where there is one. */
const contentOf = (
  { time, clock, library }: Awaited<ReturnType<typeof openSite>>,
  contentHost: string | null,
  logger: Logger,
): ContentSource => ({
  ...liveReader(library.database),
  host:
    contentHost === null
      ? null
      : new ContentHost(contentHost, (message) => logger.warn({ contentHost }, message)),
  now: time.now,
  contentState: clock.current,
  reportFault: (message) => logger.warn(message),
})

/**
 * Creates the site on a migrated database, without a server. A site that cannot be created leaves
 * nothing running: what had started is stopped, the last first.
 */
export async function createSite(environment: Environment, logger: Logger, folders = builtFolders) {
  await using started = new AsyncDisposableStack()
  const opened = await openSite(environment, logger, started)
  const { time, clock, library } = opened
  const { database } = library
  const contentHost = environment.CONTENT_HOST ?? null
  const source = contentOf(opened, contentHost, logger)
  const publicOrigin = environment.PUBLIC_ORIGIN
  const views = new PageViews()
  const keepSeconds = contentHost === null ? null : keepSecondsWithHost
  const settings = { publicOrigin, keepSeconds, views }
  const viewKeeper = keepCounts({
    database,
    subject: 'page-view',
    collect: () => views.collect(),
    failure: 'The page views could not be stored; they are kept for the next minute',
    logger,
    now: time.now,
  })
  started.defer(viewKeeper.stop)

  const running: RunningAbility[] = []
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
  started.defer(() => mailer?.close())
  const sendMail = mailer?.sendMail ?? null
  const staffMails = sendStaffMails({ database, sendMail, publicOrigin, logger, now: time.now })
  started.defer(staffMails.stop)
  const statusOf = (path: string) =>
    statusOfPath(
      {
        database,
        origin: publicOrigin,
        parametersOf,
        filesFolder: folders.files,
        fetch: (request) => publicRoutes(request),
      },
      path,
    )
  // All parts share it, so that pictures are drawn one at a time.
  const drawing = {
    root: folders.root,
    kept: new KeptCards(join(environment.DATA_DIR, 'share-cards')),
  }
  const shared = {
    database,
    source,
    renderPage,
    publicOrigin,
    logger,
    sendMail,
    statusOf,
    drawing,
    dataDir: environment.DATA_DIR,
    proxies: environment.TRUST_PROXY,
    now: time.now,
  }
  const abilityParts = {
    ...shared,
    store: library.store,
    mailer,
    pushServices: environment.PUSH_SERVICES,
    hasServiceWorker: environment.SERVICE_WORKER,
  }
  started.defer(async () => {
    await Promise.all(running.map(async ({ stop }) => stop?.()))
  })
  for (const { start } of abilities) if (start) running.push(start(abilityParts))
  const staff = {
    ...shared,
    library,
    now: currentTime,
    siteNow: time.now,
    contentChanged: () => {
      for (const ability of running) ability.onContentChange?.()
      staffMails.runSoon()
      return clock.refresh()
    },
    staffMailQueued: staffMails.runSoon,
    checkLinks: linkChecker({ ...shared, origin: publicOrigin }),
    abilities,
    summarizePreview: createPreviewSummarizer({
      ...shared,
      filesFolder: folders.files,
      store: library.store,
    }),
  }
  const ready = readiness(database)
  const routeParts = {
    ...shared,
    drawPageCard: cardDrawer({ publicOrigin, ...drawing }),
    settle: clock.settle,
  }
  const { fetch: publicRoutes } = createPublicRoutes({
    ...routeParts,
    isReady: ready.isReady,
    added: running.flatMap(({ routes = [] }) => routes),
  })
  const staffParts = { ...routeParts, staff, staffFolder: folders.staff }
  const { fetch: staffRoutes } = createStaffRoutes(staffParts)
  const renderPublic = async (request: Request): Promise<PageAnswer> => {
    let page: PageAnswer['page'] = null
    const response = await publicRoutes(request, { onPage: (rendered) => (page = rendered) })
    return { response, page }
  }
  const parts = started.move()
  return {
    publicRoutes,
    renderPublic,
    staffRoutes,
    parametersOf,
    statusOf,
    clock,
    settings,
    library,
    leave: ready.leave,
    /** stops all parts, the last first; the database, which they use, is closed last */
    close: () => parts.disposeAsync(),
  }
}
