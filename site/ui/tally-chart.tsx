import { formatNumber } from '../../school/base/formats.ts'
import { contentLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import { ChartTable, type Figure } from './chart-table.tsx'
import * as chartStyles from './chart.module.css'

/** Leaves per row, and the size of one, in units of the drawing. */
const inRow = 30
const room = 16

interface TallyChartProps {
  title: string
  /** the heading of the rows' column */
  heading: string
  figures: readonly Figure[]
}

/** Numbers as leaves, one per counted item. */
export function TallyChart({ title, heading, figures }: TallyChartProps) {
  const t = useMessages()
  return (
    <figure className={chartStyles.root} data-reveal="whole">
      <figcaption>{title}</figcaption>
      <div className={chartStyles.tallies} aria-hidden="true">
        {figures.map(({ label, value, ...figure }) => (
          <div key={label} className={chartStyles.tally}>
            <b>{formatNumber(value, t.language)}</b>
            <span lang={contentLanguage(t, figure)}>{label}</span>
            <svg viewBox={`0 0 ${inRow * room} ${Math.ceil(value / inRow) * room}`}>
              <path className={chartStyles.bamboo} d={leaves(value)} />
            </svg>
          </div>
        ))}
      </div>
      <ChartTable heading={heading} unit={t('common.number')} figures={figures} />
    </figure>
  )
}

const leaves = (count: number) =>
  Array.from({ length: count }, (_, place) => {
    const left = (place % inRow) * room
    const top = Math.floor(place / inRow) * room
    return `M${left + 2} ${top + 13}c0-7 4-11 11-11c0 7-4 11-11 11z`
  }).join('')
