import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { whenIdle } from './layout/when-idle.ts'

/** The page can be read and used as it came; React takes over once nothing more urgent is left to do. */
whenIdle(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
})
