import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadScriptsInLoaders } from './layout/late-scripts.ts'

loadScriptsInLoaders()

/**
 * The page can be read and used as it came; React takes over once nothing more urgent is left to
 * do.
 */
function hydrate() {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />)
  })
}

if ('requestIdleCallback' in globalThis) requestIdleCallback(hydrate, { timeout: 2_000 })
else setTimeout(hydrate)
