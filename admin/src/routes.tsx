import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactElement } from 'react'
import { createBrowserRouter, Navigate, Outlet, useLoaderData, useParams } from 'react-router'
import type { AnyKind, KindName } from '../../school/kinds/index.ts'
import { labeledKinds } from '../../school/kinds/kind-labels.ts'
import { startPath } from '../../school/staff/accounts/return-path.ts'
import { queries } from './api/queries.ts'
import { entryListPath } from './entries/kind-pages.ts'
import { loadPalette } from './find/find-button.tsx'
import { NotFoundPage, ScreenProblem } from './layout/problem-pages.tsx'
import { StaffLayout } from './layout/staff-layout.tsx'
import { NotificationBar } from './notifications/notification-bar.tsx'
import { ConfirmationDialog } from './session/confirmation-dialog.tsx'
import { ExpiredSessionDialog } from './session/expired-session-dialog.tsx'
import { SessionGuard } from './session/session-guard.tsx'
import { SessionProvider } from './session/session-provider.tsx'
import {
  ProvideAbilities,
  ProvideBesideEntry,
  type LoadScreen,
  type Screens,
  type StaffAbility,
} from './staff-ability.ts'

/** Makes a screen for each kind of entries; the schema of the kind is loaded with it. */
const kindScreens = (
  pathOf: (kind: KindName) => string,
  loadPage: () => Promise<ComponentType<{ kind: AnyKind }>>,
): Screens =>
  Object.fromEntries(
    labeledKinds.map(({ name }) => [
      pathOf(name),
      async () => {
        const loadKinds = import('../../school/kinds/index.ts')
        const [Page, { kindOf }] = await Promise.all([loadPage(), loadKinds])
        return () => <Page kind={kindOf(name)} />
      },
    ]),
  )

/** The screens that the staff pages have without any ability. */
const own: StaffAbility = {
  screens: {
    dashboard: async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage,
    calendar: async () => (await import('./calendar/calendar-page.tsx')).CalendarPage,
    ...kindScreens(
      (kind) => kind,
      async () => (await import('./entries/entry-list.tsx')).EntryList,
    ),
    pages: async () => (await import('./reference/reference-list.tsx')).ReferenceList,
    'pages/:key': async () =>
      (await import('./reference/reference-editor-page.tsx')).ReferenceEditorPage,
    settings: async () => {
      const { ReferenceEditorPage } = await import('./reference/reference-editor-page.tsx')
      return () => <ReferenceEditorPage fixedKey="site-settings" />
    },
    media: async () => (await import('./media/media-page.tsx')).MediaPage,
    alert: async () => (await import('./alert/alert-page.tsx')).AlertPage,
    facts: async () => (await import('./facts/facts-page.tsx')).FactsPage,
    'broken-links': async () => (await import('./dashboard/broken-links-page.tsx')).BrokenLinksPage,
    documents: async () => (await import('./documents/documents-page.tsx')).DocumentsPage,
    trash: async () => (await import('./documents/documents-page.tsx')).TrashPage,
    activity: async () => (await import('./activity/activity-page.tsx')).ActivityPage,
    staff: async () => (await import('./staff/staff-page.tsx')).StaffPage,
    account: async () => (await import('./account/account-page.tsx')).AccountPage,
  },
  entryScreens: kindScreens(
    (kind) => `${kind}/:id`,
    async () => (await import('./entries/entry-editor-page.tsx')).EntryEditorPage,
  ),
}

/** Earlier addresses of lists of entries, which are in bookmarks. */
const earlierPaths: readonly [path: string, kind: KindName][] = [
  ['news', 'article'],
  ['announcements', 'announcement'],
  ['events', 'event'],
  ['community-service', 'service-article'],
]

/** Leads an old bookmark to the page of its kind. */
function EarlierAddress({ kind }: { kind: KindName }) {
  const { '*': rest = '' } = useParams()
  return <Navigate to={`${entryListPath({ name: kind })}/${rest}`} replace />
}

async function loadScreen(load: LoadScreen) {
  const Screen = await load()
  return <Screen />
}

const loadBeside = async ({ name, load }: NonNullable<StaffAbility['besideEntry']>) => ({
  name,
  Component: await load(),
})

/** Loads the screen of an entry, with the parts of abilities beside it. */
async function loadEntryScreen(load: LoadScreen, abilities: readonly StaffAbility[]) {
  const [screen, ...beside] = await Promise.all([
    loadScreen(load),
    ...abilities.flatMap(({ besideEntry }) => (besideEntry ? [loadBeside(besideEntry)] : [])),
  ])
  return <ProvideBesideEntry value={beside}>{screen}</ProvideBesideEntry>
}

const screensOf = (abilities: readonly StaffAbility[]) => [
  ...[own, ...abilities]
    .flatMap(({ screens = {} }) => Object.entries(screens))
    .map(([path, load]) => ({ path, loader: () => loadScreen(load) })),
  ...[own, ...abilities]
    .flatMap(({ entryScreens = {} }) => Object.entries(entryScreens))
    .map(([path, load]) => ({ path, loader: () => loadEntryScreen(load, abilities) })),
]

/** Shows the screen of a loader. A loader tries again after a failure, which `lazy` does not. */
const OpenedScreen = () => useLoaderData<ReactElement>()

/** Routes all staff pages: the session guards them, and a page that fails keeps bar and menu. */
export const createRouter = (abilities: readonly StaffAbility[]) =>
  createBrowserRouter([
    {
      element: (
        <ProvideAbilities value={abilities}>
          <SessionProvider>
            <QueryClientProvider client={queries}>
              <Outlet />
              <NotificationBar />
            </QueryClientProvider>
            <ExpiredSessionDialog />
            <ConfirmationDialog />
          </SessionProvider>
        </ProvideAbilities>
      ),
      hydrateFallbackElement: <></>,
      children: [
        {
          path: '/admin',
          element: (
            <SessionGuard>
              <StaffLayout />
            </SessionGuard>
          ),
          children: [
            {
              errorElement: <ScreenProblem />,
              hydrateFallbackElement: <></>,
              children: [
                { index: true, element: <Navigate to={startPath} replace /> },
                ...screensOf(abilities).map((screen) => ({
                  ...screen,
                  shouldRevalidate: () => false,
                  element: <OpenedScreen />,
                })),
                ...earlierPaths.map(([path, kind]) => ({
                  path: `${path}/*`,
                  element: <EarlierAddress kind={kind} />,
                })),
                { path: '*', element: <NotFoundPage /> },
              ],
            },
          ],
        },
      ],
    },
  ])

/** Loads all screens and the search, for use without a connection; failed parts are loaded when opened. */
export async function loadScreens(abilities: readonly StaffAbility[]): Promise<void> {
  const loading = screensOf(abilities).map(({ loader }) => loader())
  await Promise.allSettled([...loading, loadPalette()])
}
