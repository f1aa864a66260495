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

/** A chosen file. */
interface Source {
  name: string
  bytes: ArrayBuffer
}

/** A cell that the person corrected. */
interface Correction {
  row: number
  column: string
  text: string
}

/** Reads a file, asks what it leaves open, and sends its rows: first to check, then to add. */
export function useImport(kind: AnyKind, onImported: () => void) {
  const [source, setSource] = useState<Source | null>(null)
  const [table, setTable] = useState<ImportTable | null>(null)
  const [answers, setAnswers] = useState<TableAnswers>({})
  const [corrections, setCorrections] = useState<readonly Correction[]>([])
  const [problems, setProblems] = useState<readonly ImportProblem[]>([])
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const queries = useQueryClient()
  const fields = fieldsOf(kind)

  const settle = (read: ImportTable, given: TableAnswers, cells: readonly Correction[]) => {
    const corrected = { ...read, rows: correctRows(read.rows, cells) }
    const settled = settleTable(corrected, fields, given)
    const isOpen = settled.questions.some(({ answer }) => answer === null)
    return { ...settled, table: corrected, isOpen }
  }
  const settled = table && settle(table, answers, corrections)

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
  /** Reads a file, again when its letters are answered. @throws with a sentence that says what to do */
  const read = async (
    { bytes, name }: Source,
    given: TableAnswers,
    cells: readonly Correction[],
  ) => {
    const found = readTable(bytes, name, fields, given.letters)
    setTable(found)
    await checkRows(settle(found, given, cells))
  }
  const open = async (chosen: File) => {
    setProblems([])
    setFailure('')
    setAnswers({})
    setCorrections([])
    try {
      const opened = { name: chosen.name, bytes: await chosen.arrayBuffer() }
      setSource(opened)
      await read(opened, {}, [])
    } catch (error) {
      setTable(null)
      setFailure(sentenceOf(error))
    }
  }
  const answer = async (question: string, value: string) => {
    if (!source) return
    const given = { ...answers, [question]: value }
    setAnswers(given)
    setFailure('')
    try {
      await read(source, given, corrections)
    } catch (error) {
      // Headings in the letters of another program: the answer of before stands.
      setAnswers(answers)
      setFailure(sentenceOf(error))
    }
  }
  const correct = (row: number, column: string, text: string) =>
    setCorrections((all) => [
      ...all.filter((each) => each.row !== row || each.column !== column),
      { row, column, text },
    ])
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

const sentenceOf = (error: unknown) =>
  error instanceof Error ? error.message : 'This file cannot be read.'

const correctRows = (rows: readonly TableRow[], corrections: readonly Correction[]): TableRow[] =>
  rows.map((each) => {
    const own = corrections.filter(({ row }) => row === each.row)
    return {
      ...each,
      fields: { ...each.fields, ...Object.fromEntries(own.map((one) => [one.column, one.text])) },
    }
  })
