import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The whole URL table (spec 2). */
export default [
  index('home/home-page.tsx'),
  layout('layout/shared-layout.tsx', [
    route('dycian-news', 'news/news-list-page.tsx'),
    route('dycian-news/:slug', 'news/article-page.tsx'),
    route('announcements', 'announcements/announcements-page.tsx'),
    route('announcements/all', 'announcements/announcements-page.tsx', { id: 'announcements/all' }),
    route('announcements/:slug', 'announcements/announcement-page.tsx'),
    route('search', 'search/search-page.tsx'),
    route('*', 'errors/not-found-route.tsx'),
  ]),
] satisfies RouteConfig
