import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { ImportTable } from '../../../school/content/editing/import-table.ts'
import type { AnswerOf } from '../../../server/api/contract.ts'
import { fieldName } from '../forms/check-form.ts'
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
      <Alert severity="error" sx={{ mb: 2 }}>
        {rows.length === 1 ? 'One row has a problem.' : `${rows.length} rows have a problem.`}{' '}
        Correct them here and check again; the rest of the file is kept.
      </Alert>
      <Stack component="ol" spacing={2} sx={{ listStyle: 'none', p: 0 }}>
        {rows.map((row) => (
          <Box component="li" key={row}>
            <Typography variant="h3" gutterBottom>
              Row {row}: {rowAt(row)?.title || 'without a title'}
            </Typography>
            <Stack spacing={1.5}>
              {problems
                .filter((problem) => problem.row === row)
                .map(({ field, message }) => {
                  const column = field.split('.')[0] ?? ''
                  return column === '' ? (
                    <Typography key={message}>{message}</Typography>
                  ) : (
                    <TextField
                      key={field + message}
                      label={`Row ${row}, ${fieldName(shape, column)}`}
                      value={rowAt(row)?.[column] ?? ''}
                      onChange={(event) => correct(row, column, event.target.value)}
                      helperText={message}
                      error
                      fullWidth
                    />
                  )
                })}
            </Stack>
          </Box>
        ))}
      </Stack>
    </>
  )
}
