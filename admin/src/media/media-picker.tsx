import { useState } from 'react'
import { List } from '../lists/list-screen.tsx'
import { useDialogList } from '../lists/use-list.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LearnersDialog } from './learners-dialog.tsx'
import { MediaDialog } from './media-dialog.tsx'
import { lacksDescription, perPage, type MediaFile } from './media-file.ts'
import { emptyListMessage, useMediaFilters } from './media-filters.ts'
import { MediaTile } from './media-tile.tsx'
import { UploadArea } from './upload-area.tsx'
import { useUploads } from './use-uploads.ts'
import * as styles from './media-list.module.css'

interface MediaPickerProps {
  kind: MediaFile['kind']
  onChoose: (file: MediaFile) => void
  /** gets files to upload, several at once; left out, one is uploaded here */
  onFiles?: (files: readonly File[]) => void
  onClose: () => void
}

/** Chooses a file of the library or uploads one; asks first for a missing answer or alt text. */
export function MediaPicker({ kind, onChoose, onFiles, onClose }: MediaPickerProps) {
  const [toAnswer, setToAnswer] = useState<MediaFile | null>(null)
  const [problem, setProblem] = useState('')
  const [toDescribe, setToDescribe] = useState<MediaFile | null>(null)
  const finish = (file: MediaFile) => {
    onChoose(file)
    onClose()
  }
  const choose = (file: MediaFile) => {
    setProblem(file.hidden ?? '')
    if (file.hidden !== null) return
    if (file.showsLearners === 'unanswered' && file.refusal.describe === null) setToAnswer(file)
    else if (lacksDescription(file)) setToDescribe(file)
    else finish(file)
  }
  const uploads = useUploads((file) => file.kind === kind && choose(file))
  const { filters, isReady } = useMediaFilters()
  const list = useDialogList('media', { filters, fixed: { kind }, perPage })
  const add = (files: readonly File[]) => {
    onClose()
    onFiles?.(files)
  }
  if (toAnswer) {
    return (
      <LearnersDialog
        files={[toAnswer]}
        onDone={([file]) => file && choose(file)}
        onClose={() => setToAnswer(null)}
      />
    )
  }
  if (toDescribe) {
    return (
      <MediaDialog
        file={toDescribe}
        button="Use this picture"
        onSaved={finish}
        onClose={() => setToDescribe(null)}
      />
    )
  }
  return (
    <Dialog
      title={kind === 'pdf' ? 'Choose a PDF' : 'Choose a picture'}
      size="large"
      onClose={onClose}
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      {problem && <Alert tone="error">{problem}</Alert>}
      <UploadArea uploads={onFiles ? { ...uploads, add } : uploads} kind={kind} />
      <div>
        <List
          list={list}
          isReady={isReady}
          empty={emptyListMessage({ ...list.values, kind })}
          label="Files"
          className={styles.files}
          renderItem={(file) => (
            <MediaTile key={file.id} file={file} verb="Choose" onPress={() => choose(file)} />
          )}
        />
      </div>
    </Dialog>
  )
}
