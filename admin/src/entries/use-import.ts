import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldsOf } from '../../../school/content/editing/cells.ts'
import {
  readTable,
  type ImportTable,
  type TableRow,
} from '../../../school/content/editing/import-table.ts'
import { settleTable, type TableAnswers } from '../../../school/content/editing/settle-table.ts'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { messageOf, StaffApiError } from '../api/staff-api-error.ts'
import { notify } from '../notifications/notify.ts'
import type { ImportProblem } from './import-problems.tsx'

/** Reads a file, asks what it leaves open, and sends its rows: first to check, then to add. */
export function useImport(kind: AnyKind, onImported: () => void) {
  const [file, setFile] = useState<ImportTable | null>(null)
  const [answers, setAnswers] = useState<TableAnswers>({})
  const [problems, setProblems] = useState<readonly ImportProblem[]>([])
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const queries = useQueryClient()
  const fields = fieldsOf(kind)

  const settle = (read: ImportTable, given: TableAnswers) => {
    const settled = settleTable(read, fields, given)
    return { ...settled, isOpen: settled.questions.some(({ answer }) => answer === null) }
  }
  const settled = file && settle(file, answers)

  const send = async (rows: TableRow[], isCheck: boolean) => {
    setBusy(true)
    setFailure('')
    try {
      return await callStaffApi('POST /entries/:kind/import', {
        params: { kind: kind.name },
        query: { check: isCheck ? '1' : '' },
        body: { rows },
      })
    } catch (error) {
      // A refused import names the rows as a check does.
      const refused = error instanceof StaffApiError ? error.body.problems : undefined
      if (refused?.length) return { created: 0, problems: refused as readonly ImportProblem[] }
      setFailure(messageOf(error))
      return null
    } finally {
      setBusy(false)
    }
  }
  const checkRows = async ({ rows, isOpen }: ReturnType<typeof settle>) => {
    if (isOpen) return false
    const answer = await send(rows, true)
    if (answer) setProblems(answer.problems)
    return answer !== null && answer.problems.length === 0
  }
  const open = async (chosen: File) => {
    setProblems([])
    setFailure('')
    setAnswers({})
    try {
      const read = readTable(await chosen.arrayBuffer(), chosen.name, fields)
      setFile(read)
      await checkRows(settle(read, {}))
    } catch (error) {
      setFile(null)
      setFailure(error instanceof Error ? error.message : 'This file cannot be read.')
    }
  }
  const answer = async (question: string, value: string) => {
    if (!file) return
    const given = { ...answers, [question]: value }
    setAnswers(given)
    await checkRows(settle(file, given))
  }
  const correct = (row: number, column: string, text: string) =>
    setFile(
      (read) =>
        read && {
          ...read,
          rows: read.rows.map((each) =>
            each.row === row ? { row, fields: { ...each.fields, [column]: text } } : each,
          ),
        },
    )
  const importAll = async () => {
    if (!settled || !(await checkRows(settled))) return
    const sent = await send(settled.rows, false)
    if (!sent) return
    if (sent.problems.length > 0) return setProblems(sent.problems)
    notify(`${sent.created} imported, as drafts.`, { type: 'success' })
    await queries.invalidateQueries()
    onImported()
  }
  const check = async () => settled && checkRows(settled)
  return { settled, problems, failure, isBusy, open, answer, correct, check, importAll }
}
