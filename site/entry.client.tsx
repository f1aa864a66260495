import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadScriptsInLoaders } from './layout/late-scripts.ts'
import { keptFooter } from './layout/footer-markup.ts'
import { menuId } from './layout/menu-script.ts'
import { limitRequestTime } from './layout/time-limit.ts'

limitRequestTime()
// The development server has no built scripts: React Router loads and replaces its own there.
if (import.meta.env.PROD) loadScriptsInLoaders()

/**
 * The page is readable and usable without React; hydrates when the browser has nothing more urgent
 * to do.
 */
function hydrate() {
  const menu = document.getElementById(menuId)
  keptFooter()
  // What another program changed in the page, such as a translator, makes React draw all of it again,
  // without the menu, which it does not know; the footer is kept.
  const onRecoverableError = (error: unknown) => {
    reportError(error)
    if (menu && !menu.isConnected) document.body.append(menu)
  }
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />, { onRecoverableError })
  })
}

if ('requestIdleCallback' in globalThis) requestIdleCallback(hydrate, { timeout: 2_000 })
else setTimeout(hydrate)
