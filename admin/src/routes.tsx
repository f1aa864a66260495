import type { ReactElement } from 'react'
import { createBrowserRouter, Navigate, useLoaderData } from 'react-router'
import type { KindName } from '../../school/kinds/index.ts'
import { labeledKinds } from '../../school/kinds/kind-labels.ts'
import { startPath } from '../../school/staff/accounts/return-path.ts'
import { loadPalette } from './find/find-button.tsx'
import { EarlierAddress, earlierAddresses } from './layout/earlier-address.tsx'
import { NotFoundPage } from './layout/not-found-page.tsx'
import { ScreenProblem } from './layout/screen-problem.tsx'
import { StaffLayout } from './layout/staff-layout.tsx'
import { StaffRoot } from './layout/staff-root.tsx'
import { ProvideAbilities, type Screen, type StaffAbility } from './staff-ability.ts'
import { ProvideBesideEntry } from './entries/beside-entry.tsx'
import { SessionGuard } from './session/session-guard.tsx'

/** Loads a kind with its schema, which only its own pages need. */
const loadKind = async (name: KindName) =>
  (await import('../../school/kinds/index.ts')).kindOf(name)

/** The lists and the editors of all kinds of entries. */
const entryScreens = labeledKinds.flatMap(({ name }): Screen[] => [
  {
    path: name,
    load: async () => {
      const [{ EntryList }, kind] = await Promise.all([
        import('./entries/entry-list.tsx'),
        loadKind(name),
      ])
      return <EntryList key={name} kind={kind} />
    },
  },
  {
    path: `${name}/:id`,
    hasEntry: true,
    load: async () => {
      const [{ EntryEditorPage }, kind] = await Promise.all([
        import('./entries/entry-editor-page.tsx'),
        loadKind(name),
      ])
      return <EntryEditorPage key={name} kind={kind} />
    },
  },
])

/** All pages of the staff pages; the code of each is loaded when it is opened. */
const ownScreens: readonly Screen[] = [
  {
    path: 'dashboard',
    load: async () => {
      const { DashboardPage } = await import('./dashboard/dashboard-page.tsx')
      return <DashboardPage />
    },
  },
  {
    path: 'calendar',
    load: async () => {
      const { CalendarPage } = await import('./calendar/calendar-page.tsx')
      return <CalendarPage />
    },
  },
  ...entryScreens,
  {
    path: 'pages',
    load: async () => {
      const { ReferenceList } = await import('./reference/reference-list.tsx')
      return <ReferenceList />
    },
  },
  {
    path: 'pages/:key',
    load: async () => {
      const { ReferenceEditorPage } = await import('./reference/reference-editor-page.tsx')
      return <ReferenceEditorPage />
    },
  },
  {
    path: 'settings',
    load: async () => {
      const { ReferenceEditorPage } = await import('./reference/reference-editor-page.tsx')
      return <ReferenceEditorPage fixedKey="site-settings" />
    },
  },
  {
    path: 'media',
    load: async () => {
      const { MediaPage } = await import('./media/media-page.tsx')
      return <MediaPage />
    },
  },
  {
    path: 'alert',
    load: async () => {
      const { AlertPage } = await import('./alert/alert-page.tsx')
      return <AlertPage />
    },
  },
  {
    path: 'facts',
    load: async () => {
      const { FactsPage } = await import('./facts/facts-page.tsx')
      return <FactsPage />
    },
  },
  {
    path: 'broken-links',
    load: async () => {
      const { BrokenLinksPage } = await import('./dashboard/broken-links-page.tsx')
      return <BrokenLinksPage />
    },
  },
  {
    path: 'documents',
    load: async () => {
      const { DocumentsPage } = await import('./documents/documents-page.tsx')
      return <DocumentsPage />
    },
  },
  {
    path: 'trash',
    load: async () => {
      const { DocumentsPage } = await import('./documents/documents-page.tsx')
      return <DocumentsPage isTrash />
    },
  },
  {
    path: 'activity',
    load: async () => {
      const { ActivityPage } = await import('./activity/activity-page.tsx')
      return <ActivityPage />
    },
  },
  {
    path: 'staff',
    load: async () => {
      const { StaffPage } = await import('./staff/staff-page.tsx')
      return <StaffPage />
    },
  },
  {
    path: 'account',
    load: async () => {
      const { AccountPage } = await import('./account/account-page.tsx')
      return <AccountPage />
    },
  },
]

const screensOf = (abilities: readonly StaffAbility[]): Screen[] => [
  ...ownScreens,
  ...abilities.flatMap(({ screens = [] }) => screens),
]

const loadBeside = async ({ name, load }: NonNullable<StaffAbility['besideEntry']>) => ({
  name,
  Component: await load(),
})

/** Loads a screen, with what abilities have beside its entry. */
async function loadScreen({ load, hasEntry = false }: Screen, abilities: readonly StaffAbility[]) {
  if (!hasEntry) return load()
  const [screen, ...beside] = await Promise.all([
    load(),
    ...abilities.flatMap(({ besideEntry }) => (besideEntry ? [loadBeside(besideEntry)] : [])),
  ])
  return <ProvideBesideEntry value={beside}>{screen}</ProvideBesideEntry>
}

/**
 * Shows the page whose code was loaded. It is loaded by a loader: `lazy` would never try again what
 * failed once.
 */
const OpenedScreen = () => useLoaderData<ReactElement>()

/**
 * The addresses of the staff pages: the session guards all of them, and a page that fails leaves
 * bar and menu.
 */
export const createRouter = (abilities: readonly StaffAbility[]) =>
  createBrowserRouter([
    {
      element: (
        <ProvideAbilities value={abilities}>
          <StaffRoot />
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
                  path: screen.path,
                  loader: () => loadScreen(screen, abilities),
                  shouldRevalidate: () => false,
                  element: <OpenedScreen />,
                })),
                ...earlierAddresses.map(({ path, kind }) => ({
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

/**
 * Loads the code of all pages and of the search, so that they open without a connection too. A page that fails here is
 * loaded again when it is opened.
 */
export async function loadScreens(abilities: readonly StaffAbility[]): Promise<void> {
  const loading = screensOf(abilities).map((screen) => loadScreen(screen, abilities))
  await Promise.allSettled([...loading, loadPalette()])
}
