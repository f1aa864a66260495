import { formatBadge, formatMonth, formatShortDate } from '../../../school/base/formats.ts'
import type { Dashboard } from '../../../school/operations/dashboard/dashboard.ts'
import { entryPath } from '../entries/kind-pages.ts'
import { sayViews } from '../layout/say-views.ts'
import { BarChart } from './bar-chart.tsx'
import { DashboardCard } from './dashboard-card.tsx'

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
        count={mostRead.length}
        lines={mostRead.map(({ kind, id, title, address, views }) => ({
          key: id,
          to: entryPath({ name: kind }, id),
          title,
          rest: (
            <>
              {' '}
              {sayViews(views)}
              {' · '}
              <a
                href={address}
                target="_blank"
                rel="noopener"
                aria-label={`See it on the site: ${title}`}
              >
                See it on the site
              </a>
            </>
          ),
        }))}
        empty="No post was read yet."
      />
      <DashboardCard
        title="Most viewed pages"
        count={mostViewed.length}
        lines={mostViewed.map(({ path, views }) => ({
          key: path,
          title: (
            <a href={path} target="_blank" rel="noopener">
              {path === '/' ? 'Home page' : path}
            </a>
          ),
          rest: ` ${sayViews(views)}`,
        }))}
        empty="No views counted yet."
      />
    </>
  )
}
