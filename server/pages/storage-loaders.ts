import type { ServerBuild } from 'react-router'
import { translation } from '../../site/context.server.ts'
import { refusal } from '../../site/errors/refusal.ts'
import { storageFailure } from '../storage-failure.ts'

type Routes = ServerBuild['routes']

/**
 * Makes every loader answer a storage failure with status 503 or 507 and a sentence.
 * @param report receives the failure itself, which visitors do not see
 */
export function explainStorageFailures(
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
          const failure = storageFailure(t, error, false)
          if (!failure) throw error
          report(error, new URL(args.request.url).pathname)
          throw refusal(failure.status, failure.sentence)
        }
      }
      return [id, { ...route, module: { ...route.module, loader: guarded } }]
    }),
  )
}
