import { useState } from 'react'
import { dayInManila } from '../../../school/base/dates.ts'
import { classNoticeKind, hasNoticePassed, proposeDay } from '../../../school/kinds/class-notice.ts'
import { departmentTags } from '../../../school/kinds/department-tags.ts'
import { serverNow } from '../../../admin/src/api/server-clock.ts'
import { ConflictDialog } from '../../../admin/src/conflicts/conflict-dialog.tsx'
import { DraftOffer, HeldNote, SendingNote } from '../../../admin/src/drafts/draft-notes.tsx'
import { useHeldPress, type HeldPress } from '../../../admin/src/drafts/held-press.ts'
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
import { NoticeChoices } from './notice-choices.tsx'
import { NoticeDetails } from './notice-details.tsx'
import { readNotice, writeWords } from './notice.ts'
import { UnsentNoticeAlert } from './unsent-notice-alert.tsx'
import * as styles from './notice-editor.module.css'

/** Address where visitors read the class status. */
const [statusPage = '/'] = classNoticeKind.listPages

interface NoticeEditorProps {
  /** `null` for a new notice */
  entry: Entry | null
  campuses: readonly string[]
  onAdded?: (id: number) => void
}

/** The form of a notice, which publishes it. Every choice is proposed, so one press is enough. */
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
  const { asked: heldPress, forget: forgetPress } = useHeldPress(editing)
  const beside = useBesideEntry()
  const { open: openProblems, change } = useOpenProblems(problems, draft.change)
  const notice = readNotice(draft.data)
  const words = writeWords(notice)
  const today = dayInManila(new Date(serverNow()))
  // One choice at a time: the form comes back when the person has decided about the held notice.
  const isAsking =
    heldPress !== null &&
    !hasNoticePassed(readNotice(heldPress.data), today) &&
    !isBusy &&
    editing.held === null
  const publishHeld = ({ pressedAt, ...left }: HeldPress) => {
    forgetPress()
    void draft
      .restoreOffer({ ...left, savedAt: pressedAt, sentAt: null })
      .then(() => editing.publish({}))
  }
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
      {heldPress === null ? (
        <DraftOffer draft={draft} />
      ) : (
        <UnsentNoticeAlert
          press={heldPress}
          openKey={draft.place.key}
          today={today}
          onPublish={() => publishHeld(heldPress)}
          onDiscard={forgetPress}
        />
      )}
      <HeldNote editing={editing} />
      {entry && (
        <VisibilityNote
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
          <ProblemSummary shape={shape} problems={openProblems} tried={problems} />
          <NoticeChoices
            notice={notice}
            campuses={campuses}
            problems={openProblems}
            onChange={change}
          />
          <section className={layout.card} aria-label="What families read">
            <p className={styles.headline}>{words.headline.en}</p>
            <p>{words.message.en}</p>
            <div lang="fil" className={styles.filipino}>
              <p className={styles.headline}>{words.headline.fil}</p>
              <p>{words.message.fil}</p>
            </div>
          </section>
          <NoticeDetails notice={notice} problems={openProblems} onChange={change} />
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
                if (heldPress !== null) forgetPress()
                void editing.publish({})
              }}
            >
              {entry?.state === 'published' ? 'Publish the correction' : 'Publish'}
            </Button>
          </div>
        </>
      )}
      {conflict && <ConflictDialog editing={editing} conflict={conflict} />}
    </div>
  )
}

interface VisibilityNoteProps {
  entry: Entry
  isBusy: boolean
  onWithdraw: () => void
  onPublish: () => void
}

/** Says whether visitors read the notice, with a button that changes it; nothing for a draft. */
function VisibilityNote({ entry, isBusy, onWithdraw, onPublish }: VisibilityNoteProps) {
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
