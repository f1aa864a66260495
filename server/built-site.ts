import type { Logger } from 'pino'
import type { HandleErrorFunction, ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { translation } from '../site/context.server.ts'
import { refusal } from '../site/errors/refusal.ts'
import { currentRequestId } from './request-log.ts'
import { storageFailure } from './storage-failure.ts'

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

type Routes = ServerBuild['routes']

/**
 * Makes every loader answer a storage failure with status 503 or 507 and a sentence.
 * @param report receives the failure itself, which visitors do not see
 */
function explainStorageFailures(
  routes: Routes,
  report: (error: unknown, path: string) => void,
): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const loader = route?.module.loader
      if (!route || !loader) return [id, route]
      const guarded: typeof loader = async (args) => {
        try {
          return await loader(args)
        } catch (error) {
          const t = args.context.get(translation)
          const failure = storageFailure(t, error, args.request.method)
          if (!failure) throw error
          report(error, new URL(args.request.url).pathname)
          throw refusal(failure.status, failure.sentence)
        }
      }
      return [id, { ...route, module: { ...route.module, loader: guarded } }]
    }),
  )
}
