import { formatBadge, formatMonth, formatShortDate } from '../../../school/base/formats.ts'
import type { Dashboard } from '../../../school/operations/dashboard/dashboard.ts'
import { Link } from 'react-router'
import { entryPath } from '../entries/kind-pages.ts'
import { sayViews } from '../layout/say-views.ts'
import { BarChart } from './bar-chart.tsx'
import { CardList, DashboardCard } from './dashboard-card.tsx'

/** The site's numbers over time. */
export function Figures({
  figures: { byDay, publishedByMonth, mostViewed, mostRead },
}: Pick<Dashboard, 'figures'>) {
  const lastDay = byDay.length - 1
  return (
    <>
      <DashboardCard title="Views, last 30 days">
        <BarChart
          unit="Views"
          by="Day"
          bars={byDay.map(({ day, views }, index) => {
            const badge = formatBadge(day, 'en')
            const mark = (lastDay - index) % 7 === 0 ? `${badge.month} ${Number(badge.day)}` : ''
            return { name: formatShortDate(day, 'en'), mark, value: views }
          })}
        />
      </DashboardCard>
      <DashboardCard title="News and announcements by month">
        <BarChart
          unit="Published"
          by="Month"
          bars={publishedByMonth.map(({ month, count }) => ({
            name: formatMonth(month, 'en'),
            mark: formatMonth(month, 'en').slice(0, 3),
            value: count,
          }))}
        />
      </DashboardCard>
      <DashboardCard
        title="Most read, last 30 days"
        empty="No post was read yet."
        count={mostRead.length}
      >
        <CardList>
          {mostRead.map(({ kind, id, title, address, views }) => (
            <li key={`${kind}/${id}`}>
              <Link to={entryPath({ name: kind }, id)}>{title}</Link> {sayViews(views)}
              {' · '}
              <a
                href={address}
                target="_blank"
                rel="noopener"
                aria-label={`See it on the site: ${title}`}
              >
                See it on the site
              </a>
            </li>
          ))}
        </CardList>
      </DashboardCard>
      <DashboardCard
        title="Most viewed pages"
        empty="No views counted yet."
        count={mostViewed.length}
      >
        <CardList>
          {mostViewed.map(({ path, views }) => (
            <li key={path}>
              <a href={path} target="_blank" rel="noopener">
                {path === '/' ? 'Home page' : path}
              </a>{' '}
              {sayViews(views)}
            </li>
          ))}
        </CardList>
      </DashboardCard>
    </>
  )
}
