import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../api/staff-api-error.ts'
import { EmptyState } from '../layout/empty-state.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { notify } from '../notifications/notify.ts'
import { TextField } from '../ui/text-field.tsx'
import { Alert } from '../ui/alert.tsx'
import * as layout from '../ui/layout.module.css'
import { Pager } from '../ui/pager.tsx'
import { PrintedCodeCard } from './printed-code-card.tsx'
import { PrintedCodeForm } from './printed-code-form.tsx'
import {
  addPrintedCode,
  changePrintedCode,
  listPrintedCodes,
  type PrintedCode,
} from './printed-codes.ts'

/** Codes on one page of the list: the API's standard. */
const perPage = 25

/** Every code on something printed: where it leads, and how often it was scanned. */
export function PrintedCodesPage() {
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const [changed, setChanged] = useState<string | null>(null)
  const queries = useQueryClient()
  const { data, error } = useQuery({
    queryKey: ['printed-codes', q, page],
    queryFn: () => listPrintedCodes(q, page),
  })
  const show = () => queries.invalidateQueries({ queryKey: ['printed-codes'] })

  const undo = async (saved: PrintedCode, { label, target }: PrintedCode) => {
    try {
      await changePrintedCode(saved, { label, target, isOutsideConfirmed: true })
      notify('It is as it was before.', { type: 'success' })
    } catch (failure) {
      notify(messageOf(failure), { type: 'error' })
    }
    await show()
  }
  const afterChange = (saved: PrintedCode, before: PrintedCode) => {
    setChanged(null)
    const text = `Saved. “${saved.label}” leads to ${saved.target} now.`
    notify({ text, onUndo: () => void undo(saved, before) }, { type: 'success' })
    void show()
  }
  const pageCount = Math.ceil((data?.total ?? 0) / perPage)
  return (
    <>
      <PageTitle title="Printed QR codes" />
      <p>
        A QR code on paper leads through this site, so you can point it elsewhere after it was
        printed. It works for good. Scans are counted, and not who scans.
      </p>
      <PrintedCodeForm
        before={null}
        button="Make a code"
        save={addPrintedCode}
        onSaved={({ label }) => {
          notify(`Made. Download the code of “${label}” below.`, { type: 'success' })
          void show()
        }}
      />
      <TextField
        label="Search"
        value={q}
        onChange={(value) => {
          setQ(value)
          setPage(1)
        }}
      />
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      {data && (
        <p role="status">{data.total === 1 ? '1 printed code' : `${data.total} printed codes`}</p>
      )}
      {data?.total === 0 && <EmptyState words="No printed code here yet. Make one above." />}
      <ul className={layout.list}>
        {data?.data.map((printed) =>
          printed.code === changed ? (
            <li key={printed.code}>
              <PrintedCodeForm
                before={printed}
                button="Save"
                save={(fields) => changePrintedCode(printed, fields)}
                onSaved={(saved) => afterChange(saved, printed)}
                onCancel={() => setChanged(null)}
              />
            </li>
          ) : (
            <PrintedCodeCard
              key={printed.code}
              printed={printed}
              onChange={() => setChanged(printed.code)}
            />
          ),
        )}
      </ul>
      <Pager page={page} pageCount={pageCount} onChange={setPage} />
    </>
  )
}
