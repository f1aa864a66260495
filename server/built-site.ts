import type { Logger } from 'pino'
import type { HandleErrorFunction, ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { explainStorageFailures } from './pages/storage-loaders.ts'
import { currentRequestId } from './request-log.ts'

/** Loads the site as React Router built it, and logs each failure of a page in one line. */
export function builtSite(logger: Logger): ServerBuild {
  const { entry, routes, ...rest } = build as ServerBuild
  const report = (error: unknown, path: string) =>
    logger.error({ err: error, id: currentRequestId(), path }, 'A page failed')
  const handleError: HandleErrorFunction = (error, { request }) => {
    if (!request.signal.aborted) report(error, new URL(request.url).pathname)
  }
  return {
    ...rest,
    routes: explainStorageFailures(routes, report),
    entry: { module: { ...entry.module, handleError } },
  }
}
