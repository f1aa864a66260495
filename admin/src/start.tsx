import './without-eval.ts'
import './layout/fonts.css'
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { createRouter, loadScreens } from './routes.tsx'

const container = document.querySelector('#staff')
if (!container) throw new Error('The page has no place for the staff pages.')
createRoot(container).render(
  <StrictMode>
    <RouterProvider router={createRouter()} />
  </StrictMode>,
)

// The first screen comes first; the others follow as soon as the person does something.
for (const event of ['pointermove', 'pointerdown', 'keydown'])
  addEventListener(event, () => void loadScreens(), { once: true, passive: true })
