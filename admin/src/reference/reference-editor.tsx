import { useMemo, useState } from 'react'
import type { AnyReferenceKind } from '../../../school/kinds/reference-kinds.ts'
import { referenceId, type OpenReference } from '../api/documents.ts'
import { Comments } from '../comments/comments.tsx'
import { ConflictDialog } from '../conflicts/conflict-dialog.tsx'
import { ComparePane } from '../changes/compare-pane.tsx'
import { useEditorView } from '../changes/view-buttons.tsx'
import { ReviewNote } from '../reviews/review-note.tsx'
import { DraftOffer } from '../drafts/draft-notes.tsx'
import { HeldNote } from '../drafts/held-note.tsx'
import { LeaveWarning } from '../drafts/leave-warning.tsx'
import { useEditing } from '../entries/use-editing.ts'
import { useRemembered } from '../find/recent.ts'
import { readShape, type FieldShape } from '../forms/form-shape.ts'
import { ProblemSummary } from '../forms/problem-summary.tsx'
import { SchemaForm } from '../forms/schema-form.tsx'
import { useFormParts } from '../forms/use-form-parts.ts'
import { useOpenProblems } from '../forms/use-open-problems.ts'
import { RevisionsDrawer } from '../history/revisions-drawer.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { PreviewPane } from '../preview/preview-pane.tsx'
import { SummaryColumn } from '../summary/summary-column.tsx'
import { Alert } from '../ui/alert.tsx'
import { Spinner } from '../ui/progress.tsx'
import { ReferenceActions, type ReferenceEditing } from './reference-actions.tsx'
import { useArrival } from './use-arrival.ts'
import * as layout from '../ui/layout.module.css'
import * as styles from './reference-editor.module.css'

interface ReferenceEditorProps {
  kind: AnyReferenceKind
  opened: OpenReference
}

/** The editor of reference content, shown once all of its parts are there. */
export function ReferenceEditor({ kind, opened }: ReferenceEditorProps) {
  const editing = useEditing({ kind, opened })
  const { key, schema, label } = kind
  const shape = useMemo(() => readShape(schema, label), [schema, label])
  const comments = { subject: 'reference' as const, id: key }
  const isWhole = useFormParts({ shape, data: editing.draft.data, comments })
  if (!isWhole || editing.draft.offers === null) return <Spinner />
  if (editing.entry === null) return null
  return <ReferenceForm editing={editing} current={editing.entry} shape={shape} />
}

interface ReferenceFormProps {
  editing: ReferenceEditing
  current: OpenReference
  shape: FieldShape
}

/** Form, actions, history and preview of reference content. */
function ReferenceForm({ editing, current, shape }: ReferenceFormProps) {
  const { draft, problems, conflict } = editing
  const [view, setView] = useEditorView()
  const isPreviewed = view === 'preview'
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const { key, title: label } = current
  const { open, change } = useOpenProblems(problems, draft.change)
  const mayEdit = current.can.includes('edit')
  useRemembered(label, 'Pages and settings')
  useArrival({ key, data: draft.data, shape, mayEdit, change })
  return (
    <>
      <PageTitle title={label} />
      <LeaveWarning
        isDirty={draft.isDirty}
        isHeld={editing.held !== null}
        onLeave={editing.cancel}
      />
      <DraftOffer draft={draft} />
      {!mayEdit && <Alert tone="info">You can read this but not change it. Ask an editor.</Alert>}
      <ReviewNote of={current} />
      <ReferenceActions
        editing={editing}
        current={current}
        view={view}
        onView={setView}
        onHistory={() => setHistoryOpen(true)}
      />
      <HeldNote held={editing.held} onRetry={editing.resume} onCancel={editing.cancel} />
      <ProblemSummary shape={shape} problems={open} tried={problems} />
      {view === 'compare' && current.workingRevision !== null && (
        <ComparePane
          revised={referenceId(key)}
          shape={shape}
          liveRevision={current.liveRevision}
          subject="reference"
          id={key}
          data={draft.data}
        />
      )}
      <div className={isPreviewed ? styles.previewed : styles.root}>
        <SchemaForm
          shape={shape}
          data={draft.data}
          onChange={change}
          problems={open}
          isDisabled={!mayEdit}
        />
        {isPreviewed ? (
          <PreviewPane subject="reference" id={key} data={draft.data} />
        ) : (
          <div className={layout.stack}>
            <Comments place={{ subject: 'reference', id: key }} />
            {/* Comes last: it grows later, and moves nothing there. */}
            {mayEdit && (
              <SummaryColumn shape={shape} hasPage subject="reference" id={key} data={draft.data} />
            )}
          </div>
        )}
      </div>
      {conflict && (
        <ConflictDialog
          shape={shape}
          base={draft.base.data}
          mine={draft.data}
          theirs={conflict.data}
          savedBy={conflict.updatedBy ?? 'Another person'}
          onMerge={(merged) => void editing.merge(merged)}
          onClose={editing.postponeConflict}
        />
      )}
      {isHistoryOpen && (
        <RevisionsDrawer
          revised={referenceId(key)}
          shape={shape}
          current={current}
          mayRevert={mayEdit}
          onRevert={async (revision) => {
            await editing.revert(revision)
            setHistoryOpen(false)
          }}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </>
  )
}
