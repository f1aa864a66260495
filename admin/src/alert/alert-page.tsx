import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { alertKind, showAlert } from '../../../school/kinds/alert.ts'
import { queries } from '../api/queries.ts'
import { messageOf, type Problem } from '../api/staff-api-error.ts'
import { useCall } from '../api/use-call.ts'
import { WaitingNote } from '../changes/waiting-note.tsx'
import { findProblems } from '../forms/form-problems.ts'
import { setAt } from '../forms/form-data.ts'
import { readShape } from '../forms/form-shape.ts'
import { SchemaForm } from '../forms/schema-form.tsx'
import {
  readRevision,
  asReference,
  publishDocument,
  readReference,
  referenceId,
  type OpenReference,
} from '../api/documents.ts'
import { PageTitle } from '../layout/page-title.tsx'
import { notify } from '../notifications/notify.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'
import { ShownAlertNote } from './shown-alert-note.tsx'
import { currentTime } from '../../../school/base/clock.ts'

const { schema } = alertKind
const alert = referenceId(alertKind.key)
const shape = readShape(schema, 'Alert')

const alertQuery = ['editor', 'reference', alertKind.key]

/** Reads the alert as staff edit it (`opened`), and as visitors see it (`live`). */
async function openAlert() {
  const opened = await readReference(alertKind.key)
  const { data, workingRevision, liveRevision } = opened
  const live = workingRevision === null ? data : await readRevision(alert, liveRevision ?? 0)
  return { opened, live }
}

/** Edits the alert: published in two steps, cleared in one. */
export function AlertPage() {
  const { data, error } = useQuery({
    queryKey: alertQuery,
    queryFn: openAlert,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <>
      <PageTitle title="Alert" />
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      {data && <AlertForm {...data} />}
    </>
  )
}

function AlertForm({ opened: current, live }: { opened: OpenReference; live: unknown }) {
  const [data, setData] = useState(() => schema.safeParse(current.data).data ?? schema.parse(live))
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const { run, isBusy, message } = useCall()
  const [openedAt] = useState(currentTime)
  const shown = showAlert(schema.parse(live), openedAt)

  const save = async (next: typeof data, doneMessage: string) => {
    const found = next.text === '' ? [] : findProblems(schema, next)
    setProblems(found)
    if (found.length > 0) return
    const saved = await run(() =>
      publishDocument(alert, { data: next, basedOn: current.revision }).then(asReference),
    )
    if (!saved) return
    queries.setQueryData(alertQuery, { opened: saved, live: saved.data })
    setData(schema.parse(saved.data))
    notify({ text: doneMessage, see: alertKind.page })
    await queries.invalidateQueries({ queryKey: ['dashboard'] })
  }
  const publish = () => {
    if (data.text.trim() !== '') return save(data, 'Published. It is on every page now.')
    setProblems([{ field: 'text', message: 'Enter the text of the alert.' }])
    return Promise.resolve()
  }
  const clear = () => save(schema.parse({}), 'Cleared. No page shows an alert now.')
  return (
    <div className={layout.narrow}>
      <ShownAlertNote alert={shown}>
        <Button look="outlined" disabled={isBusy} onClick={() => void clear()}>
          Clear the alert
        </Button>
      </ShownAlertNote>
      <WaitingNote of={current} />
      <div className={layout.stack}>
        <SchemaForm
          shape={shape}
          data={data}
          problems={problems}
          isDisabled={!current.can.includes('edit')}
          onChange={(path, value) =>
            setData((before) => setAt(before, path, value) as typeof before)
          }
        />
        {message && <Alert tone="error">{message}</Alert>}
        <div>
          <Button
            look="primary"
            disabled={isBusy || !current.can.includes('edit')}
            onClick={() => void publish()}
          >
            Publish the alert
          </Button>
        </div>
      </div>
    </div>
  )
}
