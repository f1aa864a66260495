import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { notify, notifyFailure } from '../notifications/notify.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { ProgressBar } from '../ui/progress.tsx'
import { BulkChange, isEmptyChange, type ListChange } from './bulk-change.tsx'
import { bulkQuestions, bulkMessage, type BulkActionName } from './bulk-words.ts'
import { toApiFilters } from './entry-query.ts'
import { canUndo, runBulk, undoBulk, type BulkOutcome } from './run-bulk.ts'
import type { ShownList } from './use-entry-list.ts'
import { Link } from 'react-router'
import { Alert } from '../ui/alert.tsx'
import * as layout from '../ui/layout.module.css'
import { entryPath, listedTitle } from './kind-pages.ts'

interface BulkDialogProps {
  kind: AnyKind
  list: ShownList
  action: BulkActionName
  onClose: () => void
}

/** Asks before an action on the selected entries, shows its progress, and reports refused entries. */
export function BulkDialog({ kind, list, action, onClose }: BulkDialogProps) {
  const { question, text, button, isDangerous } = bulkQuestions[action]
  const [change, setChange] = useState<ListChange>({})
  const [problem, setProblem] = useState('')
  const [part, setPart] = useState<number | null>(null)
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const [stop] = useState(() => new AbortController())
  // The list may change while the dialog is open.
  const [count] = useState(list.selectedCount)
  const queries = useQueryClient()
  const see = kind.listPages[0] ?? null

  const undo = async (of: BulkOutcome) => {
    await undoBulk(kind.name, action, of)
      .then((text) => notify({ text, see }))
      .catch(notifyFailure)
    await queries.invalidateQueries()
  }
  /** Ends the selection, and with it the bar that holds this dialog. */
  const finish = () => {
    list.select([])
    onClose()
  }
  const run = async () => {
    if (action === 'change' && isEmptyChange(change)) {
      setProblem('Fill in what is to change.')
      return
    }
    setPart(0)
    const done = await runBulk({
      choice: list.isEverySelected
        ? { filters: toApiFilters(list.query.values) }
        : { ids: list.selectedIds },
      send: (portion) =>
        callStaffApi('POST /entries/:kind/commands', {
          params: { kind: kind.name },
          body: { ...portion, action, ...(action === 'change' && { change }) },
        }),
      onProgress: setPart,
      signal: stop.signal,
    })
    void queries.invalidateQueries()
    if (done.refused.length > 0 || done.problem) {
      setOutcome(done)
      return
    }
    const onUndo = canUndo(action, done) ? () => void undo(done) : null
    notify({ text: bulkMessage(action, done), onUndo, see }, { durationMs: 10_000 })
    finish()
  }
  if (outcome)
    return (
      <BulkReport
        kind={kind}
        action={action}
        outcome={outcome}
        onUndo={
          canUndo(action, outcome) &&
          (() => {
            finish()
            void undo(outcome)
          })
        }
        onClose={finish}
      />
    )
  if (part !== null)
    return (
      <Dialog
        title={`${button}: ${count}`}
        actions={
          <Button disabled={stop.signal.aborted} onClick={() => stop.abort()}>
            Stop
          </Button>
        }
      >
        <ProgressBar label="Progress" value={part * 100} />
        <p role="status">
          {Math.round(part * count)} of {count}
        </p>
      </Dialog>
    )
  return (
    <FormDialog
      title={question(count)}
      size={action === 'change' ? 'medium' : 'small'}
      button={button}
      isDangerous={isDangerous}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      <p>{text}</p>
      {action === 'change' && (
        <BulkChange kind={kind} change={change} onChange={setChange} problem={problem} />
      )}
    </FormDialog>
  )
}

/** Maximum number of entries listed for each reason. */
const listedLimit = 50

interface BulkReportProps {
  kind: AnyKind
  action: BulkActionName
  outcome: BulkOutcome
  onUndo: (() => void) | false
  onClose: () => void
}

/** Lists the entries that an action refused, by reason. */
function BulkReport({ kind, action, outcome, onUndo, onClose }: BulkReportProps) {
  const reasons = [...new Set(outcome.refused.map(({ error }) => error))]
  return (
    <Dialog
      title={outcome.refused.length > 0 ? `Not done for ${outcome.refused.length}` : 'Not finished'}
      size="medium"
      onClose={onClose}
      actions={
        <>
          {onUndo && <Button onClick={onUndo}>Undo</Button>}
          <Button look="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <p>{bulkMessage(action, outcome)}</p>
      {outcome.problem && <Alert tone="warning">{outcome.problem}</Alert>}
      {reasons.map((reason) => {
        const refused = outcome.refused.filter(({ error }) => error === reason)
        return (
          <section key={reason} className={layout.tightStack}>
            <p>{reason}</p>
            <ul>
              {refused.slice(0, listedLimit).map(({ id, title }) => (
                <li key={id}>
                  <Link to={entryPath(kind, id)} onClick={onClose}>
                    {listedTitle(kind, { title })}
                  </Link>
                </li>
              ))}
              {refused.length > listedLimit && <li>and {refused.length - listedLimit} more</li>}
            </ul>
          </section>
        )
      })}
    </Dialog>
  )
}
