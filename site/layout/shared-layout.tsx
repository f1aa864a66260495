import type { ReactNode } from 'react'
import { Outlet, useRouteLoaderData } from 'react-router'
import { readCategory } from '../../school/categories/read-category.server.ts'
import { readReference } from '../../school/reference/reference-content.server.ts'
import { pageSettingsOf, siteSettingsKind } from '../../school/settings/site-settings.ts'
import { dayInManila } from '../../school/dates.ts'
import { contentSource } from '../context.server.ts'
import { RouteError } from '../errors/route-error.tsx'
import type { Route } from './+types/shared-layout.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { database, now } = context.get(contentSource)
  const year = Number(dayInManila(new Date(now())).slice(0, 4))
  const [settings, news, announcements] = await Promise.all([
    readReference(database, siteSettingsKind),
    readCategory(database, 'dycianNews'),
    readCategory(database, 'announcements'),
  ])
  return {
    settings: pageSettingsOf(settings),
    year,
    // Here and not in the loaders of these pages: in the browser those make the calls of spec 7, which do not say this.
    headers: { news: news.headerContent, announcements: announcements.headerContent },
  }
}

/** The banner of a page whose content comes by a call of spec 7. */
export const useSectionHeader = (section: 'news' | 'announcements') =>
  useRouteLoaderData<typeof loader>('layout/shared-layout')?.headers[section] ?? null

/** The footer is the same on each page: it is not asked for again within a visit. */
export const shouldRevalidate = () => false

/** What all pages but the home page share (spec 2): navigation bar, content, footer. */
export default function SharedLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** Keeps bar and footer around what went wrong inside (spec 4, render error). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <RouteError error={error} />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const footer = useRouteLoaderData<typeof loader>('layout/shared-layout')
  return (
    <>
      <SiteHeader settings={footer?.settings} />
      <main id="content">{children}</main>
      {footer && <SiteFooter {...footer} />}
    </>
  )
}
