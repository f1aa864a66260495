import { Admin, CustomRoutes, Resource } from 'react-admin'
import { QueryClient } from '@tanstack/react-query'
import { Navigate, Route } from 'react-router'
import { contentKinds } from '../../school/kinds/index.ts'
import { startPath } from '../../school/staff/accounts/return-path.ts'
import { AccountPage } from './account/account-page.tsx'
import { ActivityPage } from './activity/activity-page.tsx'
import { AlertPage } from './alert/alert-page.tsx'
import { dataProvider } from './api/data-provider.ts'
import { ClassStatusPage } from './class-status/class-status-page.tsx'
import { BrokenLinksPage } from './dashboard/broken-links-page.tsx'
import { DashboardPage } from './dashboard/dashboard-page.tsx'
import { EntryEditorPage } from './entries/entry-editor-page.tsx'
import { EntryList } from './entries/entry-list.tsx'
import { FactsPage } from './facts/facts-page.tsx'
import { EarlierAddress, earlierAddresses } from './layout/earlier-address.tsx'
import { NotFoundPage } from './layout/not-found-page.tsx'
import { StaffLayout } from './layout/staff-layout.tsx'
import { staffTheme } from './layout/theme.ts'
import { MediaPage } from './media/media-page.tsx'
import { PrintedCodesPage } from './printed-codes/printed-codes-page.tsx'
import { QuestionPage } from './questions/question-page.tsx'
import { QuestionsPage } from './questions/questions-page.tsx'
import { ReferenceEditorPage } from './reference/reference-editor-page.tsx'
import { ReferenceList } from './reference/reference-list.tsx'
import { StaffPage } from './staff/staff-page.tsx'
import { TrashPage } from './trash/trash-page.tsx'

const ToDashboard = () => <Navigate to={startPath} replace />

/** Makes calls even when the browser reports no connection; failures are shown. */
const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
    mutations: { networkMode: 'always' },
  },
})

/** All staff pages behind the session guard. */
export function StaffAdmin() {
  return (
    <Admin
      basename="/admin"
      title="DYCI staff"
      dataProvider={dataProvider}
      dashboard={ToDashboard}
      catchAll={NotFoundPage}
      layout={StaffLayout}
      loginPage={false}
      queryClient={queries}
      theme={staffTheme}
      darkTheme={null}
      disableTelemetry
    >
      {contentKinds.map((kind) => (
        <Resource
          key={kind.name}
          name={kind.name}
          options={{ label: kind.labels.many }}
          list={<EntryList kind={kind} />}
          edit={<EntryEditorPage kind={kind} />}
        />
      ))}
      <CustomRoutes>
        <Route path="/dashboard" element={<DashboardPage />} />
        <Route path="/pages" element={<ReferenceList />} />
        <Route path="/pages/:key" element={<ReferenceEditorPage />} />
        <Route path="/settings" element={<ReferenceEditorPage fixedKey="site-settings" />} />
        <Route path="/media" element={<MediaPage />} />
        <Route path="/alert" element={<AlertPage />} />
        <Route path="/class-status/:id?" element={<ClassStatusPage />} />
        <Route path="/questions" element={<QuestionsPage />} />
        <Route path="/questions/:id" element={<QuestionPage />} />
        <Route path="/printed-codes" element={<PrintedCodesPage />} />
        <Route path="/facts" element={<FactsPage />} />
        <Route path="/broken-links" element={<BrokenLinksPage />} />
        <Route path="/trash" element={<TrashPage />} />
        <Route path="/activity" element={<ActivityPage />} />
        <Route path="/staff" element={<StaffPage />} />
        <Route path="/account" element={<AccountPage />} />
        {earlierAddresses.map(({ path, kind }) => (
          <Route key={path} path={`/${path}/*`} element={<EarlierAddress kind={kind} />} />
        ))}
      </CustomRoutes>
    </Admin>
  )
}
