import { formatNumber } from '../../school/base/formats.ts'
import { contentLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import * as styles from './chart-table.module.css'

export interface Figure {
  label: string
  value: number
}

/** The numbers of a chart as a table, for people who prefer to read them. */
export function ChartTable({
  heading,
  unit,
  figures,
}: {
  heading: string
  unit: string
  figures: readonly Figure[]
}) {
  const t = useMessages()
  return (
    <details className={styles.root}>
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
  )
}
