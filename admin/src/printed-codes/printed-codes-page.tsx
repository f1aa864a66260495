import Alert from '@mui/material/Alert'
import Pagination from '@mui/material/Pagination'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../api/staff-api-error.ts'
import { EmptyState } from '../layout/empty-state.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { notify } from '../notifications/notify.ts'
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
      <Typography sx={{ mb: 2, maxWidth: 720 }}>
        A QR code on paper leads through this site, so you can point it elsewhere after it was
        printed. It works for good. Scans are counted, and not who scans.
      </Typography>
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
        onChange={(event) => {
          setQ(event.target.value)
          setPage(1)
        }}
        sx={{ mb: 2, minWidth: 200 }}
      />
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {data && (
        <Typography role="status" gutterBottom>
          {data.total === 1 ? '1 printed code' : `${data.total} printed codes`}
        </Typography>
      )}
      {data?.total === 0 && <EmptyState words="No printed code here yet. Make one above." />}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0 }}>
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
      </Stack>
      {pageCount > 1 && (
        <Pagination count={pageCount} page={page} onChange={(_, next) => setPage(next)} />
      )}
    </>
  )
}
