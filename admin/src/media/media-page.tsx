import { useQuery } from '@tanstack/react-query'
import { useState, useEffect, useEffectEvent, useId, useRef } from 'react'
import { formatBytes } from '../../../school/base/formats.ts'
import { ListScreen } from '../lists/list-screen.tsx'
import { useList } from '../lists/use-list.ts'
import { useHasRole } from '../session/session-provider.tsx'
import { AnswerBar, AnswerTools, useAnswers } from './answer-bar.tsx'
import { DeleteMediaDialog } from './delete-media-dialog.tsx'
import { LearnersDialog } from './learners-dialog.tsx'
import { MediaDialog } from './media-dialog.tsx'
import { openedFile, perPage, type MediaFile } from './media-file.ts'
import { useMediaFigures } from './media-figures.ts'
import { emptyListMessage, kindFilter, learnersFilter, useMediaFilters } from './media-filters.ts'
import { MediaTile } from './media-tile.tsx'
import { SelectTool, TagsBar } from './select-bar.tsx'
import { UploadArea, acceptOf } from './upload-area.tsx'
import { useUploads, type Uploads } from './use-uploads.ts'
import { WithdrawConsentDialog } from './withdraw-consent-dialog.tsx'
import * as styles from './media-list.module.css'
import { useSearchParams } from 'react-router'
import { messageOf } from '../api/staff-api-error.ts'
import { notify } from '../notifications/notify.ts'
import { Button } from '../ui/button.tsx'
import * as tileStyles from './media-tile.module.css'

type Dialog = 'details' | 'delete' | 'learners' | 'withdraw'

/** The media library: pictures and PDFs of the site. */
export function MediaPage() {
  const mayReplace = useHasRole('editor')
  const [opened, setOpened] = useState<{ file: MediaFile; dialog: Dialog } | null>(null)
  const open = (file: MediaFile, dialog: Dialog = 'details') => setOpened({ file, dialog })
  const close = () => setOpened(null)
  const uploads = useUploads(() => {}, open)
  useFileInAddress(open)
  const { filters, isReady } = useMediaFilters()
  const list = useList('media', { filters: [...filters, kindFilter, learnersFilter], perPage })
  const isAnswering = list.values['learners'] === 'unanswered'
  const answers = useAnswers()
  const [selected, select] = useState<readonly MediaFile[] | null>(null)
  return (
    <>
      <ListScreen
        title="Media library"
        list={{
          ...list,
          narrow: (part) => {
            if ('learners' in part) answers.select([])
            list.narrow(part)
          },
        }}
        isReady={isReady}
        empty={emptyListMessage(list.values)}
        label="Files"
        className={styles.files}
        renderAbove={(files) => {
          if (files.length === 0) return null
          return isAnswering ? (
            <AnswerBar files={files} answers={answers} />
          ) : (
            <TagsBar files={files} selected={selected} onChange={select} />
          )
        }}
        renderItem={(file) => (
          <MediaTile key={file.id} file={file} verb="Open" onPress={() => open(file)}>
            {isAnswering && file.refusal.describe === null ? (
              <AnswerTools file={file} answers={answers} />
            ) : selected && !isAnswering ? (
              <SelectTool file={file} selected={selected} onChange={select} />
            ) : (
              mayReplace && (
                <FileActions file={file} uploads={uploads} onDelete={() => open(file, 'delete')} />
              )
            )}
          </MediaTile>
        )}
      >
        <UploadArea uploads={uploads} kind={null} />
        <SpaceNote />
      </ListScreen>
      {opened?.dialog === 'details' && (
        <MediaDialog
          key={opened.file.id}
          file={opened.file}
          mayReplace={mayReplace}
          onOpen={(dialog) => open(opened.file, dialog)}
          onClose={close}
        />
      )}
      {opened?.dialog === 'delete' && <DeleteMediaDialog file={opened.file} onClose={close} />}
      {opened?.dialog === 'learners' && <LearnersDialog files={[opened.file]} onClose={close} />}
      {opened?.dialog === 'withdraw' && (
        <WithdrawConsentDialog file={opened.file} onClose={close} />
      )}
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

/** Says how much space the files of the library use. */
function SpaceNote() {
  const { data } = useMediaFigures()
  if (!data) return <p className={styles.space}>&nbsp;</p>
  return (
    <p className={styles.space}>
      {formatBytes(data.usedBytes)} of {formatBytes(data.maxBytes)} used
    </p>
  )
}

/** Opens the file that the address of the library asks for (`filePath`), once. */
function useFileInAddress(open: (file: MediaFile) => void): void {
  const [parameters, setParameters] = useSearchParams()
  const id = parameters.get('file')
  const { data, error } = useQuery({ ...openedFile(id ?? ''), enabled: id !== null })
  const finish = useEffectEvent(() => {
    if (data) open(data)
    else notify(messageOf(error), { type: 'error' })
    const forget = (before: URLSearchParams) => {
      before.delete('file')
      return before
    }
    setParameters(forget, { replace: true, preventScrollReset: true })
  })
  const isRead = id !== null && (data !== undefined || error !== null)
  useEffect(() => {
    if (isRead) finish()
  }, [isRead])
}

interface FileActionsProps {
  file: MediaFile
  uploads: Uploads
  onDelete: () => void
}

/** The actions of editors on a file; actions that the API would refuse are disabled, with its reason. */
function FileActions({ file, uploads, onDelete }: FileActionsProps) {
  const reasonId = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const reasons = [...new Set([file.refusal.replace, file.refusal.delete])].filter(Boolean)
  return (
    <div className={tileStyles.tools}>
      {reasons.length > 0 && (
        <p id={reasonId} className={tileStyles.reason}>
          {reasons.join(' ')}
        </p>
      )}
      <div className={tileStyles.buttons}>
        <Button
          aria-label={`Replace ${file.name}`}
          aria-describedby={file.refusal.replace === null ? undefined : reasonId}
          disabled={file.refusal.replace !== null}
          onClick={() => chooser.current?.click()}
        >
          Replace
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={`File that replaces ${file.name}`}
          accept={acceptOf(file.kind)}
          onChange={({ currentTarget }) => {
            uploads.add([...(currentTarget.files ?? [])], file.id)
            currentTarget.value = ''
          }}
        />
        <Button
          look="plainDanger"
          aria-label={`Delete ${file.name}`}
          aria-describedby={file.refusal.delete === null ? undefined : reasonId}
          disabled={file.refusal.delete !== null}
          onClick={onDelete}
        >
          Delete
        </Button>
      </div>
    </div>
  )
}
