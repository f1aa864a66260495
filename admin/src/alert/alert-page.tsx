import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { alertKind, alertSchema, showAlert } from '../../../school/kinds/alert.ts'
import { messageOf, type Problem } from '../api/staff-api-error.ts'
import { useCall } from '../api/use-call.ts'
import { findProblems } from '../forms/check-form.ts'
import { readShape } from '../forms/form-shape.ts'
import { SchemaForm } from '../forms/schema-form.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { readReference, saveReference, type OpenReference } from '../reference/reference.ts'
import { ShownAlertNote } from './shown-alert-note.tsx'

const shape = readShape(alertSchema, 'Alert')

/** Edits the alert: published in two steps, cleared in one. */
export function AlertPage() {
  const { data: opened, error } = useQuery({
    queryKey: ['editor', 'reference', alertKind.key],
    queryFn: () => readReference(alertKind.key),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <>
      <PageTitle title="Alert" />
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {opened && <AlertForm opened={opened} />}
    </>
  )
}

function AlertForm({ opened }: { opened: OpenReference }) {
  const notify = useNotify()
  const queries = useQueryClient()
  const [current, setCurrent] = useState(opened)
  const [data, setData] = useState(() => alertSchema.parse(opened.data))
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const { run, isBusy, message } = useCall()
  const [openedAt] = useState(Date.now)
  const shown = showAlert(alertSchema.parse(current.data), openedAt)

  const save = async (next: typeof data, done: string) => {
    const found = next.text === '' ? [] : findProblems(alertSchema, next)
    setProblems(found)
    if (found.length > 0) return
    const saved = await run(() =>
      saveReference(alertKind.key, { data: next, basedOn: current.revision }),
    )
    if (!saved) return
    setCurrent(saved)
    setData(alertSchema.parse(saved.data))
    notify(done, { type: 'success' })
    await queries.invalidateQueries({ queryKey: ['dashboard'] })
  }
  const publish = () => {
    if (data.text.trim() !== '') return save(data, 'Published. It is on every page now.')
    setProblems([{ field: 'text', message: 'Enter the text of the alert.' }])
    return Promise.resolve()
  }
  const clear = () => save(alertSchema.parse({}), 'Cleared. No page shows an alert now.')
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      <ShownAlertNote alert={shown}>
        <Button variant="outlined" color="inherit" disabled={isBusy} onClick={() => void clear()}>
          Clear the alert
        </Button>
      </ShownAlertNote>
      <Paper sx={{ p: 2 }}>
        <SchemaForm
          shape={shape}
          data={data}
          problems={problems}
          isDisabled={!current.can.includes('edit')}
          onChange={([field], value) =>
            setData((before) => ({ ...before, [String(field)]: value }))
          }
        />
        {message && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {message}
          </Alert>
        )}
        <Button
          variant="contained"
          disabled={isBusy || !current.can.includes('edit')}
          onClick={() => void publish()}
          sx={{ mt: 2 }}
        >
          Publish the alert
        </Button>
      </Paper>
    </Stack>
  )
}
