import type { ReactNode } from 'react'
import { formatNumber } from '../../school/base/formats.ts'
import { contentLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import * as styles from './charts.module.css'

interface ChartProps {
  title: string
  /** heading of the column of labels in the table */
  heading: string
  figures: readonly { label: string; value: number }[]
}

interface StalkChartProps extends ChartProps {
  /** heading of the column of numbers in the table */
  unit: string
}

/** Height of the tallest stalk, and of a segment between two nodes, in pixels. */
const tallestStalk = 260
const segmentHeight = 40

/** Numbers as stalks of bamboo, each as tall as its number. */
export function StalkChart(props: StalkChartProps) {
  const t = useMessages()
  const { figures } = props
  const most = Math.max(1, ...figures.map(({ value }) => value))
  return (
    <Chart {...props}>
      <div aria-hidden="true">
        <div className={styles.stalks}>
          {figures.map(({ label, value }) => (
            <div key={label} className={styles.stalk}>
              <b>{formatNumber(value, t.language)}</b>
              <Stalk height={Math.max(4, Math.round((value / most) * tallestStalk))} />
            </div>
          ))}
        </div>
        <div className={styles.names}>
          {figures.map(({ label, ...figure }) => (
            <span key={label} lang={contentLanguage(t, figure)}>
              {label}
            </span>
          ))}
        </div>
      </div>
    </Chart>
  )
}

function Stalk({ height }: { height: number }) {
  const nodes = Array.from(
    { length: Math.ceil(height / segmentHeight) - 1 },
    (_, place) => height - (place + 1) * segmentHeight,
  )
  return (
    <svg viewBox={`0 0 48 ${height}`} height={height} preserveAspectRatio="none" data-grow>
      <path className={styles.bamboo} d={`M3 0h42v${height}H3z`} />
      <path className={styles.node} d={nodes.map((top) => `M0 ${top}h48v4H0z`).join('')} />
    </svg>
  )
}

/** Leaves per row, and the size of a leaf, in units of the drawing. */
const leavesPerRow = 30
const leafSize = 16

/** Numbers as leaves, one per counted item. */
export function TallyChart(props: ChartProps) {
  const t = useMessages()
  return (
    <Chart {...props} unit={t('common.number')}>
      <div className={styles.tallies} aria-hidden="true">
        {props.figures.map(({ label, value, ...figure }) => (
          <div key={label} className={styles.tally}>
            <b>{formatNumber(value, t.language)}</b>
            <span lang={contentLanguage(t, figure)}>{label}</span>
            <svg
              viewBox={`0 0 ${leavesPerRow * leafSize} ${Math.ceil(value / leavesPerRow) * leafSize}`}
            >
              <path className={styles.bamboo} d={drawLeaves(value)} />
            </svg>
          </div>
        ))}
      </div>
    </Chart>
  )
}

const drawLeaves = (count: number) =>
  Array.from({ length: count }, (_, place) => {
    const left = (place % leavesPerRow) * leafSize
    const top = Math.floor(place / leavesPerRow) * leafSize
    return `M${left + 2} ${top + 13}c0-7 4-11 11-11c0 7-4 11-11 11z`
  }).join('')

/** A drawing with its title, and its numbers as a table for people who prefer to read them. */
function Chart({
  title,
  heading,
  unit,
  figures,
  children: drawing,
}: StalkChartProps & { children: ReactNode }) {
  const t = useMessages()
  return (
    <figure className={styles.root} data-reveal="whole">
      <figcaption>{title}</figcaption>
      {drawing}
      <details className={styles.table}>
        <summary>{t('common.showAsTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {figures.map(({ label, value, ...figure }) => (
              <tr key={label}>
                <th scope="row" lang={contentLanguage(t, figure)}>
                  {label}
                </th>
                <td>{formatNumber(value, t.language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
