import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { lookForConnection } from './api/connection.ts'
import { followReplacedTexts } from './extensions/replaced-texts.ts'
import { createRouter, loadScreens } from './routes.tsx'
import type { StaffAbility } from './staff-ability.ts'

/** Starts the staff pages with their abilities. */
export function start(abilities: readonly StaffAbility[]) {
  const container = document.querySelector('#staff')
  if (!container) throw new Error('The page has no place for the staff pages.')
  followReplacedTexts(document.body)
  createRoot(container).render(
    <StrictMode>
      <RouterProvider router={createRouter(abilities)} />
    </StrictMode>,
  )
  loadScreensOnAction(abilities)
}

/**
 * Loads the other screens once the person does something and the site answers: on a line that hangs
 * their files would take every connection that a browser opens, and a save would wait behind them.
 */
function loadScreensOnAction(abilities: readonly StaffAbility[]) {
  const listening = new AbortController()
  const load = async () => {
    listening.abort()
    if (await lookForConnection()) await loadScreens(abilities)
    else loadScreensOnAction(abilities)
  }
  for (const event of ['pointermove', 'pointerdown', 'keydown'])
    addEventListener(event, () => void load(), { passive: true, signal: listening.signal })
}
