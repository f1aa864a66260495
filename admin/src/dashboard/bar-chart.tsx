import Box from '@mui/material/Box'
import { useId } from 'react'

export interface Bar {
  /** long label for the table: 'November 2026' */
  name: string
  /** short label for the axis; '' for none */
  mark: string
  value: number
}

interface BarChartProps {
  /** the counted unit: 'Views' */
  unit: string
  /** the column of the labels: 'Day' */
  by: string
  bars: readonly Bar[]
}

const [width, height, foot, head] = [600, 180, 22, 18]

/** Draws bars, with a table of the same numbers for screen readers and exact reading. */
export function BarChart({ unit, by, bars }: BarChartProps) {
  const id = useId()
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const step = width / bars.length
  const total = bars.reduce((sum, { value }) => sum + value, 0)
  const top = bars.find(({ value }) => value === most)
  const summary = `${unit} by ${by.toLowerCase()}: ${total.toLocaleString('en')} in all${
    total > 0 && top ? `, most in ${top.name} (${most.toLocaleString('en')})` : ''
  }.`
  return (
    <figure style={{ margin: 0 }}>
      <Box
        component="svg"
        viewBox={`0 0 ${width} ${height + foot}`}
        role="img"
        aria-labelledby={id}
        sx={{
          display: 'block',
          width: '100%',
          height: 'auto',
          maxHeight: 260,
          fontSize: 13,
          fill: 'currentColor',
        }}
      >
        <title id={id}>{summary}</title>
        {bars.map(({ name, mark, value }, index) => {
          const length = ((height - head) * value) / most
          return (
            <g key={name}>
              <Box
                component="rect"
                x={index * step + step * 0.12}
                y={height - length}
                width={step * 0.76}
                height={length}
                rx={2}
                sx={{ fill: (theme) => theme.palette.primary.main }}
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
      </Box>
      <details>
        <summary>Show as a table</summary>
        <Box
          component="table"
          sx={{ borderCollapse: 'collapse', '& td, & th': { p: 0.5, textAlign: 'left' } }}
        >
          <caption style={{ textAlign: 'left' }}>{summary}</caption>
          <thead>
            <tr>
              <th scope="col">{by}</th>
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row" style={{ fontWeight: 400 }}>
                  {name}
                </th>
                <td>{value.toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </details>
    </figure>
  )
}
