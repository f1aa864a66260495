import { pino, type Logger } from 'pino'
import { tidyHourly } from '../school/content/media/tidy-media.server.ts'
import { connectionLimits } from '../server/fast-path/connections/limits.ts'
import { ownBackups, ownCopies } from '../server/backups/own-backups.ts'
import type { Environment } from '../server/environment.ts'
import { processMetrics } from '../server/metrics/process-metrics.ts'
import { serveMetrics } from '../server/metrics/serve-metrics.ts'
import { createHttp } from '../server/http.ts'
import { listen, type RunningSite } from '../server/listen.ts'
import { serveMedia } from '../server/media/serve-media.ts'
import { PageCache } from '../server/pages/page-cache.ts'
import { builtFolders } from '../server/product-folders.ts'
import { readVersion } from '../server/version.ts'
import { commonHeaders } from '../server/security-headers.ts'
import { loadStaticFiles } from '../server/pages/static-files.ts'
import { removeServiceWorker } from '../server/service-worker.ts'
import { staffAssets } from '../server/staff-pages/staff-pages.ts'
import { currentTime } from '../school/base/clock.ts'
import { createSite } from './create-site.ts'

type Site = Awaited<ReturnType<typeof createSite>>

interface ServeOptions {
  environment: Environment
  logger: Logger
  folders: typeof builtFolders
}

/**
 * Starts one process of the site on a migrated database. A site that cannot listen is closed again.
 *
 * @param folders of the built files; the development server names those of the sources
 * @returns the port, and a function that stops the site cleanly
 * @throws when the database cannot be opened, a built file is missing, or the port is taken
 * (EADDRINUSE)
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
  try {
    return await serve(site, { environment, logger, folders })
  } catch (error) {
    await site.close().catch((fault: unknown) => {
      logger.error({ err: fault }, 'A site that could not start could not be closed either')
    })
    throw error
  }
}

/** Answers requests for a site, and makes its backups. Stopping it closes the site too. */
async function serve(site: Site, { environment, logger, folders }: ServeOptions) {
  const headers = commonHeaders(site.settings)
  const files = await loadStaticFiles(folders.files, headers)
  if (!environment.SERVICE_WORKER) removeServiceWorker(files, headers)
  const build = readVersion(folders.root)
  const cache = new PageCache(site.clock.current)
  const { database } = site.library
  processMetrics.start()
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
    serveMetrics: serveMetrics({
      database,
      token: environment.METRICS_TOKEN,
      build,
      logger,
      readProcessMetrics: () => [
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
  const backups = ownBackups({ database, everyHours, onBackup: copies.runSoon, logger })
  return {
    port: server.port,
    stop: async () => {
      // The last is stopped first.
      const parts = new AsyncDisposableStack()
      // The database is closed last.
      parts.defer(site.close)
      // Before it work that uses the database, and copies after the backups that begin them.
      parts.defer(copies.stop)
      parts.defer(backups.stop)
      parts.defer(() => clearInterval(tidying))
      // Proxies ask other nodes first, and open requests are answered while all else still runs.
      parts.defer(server.stop)
      parts.defer(site.leave)
      await parts.disposeAsync()
      logger.info('stopped')
    },
  }
}
