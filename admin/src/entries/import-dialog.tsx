import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ChangeEvent } from 'react'
import {
  decodeTable,
  readTable,
  toRows,
  type ImportTable,
} from '../../../school/content/editing/import-table.ts'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { messageOf, StaffApiError } from '../api/staff-api-error.ts'
import { ProblemAlert } from '../layout/problem-alert.tsx'
import { notify } from '../notifications/notify.ts'
import { ImportProblems, type ImportProblem } from './import-problems.tsx'
import { formShapeOf } from './kind-pages.ts'

/**
 * Imports entries from a file: checks them first, lets the person correct cells, then adds all as
 * drafts.
 */
export function ImportDialog({ kind, onClose }: { kind: AnyKind; onClose: () => void }) {
  const [table, setTable] = useState<ImportTable | null>(null)
  const [problems, setProblems] = useState<readonly ImportProblem[]>([])
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const queries = useQueryClient()

  const send = async (sent: ImportTable, isCheck: boolean) => {
    setBusy(true)
    setFailure('')
    try {
      return await callStaffApi('POST /entries/:kind/import', {
        params: { kind: kind.name },
        query: { check: isCheck ? '1' : '' },
        body: { rows: toRows(sent) },
      })
    } catch (error) {
      // A refused import names the rows as a check does.
      const problems = error instanceof StaffApiError ? error.body.problems : undefined
      if (problems?.length) return { created: 0, problems: problems as readonly ImportProblem[] }
      setFailure(messageOf(error))
      return null
    } finally {
      setBusy(false)
    }
  }
  const check = async (checked: ImportTable) => {
    const answer = await send(checked, true)
    if (answer) setProblems(answer.problems)
    return answer !== null && answer.problems.length === 0
  }
  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (!file) return
    try {
      const read = readTable(decodeTable(await file.arrayBuffer()), file.name, formShapeOf(kind))
      setProblems([])
      setFailure('')
      setTable(read)
      await check(read)
    } catch (error) {
      setTable(null)
      setFailure(error instanceof Error ? error.message : 'This file cannot be read.')
    }
  }
  const importAll = async () => {
    if (!table || !(await check(table))) return
    const answer = await send(table, false)
    if (!answer) return
    if (answer.problems.length > 0) return setProblems(answer.problems)
    notify(`${answer.created} imported, as drafts.`, { type: 'success' })
    await queries.invalidateQueries()
    onClose()
  }

  const rows = table?.rows.length ?? 0
  const fieldNames = formShapeOf(kind)
    .fields.map(({ label }) => label)
    .join(', ')
  return (
    <Dialog open onClose={onClose} aria-labelledby="import-title" fullWidth maxWidth="md">
      <DialogTitle id="import-title">Import {kind.labels.many.toLowerCase()}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          A CSV file, as Excel saves it, or JSON. Its headings are the names of the fields:{' '}
          {fieldNames}. Nothing is imported while a row has a problem.
        </DialogContentText>
        <Box component="label" sx={{ display: 'block', mb: 2 }}>
          File
          <Box
            component="input"
            type="file"
            accept=".csv,.json,text/csv,application/json"
            onChange={(event: ChangeEvent<HTMLInputElement>) => void open(event)}
            sx={{ display: 'block', font: 'inherit', minHeight: 32 }}
          />
        </Box>
        <ProblemAlert problem={failure} />
        {table && table.unknown.length > 0 && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            Left out, because no field has this name: {table.unknown.join(', ')}.
          </Alert>
        )}
        {table && problems.length > 0 && (
          <ImportProblems
            table={table}
            shape={formShapeOf(kind)}
            problems={problems}
            onChange={setTable}
          />
        )}
        {table && problems.length === 0 && failure === '' && !isBusy && (
          <Alert severity="success">
            {rows === 1 ? 'One row, without a problem.' : `${rows} rows, none with a problem.`}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        {table && problems.length > 0 && (
          <Button loading={isBusy} onClick={() => void check(table)}>
            Check again
          </Button>
        )}
        <Button
          variant="contained"
          loading={isBusy}
          disabled={rows === 0}
          onClick={() => void importAll()}
        >
          Import {rows > 0 ? rows : ''}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
