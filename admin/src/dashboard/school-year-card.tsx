import { Link } from 'react-router'
import { DashboardCard } from './dashboard-card.tsx'

/** Asks to move the site to the next school year. @param next `2027-2028` */
export const SchoolYearCard = ({ next }: { next: string }) => (
  <DashboardCard
    title={`School year ${next}`}
    more={<Link to="/admin/school-year">Move the site to {next}</Link>}
  >
    <p>Dates, fees, enrollment figures, “Updated as of” and events, step by step.</p>
  </DashboardCard>
)
