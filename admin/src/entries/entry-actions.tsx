import { useState } from 'react'
import { WaitingNote } from '../changes/waiting-note.tsx'
import { idOf } from '../api/documents.ts'
import { KeptNote } from '../drafts/draft-notes.tsx'
import * as styles from './entry-actions.module.css'
import { PreviewLinkButton } from '../preview/preview-link-button.tsx'
import { StateChip } from './state-chip.tsx'
import { MoreActions } from './more-actions.tsx'
import { ViewButtons, type EditorView } from '../changes/view-buttons.tsx'
import { AskDialog, SendBackDialog } from '../reviews/reviews.tsx'
import { PublishDialog, ShowLaterDialog, type ChosenTimes } from './publish-dialog.tsx'
import type { Editing } from './use-editing.ts'
import { notify } from '../notifications/notify.ts'
import { useShortcut } from '../shortcuts/shortcuts.ts'
import { useHasRole } from '../session/session-provider.tsx'
import { sectionsOfEntry } from '../../../school/staff/accounts/roles.ts'
import { Button } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'

interface EntryActionsProps {
  editing: Editing
  view: EditorView
  onView: (view: EditorView) => void
}

type DialogName = 'publish' | 'show-later' | 'ask' | 'send-back'

/** The actions on an entry or reference content, always visible. */
export function EntryActions({ editing, view, onView }: EntryActionsProps) {
  const { entry, draft, isBusy, kind } = editing
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const facts = describeActions(editing, useHasRole('editor'))
  const { mayEdit, mayPublish, mayAsk, isShown, isLive, isPage, isHiddenPage } = facts
  const { hasChange, hasUnshown, isDraftInReview } = facts
  const isDated = kind.name !== 'reference'
  useShortcut('s', () => {
    if (!mayEdit || isBusy) return
    if (draft.isDirty) void editing.save()
    else notify(entry ? 'Everything is saved.' : 'Nothing is typed yet.', { type: 'info' })
  })
  useShortcut('Enter', () => {
    if (isBusy) return
    if (mayAsk) setDialog('ask')
    else if (mayPublish && isHiddenPage) void editing.publish({})
    else if (mayPublish && !isLive) setDialog('publish')
    else if (mayPublish && hasUnshown) void editing.show()
  })
  return (
    <section className={styles.root} aria-label="Actions">
      <div className={layout.row}>
        {(isDated || isPage) && entry && <StateChip state={entry.state} />}
        {entry && <WaitingNote of={entry} />}
        <KeptNote draft={draft} />
      </div>
      {mayEdit && (
        <Button
          look={mayPublish ? 'outlined' : 'primary'}
          isBusy={isBusy}
          disabled={entry !== null && !draft.isDirty}
          onClick={() => void editing.save()}
        >
          Save draft
        </Button>
      )}
      {mayPublish && isLive && (
        <Button look="primary" disabled={isBusy || !hasUnshown} onClick={() => void editing.show()}>
          {isShown ? 'Save and show' : 'Save and schedule'}
        </Button>
      )}
      {mayPublish && isHiddenPage && !isDraftInReview && (
        <Button look="primary" disabled={isBusy} onClick={() => void editing.publish({})}>
          Save and show
        </Button>
      )}
      {mayPublish && (isShown || isHiddenPage) && (
        <Button
          look="outlined"
          disabled={isBusy || (!isHiddenPage && !hasUnshown)}
          onClick={() => setDialog('show-later')}
        >
          Show later …
        </Button>
      )}
      {mayPublish && isDraftInReview && (
        <Button look="primary" onClick={() => void editing.publish({})}>
          Approve and publish
        </Button>
      )}
      {entry?.can.includes('send-back') && (
        <Button onClick={() => setDialog('send-back')}>Send back</Button>
      )}
      {mayPublish && !isHiddenPage && !isShown && (
        <Button
          look={isDraftInReview ? 'outlined' : 'primary'}
          disabled={isBusy}
          onClick={() => setDialog('publish')}
        >
          Publish …
        </Button>
      )}
      {isDated && isShown && mayPublish && (
        <Button disabled={isBusy} onClick={() => setDialog('publish')}>
          Dates …
        </Button>
      )}
      {mayAsk && (
        <Button look="primary" onClick={() => setDialog('ask')}>
          Ask for a review …
        </Button>
      )}
      <ViewButtons view={view} onView={onView} hasChange={hasChange} />
      <PreviewLinkButton subject={kind.name} id={entry && idOf(entry).id} data={draft.data} />
      {entry && <MoreActions editing={editing} entry={entry} />}
      <ActionDialog
        name={dialog}
        editing={editing}
        isHiddenPage={isHiddenPage}
        onClose={() => setDialog(null)}
      />
    </section>
  )
}

/** Describes what a person may do with an entry or reference content, and how visitors see it now. */
function describeActions({ entry, draft, kind }: Editing, isEditor: boolean) {
  const isPublic = entry?.status === 'published'
  const isShown = entry?.state === 'published'
  const isLive = isShown || entry?.state === 'scheduled'
  const isPage = kind.name === 'reference' && kind.pageKind !== null
  const hasChange = (entry?.workingRevision ?? null) !== null
  const isInReview = (entry?.reviewRequestedAt ?? null) !== null
  const mayPublish = entry ? entry.can.includes('publish') : isEditor
  const mayEdit = entry === null || entry.can.includes('edit')
  const hasOwnChange = isPublic && mayEdit && draft.isDirty
  const hasRequest = entry === null || entry.can.includes('request-review') || hasOwnChange
  return {
    mayEdit,
    mayPublish,
    mayAsk: !mayPublish && !isInReview && hasRequest,
    isShown,
    isLive,
    isPage,
    // Pages have no dates to choose.
    isHiddenPage: isPage && !isLive,
    hasChange,
    hasUnshown: draft.isDirty || hasChange,
    isDraftInReview: isInReview && !isPublic,
  }
}

interface ActionDialogProps {
  /** `null` while no dialog is open */
  name: DialogName | null
  editing: Editing
  isHiddenPage: boolean
  onClose: () => void
}

/** The dialog of an action. */
function ActionDialog({ name, editing, isHiddenPage, onClose }: ActionDialogProps) {
  const { entry, draft, kind } = editing
  const [chosen, setChosen] = useState<(ChosenTimes & { revision: number }) | null>(null)
  // Keeps the chosen times until the action succeeds, also after saving a draft; a save of a public
  // entry resets them.
  const revision = entry?.revision ?? 0
  const areTimesKept = entry?.status !== 'published' || chosen?.revision === revision
  switch (name) {
    case 'publish':
      return (
        <PublishDialog
          editing={editing}
          chosen={areTimesKept ? chosen : null}
          onChoose={(times) => setChosen(times && { ...times, revision })}
          onClose={onClose}
        />
      )
    case 'show-later':
      return (
        <ShowLaterDialog
          isHidden={isHiddenPage}
          dueAt={entry?.dueAt ?? null}
          onSchedule={(publishAt) => {
            // Closes first: the focus can then go to a field with a problem.
            onClose()
            void editing.publish({ publishAt })
          }}
          onClose={onClose}
        />
      )
    case 'ask':
      return (
        <AskDialog
          sections={kind.name === 'reference' ? kind.departments : sectionsOfEntry(draft.data)}
          onSend={(asked) => {
            onClose()
            void editing.askForReview(asked)
          }}
          onClose={onClose}
        />
      )
    case 'send-back':
      return (
        <SendBackDialog
          onSend={(note) => void editing.sendBack(note).then(onClose)}
          onClose={onClose}
        />
      )
    case null:
      break
  }
  return null
}
