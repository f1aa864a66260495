import { PageTitle } from '../layout/page-title.tsx'

export function DashboardPage() {
  return <PageTitle title="Dashboard" />
}
