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
import { SessionGuard } from './session/session-guard.tsx'

/** A page with code of its own, by its path below `/admin`. */
type Screen = readonly [path: string, load: () => Promise<ReactElement>]

/** Loads a kind with its schema, which only its own pages need. */
const loadKind = async (name: KindName) =>
  (await import('../../school/kinds/index.ts')).kindOf(name)

/** The lists and the editors of all kinds of entries. */
const entryScreens = labeledKinds.flatMap(({ name }): Screen[] => [
  [
    name,
    async () => {
      const [{ EntryList }, kind] = await Promise.all([
        import('./entries/entry-list.tsx'),
        loadKind(name),
      ])
      return <EntryList key={name} kind={kind} />
    },
  ],
  [
    `${name}/:id`,
    async () => {
      const [{ EntryEditorPage }, kind] = await Promise.all([
        import('./entries/entry-editor-page.tsx'),
        loadKind(name),
      ])
      return <EntryEditorPage key={name} kind={kind} />
    },
  ],
])

/** All pages of the staff pages; the code of each is loaded when it is opened. */
const screens: readonly Screen[] = [
  [
    'dashboard',
    async () => {
      const { DashboardPage } = await import('./dashboard/dashboard-page.tsx')
      return <DashboardPage />
    },
  ],
  [
    'calendar',
    async () => {
      const { CalendarPage } = await import('./calendar/calendar-page.tsx')
      return <CalendarPage />
    },
  ],
  ...entryScreens,
  [
    'pages',
    async () => {
      const { ReferenceList } = await import('./reference/reference-list.tsx')
      return <ReferenceList />
    },
  ],
  [
    'pages/:key',
    async () => {
      const { ReferenceEditorPage } = await import('./reference/reference-editor-page.tsx')
      return <ReferenceEditorPage />
    },
  ],
  [
    'settings',
    async () => {
      const { ReferenceEditorPage } = await import('./reference/reference-editor-page.tsx')
      return <ReferenceEditorPage fixedKey="site-settings" />
    },
  ],
  [
    'media',
    async () => {
      const { MediaPage } = await import('./media/media-page.tsx')
      return <MediaPage />
    },
  ],
  [
    'alert',
    async () => {
      const { AlertPage } = await import('./alert/alert-page.tsx')
      return <AlertPage />
    },
  ],
  [
    'class-status/:id?',
    async () => {
      const { ClassStatusPage } = await import('./class-status/class-status-page.tsx')
      return <ClassStatusPage />
    },
  ],
  [
    'questions',
    async () => {
      const { QuestionsPage } = await import('./questions/questions-page.tsx')
      return <QuestionsPage />
    },
  ],
  [
    'questions/:id',
    async () => {
      const { QuestionPage } = await import('./questions/question-page.tsx')
      return <QuestionPage />
    },
  ],
  [
    'printed-codes',
    async () => {
      const { PrintedCodesPage } = await import('./printed-codes/printed-codes-page.tsx')
      return <PrintedCodesPage />
    },
  ],
  [
    'school-year',
    async () => {
      const { SchoolYearPage } = await import('./school-year/school-year-page.tsx')
      return <SchoolYearPage />
    },
  ],
  [
    'school-year/:year',
    async () => {
      const { PastYearPage } = await import('./school-year/past-year-page.tsx')
      return <PastYearPage />
    },
  ],
  [
    'facts',
    async () => {
      const { FactsPage } = await import('./facts/facts-page.tsx')
      return <FactsPage />
    },
  ],
  [
    'broken-links',
    async () => {
      const { BrokenLinksPage } = await import('./dashboard/broken-links-page.tsx')
      return <BrokenLinksPage />
    },
  ],
  [
    'trash',
    async () => {
      const { TrashPage } = await import('./trash/trash-page.tsx')
      return <TrashPage />
    },
  ],
  [
    'activity',
    async () => {
      const { ActivityPage } = await import('./activity/activity-page.tsx')
      return <ActivityPage />
    },
  ],
  [
    'staff',
    async () => {
      const { StaffPage } = await import('./staff/staff-page.tsx')
      return <StaffPage />
    },
  ],
  [
    'account',
    async () => {
      const { AccountPage } = await import('./account/account-page.tsx')
      return <AccountPage />
    },
  ],
]

/**
 * Shows the page whose code was loaded. It is loaded by a loader: `lazy` would never try again what
 * failed once.
 */
const OpenedScreen = () => useLoaderData<ReactElement>()

/**
 * The addresses of the staff pages: the session guards all of them, and a page that fails leaves
 * bar and menu.
 */
export const createRouter = () =>
  createBrowserRouter([
    {
      element: <StaffRoot />,
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
                ...screens.map(([path, load]) => ({
                  path,
                  loader: load,
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
export async function loadScreens(): Promise<void> {
  await Promise.allSettled([...screens.map(([, load]) => load()), loadPalette()])
}
