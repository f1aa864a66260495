import { useState } from 'react'
import { classNoticeKind, proposeDay } from '../../../school/kinds/class-notice.ts'
import { departmentTags } from '../../../school/kinds/department-tags.ts'
import { serverNow } from '../../../admin/src/api/server-clock.ts'
import { ConflictDialog } from '../../../admin/src/conflicts/conflict-dialog.tsx'
import { DraftOffer, HeldNote, SendingNote } from '../../../admin/src/drafts/draft-notes.tsx'
import { useHeldPress } from '../../../admin/src/drafts/held-press.ts'
import { LeaveWarning } from '../../../admin/src/drafts/leave-warning.tsx'
import { formShapeOf } from '../../../admin/src/entries/kind-form.ts'
import type { Entry } from '../../../admin/src/api/documents.ts'
import { useEditing } from '../../../admin/src/entries/use-editing.ts'
import { useBesideEntry } from '../../../admin/src/staff-ability.ts'
import { ProblemSummary } from '../../../admin/src/forms/problem-summary.tsx'
import { useOpenProblems } from '../../../admin/src/forms/form-problems.ts'
import * as layout from '../../../admin/src/ui/layout.module.css'
import { Button } from '../../../admin/src/ui/button.tsx'
import { Alert } from '../../../admin/src/ui/alert.tsx'
import { Spinner } from '../../../admin/src/ui/progress.tsx'
import { HeldQuestion, hasNoticePassed } from './held-question.tsx'
import { NoticeChoices } from './notice-choices.tsx'
import { NoticeDetails } from './notice-details.tsx'
import { readNotice, writeWords } from './notice.ts'
import * as styles from './notice-editor.module.css'

/** Address where visitors read the class status. */
const [statusPage = '/'] = classNoticeKind.listPages

interface NoticeEditorProps {
  /** `null` for a new notice */
  entry: Entry | null
  campuses: readonly string[]
  onAdded?: (id: number) => void
}

/** Chooses what a notice says and publishes it. Everything is proposed, so one press is enough. */
export function NoticeEditor({ entry: opened, campuses, onAdded }: NoticeEditorProps) {
  const [start] = useState(() => ({
    state: 'no-classes',
    levels: [...departmentTags],
    day: proposeDay(serverNow()),
  }))
  const editing = useEditing({
    kind: classNoticeKind,
    opened,
    onAdded,
    sections: [],
    start,
  })
  const { draft, problems, conflict, isBusy } = editing
  const entry = editing.entry?.kind === 'reference' ? null : editing.entry
  const { asked, forget } = useHeldPress(editing)
  const beside = useBesideEntry()
  const { open, change } = useOpenProblems(problems, draft.change)
  const notice = readNotice(draft.data)
  const words = writeWords(notice)
  // One choice at a time: the form comes back when the person has decided about the held notice.
  const isAsking = asked !== null && !hasNoticePassed(asked) && !isBusy && editing.held === null
  const isShown = entry?.state === 'published'
  const shape = formShapeOf(classNoticeKind)
  // An offer comes above the choices.
  if (draft.offers === null) return <Spinner />
  return (
    <div className={layout.narrow}>
      <LeaveWarning
        isDirty={draft.isDirty}
        isHeld={editing.held !== null}
        onLeave={editing.cancel}
      />
      {asked === null ? (
        <DraftOffer draft={draft} />
      ) : (
        <HeldQuestion
          press={asked}
          openKey={draft.place.key}
          onForget={forget}
          onPublish={() => {
            forget()
            const { pressedAt, ...left } = asked
            void draft
              .restoreOffer({ ...left, savedAt: pressedAt, sentAt: null })
              .then(() => editing.publish({}))
          }}
        />
      )}
      <HeldNote editing={editing} />
      {entry && (
        <Published
          entry={entry}
          isBusy={isBusy}
          onWithdraw={() =>
            void editing.act(
              { action: 'unpublish' },
              { text: 'Withdrawn. No page shows it now.', see: statusPage },
            )
          }
          onPublish={() =>
            void editing.act({ action: 'publish' }, ({ address }) => ({
              text: 'Published. It is on every page.',
              see: address,
            }))
          }
        />
      )}
      {!isAsking && (
        <>
          <ProblemSummary shape={shape} problems={open} tried={problems} />
          <NoticeChoices notice={notice} campuses={campuses} problems={open} onChange={change} />
          <section className={layout.card} aria-label="What families read">
            <p className={styles.headline}>{words.headline.en}</p>
            <p>{words.message.en}</p>
            <div lang="fil" className={styles.filipino}>
              <p className={styles.headline}>{words.headline.fil}</p>
              <p>{words.message.fil}</p>
            </div>
          </section>
          <NoticeDetails notice={notice} problems={open} onChange={change} />
          {entry && beside.map(({ name, Component }) => <Component key={name} entry={entry} />)}
          <div className={styles.publish} data-bottom-bar>
            <SendingNote isBusy={isBusy} onStop={editing.stop} />
            {!isBusy && (
              <p className={layout.muted} aria-hidden>
                {words.headline.en}
              </p>
            )}
            <Button
              look="primary"
              disabled={isBusy}
              onClick={() => {
                if (asked !== null) forget()
                void editing.publish({})
              }}
            >
              {isShown ? 'Publish the correction' : 'Publish'}
            </Button>
          </div>
        </>
      )}
      {conflict && <ConflictDialog editing={editing} conflict={conflict} />}
    </div>
  )
}

interface PublishedProps {
  entry: Entry
  isBusy: boolean
  onWithdraw: () => void
  onPublish: () => void
}

/** Says whether visitors read the notice, with a button for the opposite. */
function Published({ entry, isBusy, onWithdraw, onPublish }: PublishedProps) {
  const isShown = entry.state === 'published'
  if (!isShown && entry.state !== 'unpublished') return null
  return (
    <Alert
      tone={isShown ? 'success' : 'info'}
      action={
        <Button look="inherit" disabled={isBusy} onClick={isShown ? onWithdraw : onPublish}>
          {isShown ? 'Withdraw' : 'Publish again'}
        </Button>
      }
    >
      {isShown ? `On every page: ${entry.title}` : `Withdrawn: ${entry.title}`}
    </Alert>
  )
}
