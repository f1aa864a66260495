import { formatNumber } from '../../school/base/formats.ts'
import { contentLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import { ChartTable, type Figure } from './chart-table.tsx'
import * as chartStyles from './chart.module.css'

/** Height of the tallest stalk and of a segment between two nodes, in pixels. */
const tallest = 260
const segment = 40

interface StalkChartProps {
  title: string
  /** the heading of the stalks' column */
  heading: string
  /** the heading of the numbers' column */
  unit: string
  figures: readonly Figure[]
}

/** Numbers as stalks of bamboo, each as tall as its number. */
export function StalkChart({ title, heading, unit, figures }: StalkChartProps) {
  const t = useMessages()
  const most = Math.max(1, ...figures.map(({ value }) => value))
  return (
    <figure className={chartStyles.root} data-reveal="whole">
      <figcaption>{title}</figcaption>
      <div aria-hidden="true">
        <div className={chartStyles.stalks}>
          {figures.map(({ label, value }) => (
            <div key={label} className={chartStyles.stalk}>
              <b>{formatNumber(value, t.language)}</b>
              <Stalk height={Math.max(4, Math.round((value / most) * tallest))} />
            </div>
          ))}
        </div>
        <div className={chartStyles.names}>
          {figures.map(({ label, ...figure }) => (
            <span key={label} lang={contentLanguage(t, figure)}>
              {label}
            </span>
          ))}
        </div>
      </div>
      <ChartTable heading={heading} unit={unit} figures={figures} />
    </figure>
  )
}

function Stalk({ height }: { height: number }) {
  const nodes = Array.from(
    { length: Math.ceil(height / segment) - 1 },
    (_, place) => height - (place + 1) * segment,
  )
  return (
    <svg viewBox={`0 0 48 ${height}`} height={height} preserveAspectRatio="none" data-grow>
      <path className={chartStyles.bamboo} d={`M3 0h42v${height}H3z`} />
      <path className={chartStyles.node} d={nodes.map((top) => `M0 ${top}h48v4H0z`).join('')} />
    </svg>
  )
}
