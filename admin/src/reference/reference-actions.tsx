import { ShowLaterButton } from '../changes/show-later-button.tsx'
import { WaitingNote } from '../changes/waiting-note.tsx'
import { KeptNote } from '../drafts/draft-notes.tsx'
import * as bar from '../layout/action-bar.module.css'
import { notify } from '../notifications/notify.ts'
import { PreviewLinkButton } from '../preview/preview-link-button.tsx'
import { useShortcut } from '../shortcuts/use-shortcut.ts'
import { Button } from '../ui/button.tsx'
import type { ReferenceEditing } from './use-reference-editing.ts'
import * as layout from '../ui/layout.module.css'

interface ReferenceActionsProps {
  editing: ReferenceEditing
  isPreviewed: boolean
  onPreview: (isPreviewed: boolean) => void
  onHistory: () => void
}

/** The actions on reference content, always visible. */
export function ReferenceActions({
  editing,
  isPreviewed,
  onPreview,
  onHistory,
}: ReferenceActionsProps) {
  const { current, draft, isBusy } = editing
  const hasNothingToShow = !draft.isDirty && current.workingRevision === null
  const mayEdit = current.can.includes('edit')
  useShortcut('s', () => {
    if (!mayEdit || isBusy) return
    if (draft.isDirty) void editing.save()
    else notify('Everything is saved.')
  })
  useShortcut('Enter', () => {
    if (mayEdit && !isBusy && !hasNothingToShow) void editing.show()
  })
  return (
    <section className={bar.root} aria-label="Actions">
      <div className={layout.row}>
        <WaitingNote of={current} />
        <KeptNote draft={draft} />
      </div>
      {mayEdit && (
        <>
          <Button
            look="outlined"
            isBusy={isBusy}
            disabled={!draft.isDirty}
            onClick={() => void editing.save()}
          >
            Save draft
          </Button>
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
            onSchedule={(dueAt) => void editing.showLater(dueAt)}
          />
        </>
      )}
      {current.can.includes('discard') && (
        <Button disabled={isBusy} onClick={() => void editing.discard()}>
          Discard the change
        </Button>
      )}
      <Button aria-pressed={isPreviewed} onClick={() => onPreview(!isPreviewed)}>
        {isPreviewed ? 'Close the preview' : 'Preview'}
      </Button>
      <PreviewLinkButton subject="reference" id={current.key} data={draft.data} />
      <Button onClick={onHistory}>History</Button>
    </section>
  )
}
