import type { DocumentKind } from '../../../school/kinds/reference-kinds.ts'
import type { StaffSection } from '../../../school/staff/accounts/roles.ts'
import type { CommentPlace } from '../comments/comment.ts'
import { Comments } from '../comments/comments.tsx'
import { ConflictDialog } from '../conflicts/conflict-dialog.tsx'
import { DraftOffer, HeldNote } from '../drafts/draft-notes.tsx'
import { LeaveWarning } from '../drafts/leave-warning.tsx'
import { useRemembered } from '../find/recent.ts'
import { isGroup } from '../forms/form-data.ts'
import { ProblemSummary } from '../forms/problem-summary.tsx'
import { SchemaForm } from '../forms/schema-form.tsx'
import { useFormParts } from '../forms/use-form-parts.ts'
import { useOpenProblems } from '../forms/form-problems.ts'
import { PageTitle } from '../layout/page-title.tsx'
import { PreviewPane } from '../preview/preview-pane.tsx'
import { SummaryColumn } from '../summary/summary-column.tsx'
import { Alert } from '../ui/alert.tsx'
import { Spinner } from '../ui/progress.tsx'
import { EntryActions } from './entry-actions.tsx'
import { ComparePane } from '../changes/compare-pane.tsx'
import { useEditorView } from '../changes/view-buttons.tsx'
import { ReviewNote } from '../reviews/reviews.tsx'
import { FollowEditorLink } from '../reference/follow-editor-link.tsx'
import { ParentLink, PagesBelow } from '../reference/pages-below.tsx'
import { EntryFacts } from './entry-facts.tsx'
import { formShapeOf } from './kind-form.ts'
import { listedTitle } from './kind-pages.ts'
import { idOf, type AnyDocument } from '../api/documents.ts'
import { useEditing, type Editing } from './use-editing.ts'
import * as styles from './editor.module.css'
import { Button } from '../ui/button.tsx'
import { restoredMessage } from './use-restore.ts'

interface EditorProps {
  kind: DocumentKind
  /** `null` for a new entry */
  entry: AnyDocument | null
  onAdded?: (id: number) => void
  /** the departments that the person is limited to; a new entry starts with them */
  sections?: readonly StaffSection[]
  /** the fields that a new entry begins with, beside those of its kind */
  start?: Record<string, unknown>
}

/** Tells whether a title is filled in. */
const hasTitle = (data: unknown) =>
  isGroup(data) && typeof data.title === 'string' && data.title.trim() !== ''

/** The title is the heading of the page; on a new page it has the focus first. */
const newHeading = { name: 'title', isFirst: true }
const openedHeading = { name: 'title', isFirst: false }

/** The editor of one entry or of reference content, shown once all of its parts are there. */
export function Editor({ kind, entry: opened, ...given }: EditorProps) {
  const editing = useEditing({ kind, opened, ...given })
  const isWhole = useFormParts({
    shape: formShapeOf(kind),
    data: editing.draft.data,
    comments: opened && commentPlaceOf(opened),
  })
  if (!isWhole || editing.draft.offers === null) return <Spinner />
  return <EditorForm editing={editing} isNew={opened === null} />
}

function commentPlaceOf(document: AnyDocument): CommentPlace {
  const { kind, id } = idOf(document)
  return { subject: kind, id: String(id) }
}

function EditorForm({ editing, isNew }: { editing: Editing; isNew: boolean }) {
  const { kind, draft, entry, problems, conflict } = editing
  const shape = formShapeOf(kind)
  const [view, setView] = useEditorView()
  const isPreviewed = view === 'preview'
  const { open, change } = useOpenProblems(problems, draft.change)
  const isDated = kind.name !== 'reference'
  const hasHeading = isDated && shape.fields.some(({ name }) => name === 'title')
  const titleHeading = isNew ? newHeading : openedHeading
  const heading = hasHeading ? titleHeading : null
  const mayEdit = entry === null || entry.can.includes('edit')
  const id = entry ? idOf(entry).id : undefined
  const title = entry && (isDated ? listedTitle(kind, entry) : entry.title)
  useRemembered(title ?? '', isDated ? kind.labels.many : 'Pages and settings')
  const aboutEntry = entry && entry.kind !== 'reference' && <EntryFacts entry={entry} />
  const belowFields = (
    <>
      {entry && <Comments place={commentPlaceOf(entry)} />}
      {/* Comes last: it grows later, and would move the fields. */}
      {mayEdit && (
        <SummaryColumn
          shape={shape}
          hasPage={!isDated || hasTitle(draft.data)}
          subject={kind.name}
          id={id}
          data={draft.data}
        />
      )}
    </>
  )
  return (
    <>
      <PageTitle
        title={title ?? `New ${isDated ? kind.labels.one : kind.label}`}
        isField={heading !== null}
        takesFocus={!isNew || heading === null}
      />
      {entry?.kind === 'reference' && entry.parent !== null && <ParentLink parent={entry.parent} />}
      {!isDated && (
        <FollowEditorLink kind={kind} data={draft.data} mayEdit={mayEdit} change={change} />
      )}
      <LeaveWarning
        isDirty={draft.isDirty}
        isHeld={editing.held !== null}
        onLeave={editing.cancel}
      />
      <DraftOffer draft={draft} />
      {entry && (entry.status === 'trashed' || !mayEdit) && (
        <ReadOnlyNote editing={editing} entry={entry} />
      )}
      {entry && <ReviewNote of={entry} />}
      <EntryActions editing={editing} view={view} onView={setView} />
      <HeldNote editing={editing} />
      {!isDated && <PagesBelow parent={kind.key} mayEdit={mayEdit} isDirty={draft.isDirty} />}
      <ProblemSummary shape={shape} problems={open} tried={problems} />
      {view === 'compare' && entry?.workingRevision != null && entry.liveRevision !== null && (
        <ComparePane
          entry={entry}
          shape={shape}
          liveRevision={entry.liveRevision}
          data={draft.data}
        />
      )}
      <div className={isPreviewed ? styles.previewed : styles.root}>
        <SchemaForm
          shape={shape}
          heading={heading}
          kind={isDated ? kind.name : null}
          side={{ above: !isPreviewed && aboutEntry, below: !isPreviewed && belowFields }}
          requiredNote="Visitors need the fields marked *. A draft can be saved without them."
          data={draft.data}
          onChange={change}
          problems={open}
          isDisabled={!mayEdit}
        />
        {isPreviewed && <PreviewPane subject={kind.name} id={id} data={draft.data} />}
      </div>
      {conflict && <ConflictDialog editing={editing} conflict={conflict} />}
    </>
  )
}

/** Says that content cannot be changed; content in the trash has a button that restores it. */
function ReadOnlyNote({ editing, entry }: { editing: Editing; entry: AnyDocument }) {
  if (entry.status !== 'trashed')
    return (
      <Alert tone="info">
        You can read this but not change it.{' '}
        {entry.kind === 'reference' ? 'Ask' : 'Make a copy, or ask'} an editor.
      </Alert>
    )
  const mayRestore = entry.can.includes('restore')
  return (
    <Alert
      tone="info"
      action={
        mayRestore && (
          <Button
            look="inherit"
            onClick={() => void editing.act({ action: 'restore' }, restoredMessage)}
          >
            Restore
          </Button>
        )
      }
    >
      This is in the trash: visitors do not see it, and it cannot be changed.{' '}
      {mayRestore ? 'Restore it to go on with it.' : 'Ask an editor to restore it.'}
    </Alert>
  )
}
