import type { TableRow } from '../../../school/content/editing/import-table.ts'
import type { AnswerOf } from '../../../product/contract.ts'
import { fieldLabel } from '../forms/field-label.ts'
import { Alert } from '../ui/alert.tsx'
import { TextField } from '../ui/text-field.tsx'
import * as layout from '../ui/layout.module.css'
import type { FieldShape } from '../forms/form-shape.ts'

/** A cell of an imported file that the server refuses. */
export type ImportProblem = AnswerOf<'POST /entries/:kind/import'>['problems'][number]

interface ImportProblemsProps {
  rows: readonly TableRow[]
  shape: FieldShape
  problems: readonly ImportProblem[]
  onChange: (row: number, column: string, text: string) => void
}

/** The rows with problems, each with the field to correct. Row numbers are those of the file. */
export function ImportProblems({ rows, shape, problems, onChange }: ImportProblemsProps) {
  const wrong = [...new Set(problems.map(({ row }) => row))].sort((a, b) => a - b)
  const cellsOf = (row: number) => rows.find((each) => each.row === row)?.fields
  return (
    <>
      <Alert tone="error">
        {wrong.length === 1 ? 'One row has a problem.' : `${wrong.length} rows have a problem.`}{' '}
        Correct them here and check again; the rest of the file is kept.
      </Alert>
      <ol className={layout.list}>
        {wrong.map((row) => (
          <li key={row}>
            <h3>
              Row {row}: {cellsOf(row)?.title || 'without a title'}
            </h3>
            <div className={layout.stack}>
              {problems
                .filter((problem) => problem.row === row)
                .map(({ field, message }) => {
                  const column = field.split('.')[0] ?? ''
                  return column === '' ? (
                    <p key={message}>{message}</p>
                  ) : (
                    <TextField
                      key={field + message}
                      label={`Row ${row}, ${fieldLabel(shape, column)}`}
                      value={cellsOf(row)?.[column] ?? ''}
                      problem={message}
                      onChange={(value) => onChange(row, column, value)}
                    />
                  )
                })}
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
