import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { learnersFilters } from '../../../school/content/media/learners.ts'
import { hasRole } from '../../../school/staff/accounts/roles.ts'
import { PageTitle } from '../layout/page-title.tsx'
import { useSession } from '../session/session-provider.tsx'
import { AnswerBar } from './answer-bar.tsx'
import { AnswerTools } from './answer-tools.tsx'
import { DeleteMediaDialog } from './delete-media-dialog.tsx'
import { FileActions } from './file-actions.tsx'
import { LearnersDialog } from './learners-dialog.tsx'
import { MediaBrowser } from './media-browser.tsx'
import { MediaDialog } from './media-dialog.tsx'
import type { MediaFile } from './media-file.ts'
import { MediaTile } from './media-tile.tsx'
import { SelectBar, SelectTool } from './select-bar.tsx'
import { SpaceNote } from './space-note.tsx'
import { UploadArea } from './upload-area.tsx'
import { useAnswers } from './use-answers.ts'
import { useAskedFile } from './use-asked-file.ts'
import { useUploads } from './use-uploads.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type Open = { file: MediaFile; dialog: 'details' | 'delete' | 'learners' | 'withdraw' } | null

/** The media library: pictures and PDFs of the site. */
export function MediaPage() {
  const { user } = useSession()
  const mayReplace = user !== null && hasRole(user, 'editor')
  const [open, setOpen] = useState<Open>(null)
  const close = useCallback(() => setOpen(null), [])
  const uploads = useUploads(
    useCallback((_added: MediaFile) => {}, []),
    useCallback((file: MediaFile) => setOpen({ file, dialog: 'details' }), []),
  )
  const [parameters, setParameters] = useSearchParams()
  useAskedFile(useCallback((file) => setOpen({ file, dialog: 'details' }), []))
  const learners = learnersFilters.find((each) => each === parameters.get('learners')) ?? null
  const isAnswering = learners === 'unanswered'
  const answers = useAnswers()
  const [selected, select] = useState<readonly MediaFile[] | null>(null)
  return (
    <>
      <PageTitle title="Media library" />
      <UploadArea uploads={uploads} kind={null} />
      <SpaceNote />
      <MediaBrowser
        kind={null}
        firstWords={parameters.get('q') ?? ''}
        learners={learners}
        onLearners={(filter) => {
          answers.select([])
          setParameters(filter ? { learners: filter } : {}, { replace: true })
        }}
        renderAbove={(files) => {
          if (files.length === 0) return null
          return isAnswering ? (
            <AnswerBar files={files} answers={answers} />
          ) : (
            <SelectBar files={files} selected={selected} onChange={select} />
          )
        }}
        renderTile={(file) => (
          <MediaTile
            key={file.id}
            file={file}
            verb="Open"
            onPress={() => setOpen({ file, dialog: 'details' })}
          >
            {isAnswering && file.refusal.describe === null ? (
              <AnswerTools file={file} answers={answers} />
            ) : selected && !isAnswering ? (
              <SelectTool file={file} selected={selected} onChange={select} />
            ) : (
              mayReplace && (
                <FileActions
                  file={file}
                  uploads={uploads}
                  onDelete={() => setOpen({ file, dialog: 'delete' })}
                />
              )
            )}
          </MediaTile>
        )}
      />
      {open?.dialog === 'details' && (
        <MediaDialog
          key={open.file.id}
          file={open.file}
          onDelete={mayReplace ? () => setOpen({ file: open.file, dialog: 'delete' }) : undefined}
          mayReplace={mayReplace}
          onLearners={() => setOpen({ file: open.file, dialog: 'learners' })}
          onWithdraw={
            mayReplace ? () => setOpen({ file: open.file, dialog: 'withdraw' }) : undefined
          }
          onClose={close}
        />
      )}
      {open?.dialog === 'delete' && <DeleteMediaDialog file={open.file} onClose={close} />}
      {open?.dialog === 'learners' && <LearnersDialog files={[open.file]} onClose={close} />}
      {open?.dialog === 'withdraw' && <WithdrawDialog file={open.file} onClose={close} />}
      {answers.withLearners.length > 0 && (
        <LearnersDialog
          files={answers.withLearners}
          answer="yes"
          onDone={answers.done}
          onClose={answers.close}
        />
      )}
    </>
  )
}
