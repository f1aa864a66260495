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
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ImportProblems, type ImportProblem } from './import-problems.tsx'
import { formShapeOf } from './kind-form.ts'
import * as layout from '../ui/layout.module.css'

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
    <Dialog
      title={`Import ${kind.labels.many.toLowerCase()}`}
      size="large"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {table && problems.length > 0 && (
            <Button isBusy={isBusy} onClick={() => void check(table)}>
              Check again
            </Button>
          )}
          <Button
            look="primary"
            isBusy={isBusy}
            disabled={rows === 0}
            onClick={() => void importAll()}
          >
            Import {rows > 0 ? rows : ''}
          </Button>
        </>
      }
    >
      <p>
        A CSV file, as Excel saves it, or JSON. Its headings are the names of the fields:{' '}
        {fieldNames}. Nothing is imported while a row has a problem.
      </p>
      <label className={layout.tightStack}>
        File
        <input
          type="file"
          accept=".csv,.json,text/csv,application/json"
          onChange={(event: ChangeEvent<HTMLInputElement>) => void open(event)}
        />
      </label>
      <ProblemAlert problem={failure} />
      {table && table.unknown.length > 0 && (
        <Alert tone="warning">
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
        <Alert tone="success">
          {rows === 1 ? 'One row, without a problem.' : `${rows} rows, none with a problem.`}
        </Alert>
      )}
    </Dialog>
  )
}
