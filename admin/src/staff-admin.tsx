import { Admin, CustomRoutes } from 'react-admin'
import { Navigate, Route } from 'react-router'
import { dataProvider } from './api/data-provider.ts'
import { DashboardPage } from './dashboard/dashboard-page.tsx'
import { StaffLayout } from './layout/staff-layout.tsx'
import { staffTheme } from './layout/theme.ts'
import { startPath } from './session/return-path.ts'

const ToDashboard = () => <Navigate to={startPath} replace />

/** All staff pages behind the guard. */
export function StaffAdmin() {
  return (
    <Admin
      basename="/admin"
      title="DYCI staff"
      dataProvider={dataProvider}
      dashboard={ToDashboard}
      layout={StaffLayout}
      loginPage={false}
      theme={staffTheme}
      darkTheme={null}
      disableTelemetry
    >
      <CustomRoutes>
        <Route path="/dashboard" element={<DashboardPage />} />
      </CustomRoutes>
    </Admin>
  )
}
