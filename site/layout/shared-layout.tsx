import { Outlet, useRouteLoaderData } from 'react-router'
import { readCategory } from '../../school/categories/read-category.server.ts'
import { contentSource } from '../context.server.ts'
import { PageError } from '../errors/page-error.tsx'
import type { Route } from './+types/shared-layout.ts'
import { Frame } from './frame.tsx'

/** Headers of pages whose content comes by a call of spec 7, which does not include them. */
export async function loader({ context }: Route.LoaderArgs) {
  const { database } = context.get(contentSource)
  const [news, announcements] = await Promise.all([
    readCategory(database, 'dycianNews'),
    readCategory(database, 'announcements'),
  ])
  return { headers: { news: news.headerContent, announcements: announcements.headerContent } }
}

/** The banner of a page whose content comes by a call of spec 7. */
export const useSectionHeader = (section: 'news' | 'announcements') =>
  useRouteLoaderData<typeof loader>('layout/shared-layout')?.headers[section] ?? null

/** The headers are the same on each page: they are not asked for again within a visit. */
export const shouldRevalidate = () => false

/** All pages but the home page (spec 2). */
export default function SharedLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  return <PageError />
}
