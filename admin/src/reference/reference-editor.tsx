import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useMemo, useState } from 'react'
import type * as z from 'zod'
import { ConflictDialog } from '../conflicts/conflict-dialog.tsx'
import { DraftOffer, KeptNote } from '../drafts/draft-notes.tsx'
import { HeldNote } from '../drafts/held-note.tsx'
import { LeaveWarning } from '../drafts/leave-warning.tsx'
import { useDraft } from '../drafts/use-draft.ts'
import { useSteps } from '../drafts/use-steps.ts'
import { findProblems } from '../forms/check-form.ts'
import { readShape } from '../forms/form-shape.ts'
import { ProblemSummary } from '../forms/problem-summary.tsx'
import { SchemaForm } from '../forms/schema-form.tsx'
import { useOpenProblems } from '../forms/use-open-problems.ts'
import { RevisionsDrawer } from '../history/revisions-drawer.tsx'
import { actionBar } from '../layout/action-bar.ts'
import { PageTitle } from '../layout/page-title.tsx'
import { PreviewLinkButton } from '../preview/preview-link-button.tsx'
import { PreviewPane } from '../preview/preview-pane.tsx'
import { revertReference, saveReference, type OpenReference } from './reference.ts'

/** Form, history and preview of reference content; a save is public at once. */
export function ReferenceEditor({ opened, schema }: { opened: OpenReference; schema: z.ZodType }) {
  const [current, setCurrent] = useState(opened)
  const [isPreviewed, setPreviewed] = useState(false)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const { key, label } = current
  const shape = useMemo(() => readShape(schema, label), [schema, label])
  const draft = useDraft({
    draftKey: `reference/${key}`,
    data: opened.data,
    revision: opened.revision,
  })
  const steps = useSteps<OpenReference>({
    draft: draft.draft,
    onAnswer: setCurrent,
  })
  const { problems, conflict } = steps
  const { open, change } = useOpenProblems(problems, draft.change)
  const mayEdit = current.can.includes('edit')

  const save = () =>
    steps.run({
      kind: 'save',
      check: (data) => findProblems(schema, data),
      step: ({ data, basedOn }) => saveReference(key, { data, basedOn }),
      done: 'Saved. Visitors see it now.',
      waiting: 'Will be saved and shown when you are back online, with the form as it is then.',
    })
  const previewed = { subject: 'reference' as const, id: key, data: draft.data }
  return (
    <>
      <PageTitle title={label} />
      <LeaveWarning isDirty={draft.isDirty} isHeld={steps.held !== null} />
      <DraftOffer draft={draft} />
      {!mayEdit && (
        <Alert severity="info">You can read this but not change it. Ask an editor.</Alert>
      )}
      <Paper component="section" aria-label="Actions" elevation={2} sx={actionBar}>
        <KeptNote draft={draft} />
        <span style={{ flexGrow: 1 }} />
        {mayEdit && (
          <Button
            variant="contained"
            loading={steps.isBusy}
            disabled={!draft.isDirty}
            onClick={() => void save()}
          >
            Save and show
          </Button>
        )}
        <Button aria-pressed={isPreviewed} onClick={() => setPreviewed(!isPreviewed)}>
          {isPreviewed ? 'Close the preview' : 'Preview'}
        </Button>
        <PreviewLinkButton {...previewed} />
        <Button onClick={() => setHistoryOpen(true)}>History</Button>
      </Paper>
      <HeldNote held={steps.held} onRetry={steps.resume} onCancel={steps.cancel} />
      <ProblemSummary shape={shape} problems={open} tried={problems} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: isPreviewed ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
          },
        }}
      >
        <SchemaForm
          shape={shape}
          data={draft.data}
          onChange={change}
          problems={open}
          isDisabled={!mayEdit}
        />
        {isPreviewed && <PreviewPane {...previewed} />}
      </Box>
      {conflict && (
        <ConflictDialog
          shape={shape}
          base={draft.base.data}
          mine={draft.data}
          theirs={conflict.data}
          savedBy={conflict.updatedBy ?? 'Another person'}
          onMerge={(merged) => void steps.merge(merged)}
          onClose={steps.postponeConflict}
        />
      )}
      {isHistoryOpen && (
        <RevisionsDrawer
          revised={{ key }}
          shape={shape}
          current={current}
          mayRevert={mayEdit}
          onRevert={async (revision) => {
            await steps.run({
              kind: 'act',
              step: () => revertReference(key, revision),
              done: 'The earlier version is back.',
              waiting: 'The earlier version will be back when you are online again.',
            })
            setHistoryOpen(false)
          }}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </>
  )
}
