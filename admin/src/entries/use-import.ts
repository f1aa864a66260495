import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { fieldsOf } from '../../../school/content/editing/cells.ts'
import {
  readTable,
  type ImportTable,
  type TableRow,
} from '../../../school/content/editing/import-table.ts'
import { readTableDays, type TableAnswers } from '../../../school/content/editing/table-days.ts'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { messageOf, StaffApiError } from '../api/staff-api-error.ts'
import { notify } from '../notifications/notify.ts'
import type { AnswerOf } from '../../../product/contract.ts'

/** A cell of an imported file that the server refuses. */
export type ImportProblem = AnswerOf<'POST /entries/:kind/import'>['problems'][number]

/** A file with the answers and corrections of the person. */
interface Source {
  name: string
  bytes: ArrayBuffer
  answers: TableAnswers
  /** the corrected cells, by row and column */
  corrections: Readonly<Record<number, Record<string, string>>>
}

/** A file with the table that its answers give. */
interface OpenedFile extends Source {
  table: ImportTable
}

/**
 * Reads a file, asks about what is ambiguous in it, and sends its rows: first to check, then to add.
 *
 * @param onImported called once all rows are added
 * @returns the rows as they would be sent (`settled`), their problems, the message of a failed step
 * (`failure`), and the steps: `open` a file, `answer` a question, `correct` a cell, `check`
 * without adding, and `importAll`, which checks before it adds
 */
export function useImport(kind: AnyKind, onImported: () => void) {
  const [opened, setOpened] = useState<OpenedFile | null>(null)
  const [problems, setProblems] = useState<readonly ImportProblem[]>([])
  const [failure, setFailure] = useState('')
  // Counts the calls under way: another file may be chosen during a check.
  const [callCount, setCallCount] = useState(0)
  // The file that was sent last: the answer about an earlier one is dropped.
  const latest = useRef<OpenedFile | null>(null)
  const queries = useQueryClient()
  const fields = fieldsOf(kind)

  const settle = ({ table: read, answers, corrections }: OpenedFile) => {
    const rows = read.rows.map((each) => ({
      ...each,
      fields: { ...each.fields, ...corrections[each.row] },
    }))
    const table = { ...read, rows }
    const settled = readTableDays(table, fields, answers)
    const isOpen = settled.questions.some(({ answer }) => answer === null)
    return { ...settled, table, isOpen }
  }
  const settled = opened && settle(opened)

  /** @returns the answer of the API; `null` when the call failed */
  const send = async (file: OpenedFile, rows: TableRow[], isCheck: boolean) => {
    latest.current = file
    setCallCount((count) => count + 1)
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
      if (latest.current === file) setFailure(messageOf(error))
      return null
    } finally {
      setCallCount((count) => count - 1)
    }
  }
  /** @returns whether every question is answered and no row has a problem */
  const checkRows = async (file: OpenedFile) => {
    const { rows, isOpen } = settle(file)
    if (isOpen) return false
    const answer = await send(file, rows, true)
    if (latest.current !== file) return false
    if (answer) setProblems(answer.problems)
    return answer !== null && answer.problems.length === 0
  }
  const refuseFile = (error: unknown) =>
    setFailure(error instanceof Error ? error.message : 'This file cannot be read.')
  /** Reads a file with these answers; when that fails, the file stays as it was. */
  const read = async (source: Source) => {
    setFailure('')
    try {
      const table = readTable(source.bytes, source.name, fields, source.answers.letters)
      const file = { ...source, table }
      setOpened(file)
      await checkRows(file)
    } catch (error) {
      refuseFile(error)
    }
  }
  const open = async (chosen: File) => {
    setOpened(null)
    latest.current = null
    setProblems([])
    const bytes = await chosen.arrayBuffer().catch(refuseFile)
    if (bytes) await read({ name: chosen.name, bytes, answers: {}, corrections: {} })
  }
  const answer = async (question: string, value: string) => {
    if (opened) await read({ ...opened, answers: { ...opened.answers, [question]: value } })
  }
  const correct = (row: number, column: string, text: string) => {
    if (!opened) return
    const corrected = { ...opened.corrections[row], [column]: text }
    setOpened({ ...opened, corrections: { ...opened.corrections, [row]: corrected } })
  }
  const check = async () => {
    if (opened) await checkRows(opened)
  }
  const importAll = async () => {
    if (!opened || !(await checkRows(opened))) return
    const sent = await send(opened, settle(opened).rows, false)
    if (!sent) return
    if (sent.problems.length > 0) return setProblems(sent.problems)
    notify(`${sent.created} imported, as drafts.`)
    await queries.invalidateQueries()
    onImported()
  }
  const isBusy = callCount > 0
  return { settled, problems, failure, isBusy, open, answer, correct, check, importAll }
}
