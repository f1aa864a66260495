import type { ImportTable } from '../../../school/content/editing/import-table.ts'
import type { AnswerOf } from '../../../server/api/contract.ts'
import { fieldName } from '../forms/check-form.ts'
import { Alert } from '../ui/alert.tsx'
import { TextField } from '../ui/text-field.tsx'
import * as layout from '../ui/layout.module.css'
import type { FieldShape } from '../forms/form-shape.ts'

/** A cell of an imported file that the server refuses. */
export type ImportProblem = AnswerOf<'POST /entries/:kind/import'>['problems'][number]

interface ImportProblemsProps {
  table: ImportTable
  shape: FieldShape
  problems: readonly ImportProblem[]
  onChange: (table: ImportTable) => void
}

/** The rows with problems, each with the field to correct. Row numbers are those of the file. */
export function ImportProblems({ table, shape, problems, onChange }: ImportProblemsProps) {
  const rows = [...new Set(problems.map(({ row }) => row))].sort((a, b) => a - b)
  const rowAt = (row: number) => table.rows[row - table.firstRow]
  const correct = (row: number, column: string, text: string) =>
    onChange({
      ...table,
      rows: table.rows.map((each, index) =>
        index === row - table.firstRow ? { ...each, [column]: text } : each,
      ),
    })
  return (
    <>
      <Alert tone="error">
        {rows.length === 1 ? 'One row has a problem.' : `${rows.length} rows have a problem.`}{' '}
        Correct them here and check again; the rest of the file is kept.
      </Alert>
      <ol className={layout.list}>
        {rows.map((row) => (
          <li key={row}>
            <h3>
              Row {row}: {rowAt(row)?.title || 'without a title'}
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
                      label={`Row ${row}, ${fieldName(shape, column)}`}
                      value={rowAt(row)?.[column] ?? ''}
                      problem={message}
                      onChange={(value) => correct(row, column, value)}
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
