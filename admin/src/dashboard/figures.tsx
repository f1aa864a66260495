import { formatBadge, formatMonth, formatShortDate } from '../../../school/base/formats.ts'
import type { Dashboard } from '../../../school/operations/dashboard/dashboard.ts'
import { entryPath } from '../entries/kind-pages.ts'
import { formatCount } from '../layout/format-count.ts'
import { DashboardCard } from './dashboard-card.tsx'
import { useId } from 'react'
import * as styles from './figures.module.css'

/** The numbers of the dashboard: views, publications, and what is read most. */
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
              {formatCount(views, 'view')}
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
          rest: ` ${formatCount(views, 'view')}`,
        }))}
        empty="No views counted yet."
      />
    </>
  )
}

interface Bar {
  /** long label for the table: 'November 2026' */
  name: string
  /** short label for the axis; '' for none */
  mark: string
  value: number
}

interface BarChartProps {
  unit: string
  /** heading of the column with the labels: 'Day' */
  by: string
  bars: readonly Bar[]
}

/** Size of the chart in its own units; `foot` and `head` are the room for labels. */
const [width, height, foot, head] = [600, 180, 22, 18]

/** Draws bars, with a table of the same numbers for screen readers and exact reading. */
function BarChart({ unit, by, bars }: BarChartProps) {
  const id = useId()
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const step = width / bars.length
  const total = bars.reduce((sum, { value }) => sum + value, 0)
  const top = bars.find(({ value }) => value === most)
  const summary = `${unit} by ${by.toLowerCase()}: ${total.toLocaleString('en')} in all${
    total > 0 && top ? `, most in ${top.name} (${most.toLocaleString('en')})` : ''
  }.`
  return (
    <figure className={styles.root}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${height + foot}`}
        role="img"
        aria-labelledby={id}
      >
        <title id={id}>{summary}</title>
        {bars.map(({ name, mark, value }, index) => {
          const length = ((height - head) * value) / most
          return (
            <g key={name}>
              <rect
                className={styles.bar}
                x={index * step + step * 0.12}
                y={height - length}
                width={step * 0.76}
                height={length}
                rx={2}
              />
              {value === most && total > 0 && (
                <text x={index * step + step / 2} y={height - length - 5} textAnchor="middle">
                  {value.toLocaleString('en')}
                </text>
              )}
              {mark && (
                <text
                  x={index === bars.length - 1 ? width : index * step + step / 2}
                  y={height + 16}
                  textAnchor={index === bars.length - 1 ? 'end' : 'middle'}
                >
                  {mark}
                </text>
              )}
            </g>
          )
        })}
        <line x1={0} x2={width} y1={height} y2={height} stroke="currentColor" />
      </svg>
      <details>
        <summary>Show as a table</summary>
        <table className={styles.table}>
          <caption>{summary}</caption>
          <thead>
            <tr>
              <th scope="col">{by}</th>
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value.toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
