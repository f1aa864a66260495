import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { ShowLaterButton } from '../changes/show-later-button.tsx'
import { WaitingNote } from '../changes/waiting-note.tsx'
import { KeptNote } from '../drafts/draft-notes.tsx'
import { actionBar } from '../layout/action-bar.ts'
import { PreviewLinkButton } from '../preview/preview-link-button.tsx'
import type { ReferenceEditing } from './use-reference-editing.ts'

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
  return (
    <Paper component="section" aria-label="Actions" elevation={2} sx={actionBar}>
      <WaitingNote of={current} />
      <KeptNote draft={draft} />
      <span style={{ flexGrow: 1 }} />
      {current.can.includes('edit') && (
        <>
          <Button
            variant="outlined"
            loading={isBusy}
            disabled={!draft.isDirty}
            onClick={() => void editing.save()}
          >
            Save draft
          </Button>
          <Button
            variant="contained"
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
    </Paper>
  )
}
