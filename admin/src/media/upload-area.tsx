import UploadFile from '@mui/icons-material/UploadFile'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState, type DragEvent } from 'react'
import { uploadLimit } from '../../../school/content/media/media.ts'
import type { MediaFile } from './media-file.ts'
import { AskLearners } from './ask-learners.tsx'
import { UploadList } from './upload-list.tsx'
import type { Uploads } from './use-uploads.ts'

/** The types that a file chooser offers; the server detects the real type by the bytes. */
export const acceptOf = (kind: MediaFile['kind'] | null) =>
  [
    ...(kind === 'pdf'
      ? []
      : ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', '.heic', '.heif']),
    ...(kind === 'image' ? [] : ['application/pdf']),
  ].join(',')

interface UploadAreaProps {
  uploads: Uploads
  /** `null` accepts pictures and PDFs */
  kind: MediaFile['kind'] | null
}

/** Accepts dropped or chosen files, several at once, and shows their progress. */
export function UploadArea({ uploads, kind }: UploadAreaProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    uploads.add([...event.dataTransfer.files])
  }
  const what = kind === 'pdf' ? 'PDFs' : kind === 'image' ? 'Pictures' : 'Pictures and PDFs'
  return (
    <Box sx={{ mb: 2 }}>
      <Box
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          p: 2,
          borderRadius: 1,
          border: '2px dashed',
          borderColor: isOver ? 'primary.main' : 'grey.500',
          bgcolor: isOver ? 'action.hover' : 'transparent',
        }}
      >
        <Button
          variant="contained"
          startIcon={<UploadFile />}
          onClick={() => chooser.current?.click()}
        >
          Upload files
        </Button>
        <Typography variant="body2">
          or drop them here. {what}, up to {uploadLimit / 1024 / 1024} MB each.
        </Typography>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          aria-label="Files to upload"
          accept={acceptOf(kind)}
          onChange={({ currentTarget }) => {
            uploads.add([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
      </Box>
      <AskLearners uploads={uploads} />
      <UploadList uploads={uploads} />
    </Box>
  )
}
