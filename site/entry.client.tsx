import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadScriptsInLoaders } from './layout/late-scripts.ts'
import { limitRequestTime } from './layout/time-limit.ts'

limitRequestTime()
// The development server has no built scripts: React Router loads and replaces its own there.
if (import.meta.env.PROD) loadScriptsInLoaders()

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
