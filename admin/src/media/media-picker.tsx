import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useCallback, useState } from 'react'
import { MediaBrowser } from './media-browser.tsx'
import { MediaDialog } from './media-dialog.tsx'
import { lacksDescription, type MediaFile } from './media-file.ts'
import { MediaTile } from './media-tile.tsx'
import { UploadArea } from './upload-area.tsx'
import { useUploads } from './use-uploads.ts'

interface MediaPickerProps {
  kind: MediaFile['kind']
  onChoose: (file: MediaFile) => void
  onClose: () => void
}

/** Chooses a file of the library, or uploads one; a picture without alt text needs it first. */
export function MediaPicker({ kind, onChoose, onClose }: MediaPickerProps) {
  const [toDescribe, setToDescribe] = useState<MediaFile | null>(null)
  const choose = useCallback(
    (file: MediaFile) => {
      if (lacksDescription(file)) return setToDescribe(file)
      onChoose(file)
      onClose()
    },
    [onChoose, onClose],
  )
  const uploads = useUploads(
    useCallback(
      (file: MediaFile) => {
        if (file.kind === kind) choose(file)
      },
      [choose, kind],
    ),
  )
  if (toDescribe) {
    const finish = (file: MediaFile) => {
      onChoose(file)
      onClose()
    }
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
    <Dialog open onClose={onClose} aria-labelledby="picker-title" fullWidth maxWidth="md">
      <DialogTitle id="picker-title">
        {kind === 'pdf' ? 'Choose a PDF' : 'Choose a picture'}
      </DialogTitle>
      <DialogContent>
        <UploadArea uploads={uploads} kind={kind} />
        <MediaBrowser
          kind={kind}
          renderTile={(file) => (
            <MediaTile key={file.id} file={file} verb="Choose" onPress={() => choose(file)} />
          )}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  )
}
