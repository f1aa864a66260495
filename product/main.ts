import { pino } from 'pino'
import { tidyHourly } from '../school/content/media/tidy-media.server.ts'
import type { OnProgress } from '../school/operations/backup/backup.ts'
import { connectionLimits } from '../server/fast-path/connections/limits.ts'
import { ownBackups, ownCopies } from '../server/backups/own-backups.ts'
import type { BackupTask } from '../server/backups/run-backup-process.ts'
import { runBackupTask as runTask } from '../server/backups/run-backup-task.ts'
import type { Environment } from '../server/environment.ts'
import { figures } from '../server/figures/figures.ts'
import { serveFigures } from '../server/figures/serve-figures.ts'
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
import {
  exportSite as copySite,
  type ExportOptions,
} from '../abilities/static-copy/server/export-site.ts'
import { setUpPage } from './abilities.ts'
import { createSite } from './create-site.ts'

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
export { createSite }
