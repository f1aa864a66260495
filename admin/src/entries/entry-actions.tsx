import { useState } from 'react'
import { ShowLaterButton } from '../changes/show-later-button.tsx'
import { WaitingNote } from '../changes/waiting-note.tsx'
import { idOf } from '../api/documents.ts'
import { KeptNote } from '../drafts/draft-notes.tsx'
import * as bar from '../layout/action-bar.module.css'
import { PreviewLinkButton } from '../preview/preview-link-button.tsx'
import { StateChip } from './state-chip.tsx'
import { MoreActions } from './more-actions.tsx'
import { sectionsOfEntry } from '../../../school/staff/accounts/sections.ts'
import { ViewButtons, type EditorView } from '../changes/view-buttons.tsx'
import { AskDialog, SendBackDialog } from '../reviews/review-dialogs.tsx'
import { PublishDialog, type ChosenTimes } from './publish-dialog.tsx'
import type { AnyEditing } from './use-editing.ts'
import { notify } from '../notifications/notify.ts'
import { useShortcut } from '../shortcuts/use-shortcut.ts'
import { useSession } from '../session/session-provider.tsx'
import { hasRole } from '../../../school/staff/accounts/roles.ts'
import { Button } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'

interface EntryActionsProps {
  editing: AnyEditing
  view: EditorView
  onView: (view: EditorView) => void
}

type OpenDialog = 'publish' | 'ask' | 'send-back' | null

/** The actions on an entry or reference content, always visible. */
export function EntryActions({ editing, view, onView }: EntryActionsProps) {
  const { entry, draft, isBusy, kind } = editing
  const { user } = useSession()
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const [chosen, setChosen] = useState<(ChosenTimes & { revision: number }) | null>(null)
  const close = () => setDialog(null)
  const mayPublish = entry
    ? entry.can.includes('publish')
    : user !== null && hasRole(user, 'editor')
  const mayEdit = entry === null || entry.can.includes('edit')
  const isPublic = entry?.status === 'published'
  // Keeps the chosen times until the action succeeds, also after saving a draft; a save of a public
  // entry resets them.
  const revision = entry?.revision ?? 0
  const timesLeft = !isPublic || chosen?.revision === revision ? chosen : null
  const hasChange = (entry?.workingRevision ?? null) !== null
  const isInReview = (entry?.reviewRequestedAt ?? null) !== null
  const isDraftInReview = isInReview && !isPublic
  const mayAsk =
    !mayPublish &&
    !isInReview &&
    (entry === null ||
      entry.can.includes('request-review') ||
      (isPublic && mayEdit && draft.isDirty))
  const isDated = kind.name !== 'reference'
  const isLive = entry?.state === 'published' || entry?.state === 'scheduled'
  const isPage = kind.name === 'reference' && kind.pageKind !== null
  // Pages have no dates to choose.
  const isHiddenPage = isPage && !isLive
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
    else if (mayPublish && (draft.isDirty || hasChange)) void editing.show()
  })
  return (
    <section className={bar.root} aria-label="Actions">
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
        <Button
          look="primary"
          disabled={isBusy || (!draft.isDirty && !hasChange)}
          onClick={() => void editing.show()}
        >
          {entry.state === 'published' ? 'Save and show' : 'Save and schedule'}
        </Button>
      )}
      {mayPublish && isHiddenPage && !isDraftInReview && (
        <Button look="primary" disabled={isBusy} onClick={() => void editing.publish({})}>
          Save and show
        </Button>
      )}
      {mayPublish && (entry?.state === 'published' || isHiddenPage) && (
        <ShowLaterButton
          isHidden={isHiddenPage}
          isDisabled={isBusy || (!isHiddenPage && !draft.isDirty && !hasChange)}
          dueAt={entry?.dueAt ?? null}
          onSchedule={(publishAt) => void editing.publish({ publishAt })}
        />
      )}
      {mayPublish && isDraftInReview && (
        <Button look="primary" onClick={() => void editing.publish({})}>
          Approve and publish
        </Button>
      )}
      {entry?.can.includes('send-back') && (
        <Button onClick={() => setDialog('send-back')}>Send back</Button>
      )}
      {mayPublish && !isHiddenPage && !(isPublic && entry.state === 'published') && (
        <Button
          look={isDraftInReview ? 'outlined' : 'primary'}
          disabled={isBusy}
          onClick={() => setDialog('publish')}
        >
          Publish …
        </Button>
      )}
      {isDated && isPublic && entry.state === 'published' && mayPublish && (
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
      {dialog === 'publish' && (
        <PublishDialog
          editing={editing}
          chosen={timesLeft}
          onChoose={(times) => setChosen(times && { ...times, revision })}
          onClose={close}
        />
      )}
      {dialog === 'ask' && (
        <AskDialog
          sections={kind.name === 'reference' ? kind.departments : sectionsOfEntry(draft.data)}
          onSend={(asked) => {
            close()
            void editing.askForReview(asked)
          }}
          onClose={close}
        />
      )}
      {dialog === 'send-back' && (
        <SendBackDialog
          onSend={(note) => void editing.sendBack(note).then(close)}
          onClose={close}
        />
      )}
    </section>
  )
}
