import { Outlet, useRouteLoaderData } from 'react-router'
import { readCategory } from '../../school/content/reference/read-category.server.ts'
import { prefixOf } from '../languages/language.ts'
import { useMessages } from '../languages/use-messages.ts'
import { contentSource } from '../context.server.ts'
import type { Route } from './+types/shared-layout.ts'
import { Frame } from './frame.tsx'

/** Loads the banners of pages whose content comes by a call of spec 7, which has no banner. */
export async function loader({ context }: Route.LoaderArgs) {
  const source = context.get(contentSource)
  const [news, announcements] = await Promise.all([
    readCategory(source, 'dycianNews'),
    readCategory(source, 'announcements'),
  ])
  return { headers: { news: news.headerContent, announcements: announcements.headerContent } }
}

/** Returns the banner of a page whose content comes by a call of spec 7. */
export const useSectionHeader = (section: 'news' | 'announcements') =>
  useRouteLoaderData<typeof loader>(`layout/shared-layout${prefixOf(useMessages().language)}`)
    ?.headers[section] ?? null

/** The banners are the same on each page, so they are loaded once per visit. */
export const shouldRevalidate = () => false

/** The layout of all pages except the home page (spec 2). */
export default function SharedLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export { PageError as ErrorBoundary } from '../errors/page-error.tsx'
