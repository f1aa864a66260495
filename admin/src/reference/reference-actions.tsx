import { useState } from 'react'
import type { AnyReferenceKind } from '../../../school/kinds/reference-kinds.ts'
import type { OpenReference } from '../api/documents.ts'
import { AskDialog } from '../reviews/ask-dialog.tsx'
import { SendBackDialog } from '../reviews/send-back-dialog.tsx'
import { ViewButtons, type EditorView } from '../changes/view-buttons.tsx'
import { ShowLaterButton } from '../changes/show-later-button.tsx'
import { WaitingNote } from '../changes/waiting-note.tsx'
import { KeptNote } from '../drafts/draft-notes.tsx'
import type { Editing } from '../entries/use-editing.ts'
import * as bar from '../layout/action-bar.module.css'
import { notify } from '../notifications/notify.ts'
import { PreviewLinkButton } from '../preview/preview-link-button.tsx'
import { useShortcut } from '../shortcuts/use-shortcut.ts'
import { Button } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'

export type ReferenceEditing = Editing<AnyReferenceKind>

interface ReferenceActionsProps {
  editing: ReferenceEditing
  current: OpenReference
  view: EditorView
  onView: (view: EditorView) => void
  onHistory: () => void
}

/** The actions on reference content, always visible. */
export function ReferenceActions({
  editing,
  current,
  view,
  onView,
  onHistory,
}: ReferenceActionsProps) {
  const { kind, draft, isBusy } = editing
  const hasNothingToShow = !draft.isDirty && current.workingRevision === null
  const mayEdit = current.can.includes('edit')
  const mayPublish = current.can.includes('publish')
  const mayAsk = mayEdit && !mayPublish && current.reviewRequestedAt === null && !hasNothingToShow
  const [dialog, setDialog] = useState<'ask' | 'send-back' | null>(null)
  const close = () => setDialog(null)
  useShortcut('s', () => {
    if (!mayEdit || isBusy) return
    if (draft.isDirty) void editing.save()
    else notify('Everything is saved.')
  })
  useShortcut('Enter', () => {
    if (isBusy || hasNothingToShow) return
    if (mayPublish) void editing.show()
    else if (mayAsk) setDialog('ask')
  })
  return (
    <section className={bar.root} aria-label="Actions">
      <div className={layout.row}>
        <WaitingNote of={current} />
        <KeptNote draft={draft} />
      </div>
      {mayEdit && (
        <Button
          look={mayPublish || mayAsk ? 'outlined' : 'primary'}
          isBusy={isBusy}
          disabled={!draft.isDirty}
          onClick={() => void editing.save()}
        >
          Save draft
        </Button>
      )}
      {mayPublish && (
        <>
          <Button
            look="primary"
            disabled={isBusy || hasNothingToShow}
            onClick={() => void editing.show()}
          >
            Save and show
          </Button>
          <ShowLaterButton
            isDisabled={isBusy || hasNothingToShow}
            dueAt={current.dueAt}
            onSchedule={(dueAt) => void editing.publish({ publishAt: dueAt })}
          />
        </>
      )}
      {mayAsk && (
        <Button look="primary" disabled={isBusy} onClick={() => setDialog('ask')}>
          Ask for a review …
        </Button>
      )}
      {current.can.includes('send-back') && (
        <Button disabled={isBusy} onClick={() => setDialog('send-back')}>
          Send back
        </Button>
      )}
      {current.can.includes('discard') && (
        <Button disabled={isBusy} onClick={() => void editing.discard()}>
          Discard the change
        </Button>
      )}
      <ViewButtons view={view} onView={onView} hasChange={current.workingRevision !== null} />
      <PreviewLinkButton subject="reference" id={current.key} data={draft.data} />
      <Button onClick={onHistory}>History</Button>
      {dialog === 'ask' && (
        <AskDialog
          sections={kind.departments}
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
