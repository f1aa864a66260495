import type { ReactNode } from 'react'
import { useFrame } from './page-settings.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** The frame of every page except the home page (spec 2): navigation bar, content, footer. */
export function Frame({ children }: { children: ReactNode }) {
  const frame = useFrame()
  return (
    <>
      <SiteHeader settings={frame?.settings} />
      <main id="content">{children}</main>
      {frame && <SiteFooter {...frame} />}
    </>
  )
}
