import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { MediaFile } from './media-file.ts'
import { ReplaceButton } from './replace-button.tsx'
import type { Uploads } from './use-uploads.ts'

interface FileActionsProps {
  file: MediaFile
  uploads: Uploads
  onDelete: () => void
}

/** The actions of editors on a file; those that the API refuses are disabled, with its reason. */
export function FileActions({ file, uploads, onDelete }: FileActionsProps) {
  const reasonId = useId()
  const reasons = [...new Set([file.refusal.replace, file.refusal.delete])].filter(Boolean)
  return (
    <Box sx={{ mt: 'auto', px: 0.5, pb: 0.5 }}>
      {reasons.length > 0 && (
        <Typography id={reasonId} variant="body2" color="text.secondary" sx={{ px: 0.5 }}>
          {reasons.join(' ')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <ReplaceButton file={file} uploads={uploads} describedBy={reasonId} />
        <Button
          size="small"
          color="error"
          aria-label={`Delete ${file.name}`}
          aria-describedby={file.refusal.delete === null ? undefined : reasonId}
          disabled={file.refusal.delete !== null}
          onClick={onDelete}
        >
          Delete
        </Button>
      </Box>
    </Box>
  )
}
