import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadScriptsInLoaders } from './layout/late-scripts.ts'
import { limitRequestTime } from './layout/time-limit.ts'

limitRequestTime()
loadScriptsInLoaders()

/**
 * The page is readable and usable without React; hydrates when the browser has nothing more urgent
 * to do.
 */
function hydrate() {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />)
  })
}

if ('requestIdleCallback' in globalThis) requestIdleCallback(hydrate, { timeout: 2_000 })
else setTimeout(hydrate)
