import { translation } from '../context.server.ts'
import { drawSmallPage } from '../small-page/small-page.server.tsx'
import { drawOffline } from './offline-body.server.tsx'
import { offlineScript } from './offline-script.ts'
import type { Route } from './+types/offline-document.ts'

/** Serves `/offline`: what the service worker shows in place of a page that cannot be loaded. */
export function loader({ context }: Route.LoaderArgs) {
  const t = context.get(translation)
  return drawSmallPage(context, {
    title: t('offline.title'),
    description: t('offline.description'),
    path: null,
    children: drawOffline(t),
    script: offlineScript,
  })
}
