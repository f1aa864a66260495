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

/** Hydrates when the browser has nothing more urgent to do: the page works without React. */
function hydrate() {
  const serverParts = [...document.querySelectorAll(`#${menuId},[data-offer]`)]
  const restoreFields = keepFields()
  keptFooter()
  // When another program, such as a translator, has changed the page, React draws the whole page
  // again without the parts that only the server draws: the menu and the offers of a language.
  const onRecoverableError = (error: unknown) => {
    document.body.append(...serverParts.filter(({ isConnected }) => !isConnected))
    restoreFields()
    // Translators put each text into a <font>.
    if (!serverParts[0]?.querySelector('font')) reportError(error)
  }
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />, { onRecoverableError })
  })
}

const readFields = () => [...document.querySelectorAll<HTMLInputElement>('input,select,textarea')]

/** Keeps the values of all fields. @returns a function that puts them into the fields of React */
function keepFields(): () => void {
  const before = readFields()
  return () => {
    for (const [place, field] of readFields().entries()) {
      const { value, checked } = before[place] ?? field
      Object.assign(field, { value, checked })
    }
  }
}

if ('requestIdleCallback' in globalThis) requestIdleCallback(hydrate, { timeout: 2_000 })
else setTimeout(hydrate)
