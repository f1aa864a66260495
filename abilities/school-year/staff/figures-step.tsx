import { formatNumber } from '../../../school/base/formats.ts'
import { TextField } from '../../../admin/src/ui/text-field.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import type { StepProps } from './step-parts.tsx'

/** The enrollment figures; a total follows from the levels. */
export function FiguresStep({ site, plan, onChange }: StepProps) {
  const noted = plan.figures.find(({ note }) => note !== null)
  return (
    <>
      <p>
        Enter the figures of the school year that ends, {site.year}. A figure that you leave empty
        stays as it is; totals follow from the levels.
      </p>
      {noted && (
        <TextField
          label="The figures are of"
          isShort
          maxLength={80}
          value={noted.note ?? ''}
          help={`Now: ${noted.figure.note}. It changes with the figures that it stands beside.`}
          onChange={(text) => onChange(['figuresOf'], text)}
        />
      )}
      <ul className={layout.list}>
        {plan.figures.map(({ figure, name, typed, becomes, problem }) => (
          <li key={name}>
            <TextField
              label={figure.name}
              isShort
              inputMode="numeric"
              value={typed}
              problem={problem}
              help={`Now: ${formatNumber(figure.value, 'en')}${figure.note ? ` (${figure.note})` : ''}${
                typed === '' && becomes !== null
                  ? `. It becomes ${formatNumber(becomes, 'en')}, the sum of the levels.`
                  : ''
              }`}
              onChange={(text) => onChange(['figures', name], text)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
