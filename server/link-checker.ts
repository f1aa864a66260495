import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { readContentVersion } from '../db/content-version.ts'
import type { Database } from '../db/database.ts'
import { checkLinks } from '../school/operations/link-checks/check-links.server.ts'
import { mediaIdsIn } from '../school/content/media/media-uses.server.ts'
import { readRow } from '../school/content/media/change-media.server.ts'
import { mediaPaths } from './media/serve-media.ts'
import { canonicalAddress, matchesPath } from './pages/address.ts'
import type { ParametersOf } from './pages/query-parameters.ts'
import { staffPaths } from './staff-pages/staff-pages.ts'

/** Maximum wait for a running check, in milliseconds; the check continues in the background. */
const maxWaitMs = 400

/** Pause between two batches, in milliseconds, so that visitors go first. */
const pauseBetweenBatchesMs = 20

interface LinkCheckerParts {
  database: Database
  /** returns the HTTP status that a path of this site has for visitors */
  statusOf: (path: string) => Promise<number>
  origin: string
  logger: Logger
}

/**
 * Creates a function that checks the internal links if content has changed since the last check, one
 * check at a time. It resolves when the check is done, or earlier when that takes long.
 */
export function linkChecker({ database, statusOf, origin, logger }: LinkCheckerParts) {
  let checkedVersion = -1
  let running: Promise<void> | null = null
  const check = async () => {
    const version = await readContentVersion(database)
    if (version === checkedVersion) return
    await checkLinks(database, {
      origin,
      isThere: async (path) => (await statusOf(path)) < 400,
      pause: () => setTimeout(pauseBetweenBatchesMs, undefined, { ref: false }),
    })
    checkedVersion = version
  }
  return async () => {
    running ??= check()
      .catch((error: unknown) =>
        logger.error({ err: error }, 'The links within the site could not be checked'),
      )
      .finally(() => (running = null))
    await Promise.race([running, setTimeout(maxWaitMs, undefined, { ref: false })])
  }
}

interface PathParts {
  database: Database
  origin: string
  parametersOf: ParametersOf
  /** answers a request within this process */
  fetch: (request: Request) => Response | Promise<Response>
  /** the folder of the site's static files */
  filesFolder: string
}

/** Returns the HTTP status that a path of this site has: a page, a file or a media file. */
export async function statusOfPath(
  { database, origin, parametersOf, fetch, filesFolder }: PathParts,
  path: string,
): Promise<number> {
  const canonical = canonicalAddress(path, parametersOf)
  if (canonical === null) return 404
  const [pathOnly = ''] = canonical.split('?')
  if (matchesPath(staffPaths, pathOnly)) return 200
  if (matchesPath(mediaPaths, pathOnly))
    return (await readRow(database, mediaIdsIn(canonical)[0] ?? '')) ? 200 : 404
  const file = await stat(join(filesFolder, canonical)).catch(() => null)
  if (file?.isFile()) return 200
  const response = await fetch(new Request(origin + canonical))
  await response.body?.cancel()
  return response.status
}
