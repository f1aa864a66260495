import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Upload, Uploads } from './use-uploads.ts'

const words: Record<Exclude<Upload['state'], 'asking'>, string> = {
  waiting: 'is waiting',
  sending: 'is being uploaded',
  working: 'is being processed',
  done: 'is in the library',
  refused: 'was refused',
}

/** The progress of each file; a refused one stays with its reason until it is dismissed. */
export function UploadList({ uploads: { uploads, retry, dismiss } }: { uploads: Uploads }) {
  return (
    <Stack spacing={1} role="status" aria-label="Uploads" sx={{ mt: uploads.length > 0 ? 1 : 0 }}>
      {uploads.map((upload) =>
        upload.state === 'asking' ? null : upload.state === 'refused' ? (
          <Alert
            key={upload.key}
            severity="error"
            action={
              <>
                {upload.canRetry && <Button onClick={() => retry(upload.key)}>Try again</Button>}
                <Button onClick={() => dismiss(upload.key)}>Dismiss</Button>
              </>
            }
          >
            <strong>{upload.name}</strong>: {upload.problem}
          </Alert>
        ) : (
          <Box key={upload.key}>
            <Typography variant="body2">
              {upload.name} {words[upload.state]}
            </Typography>
            {upload.state !== 'done' && (
              <LinearProgress
                aria-label={`Progress of ${upload.name}`}
                variant={upload.state === 'sending' ? 'determinate' : 'indeterminate'}
                value={upload.part * 100}
              />
            )}
          </Box>
        ),
      )}
    </Stack>
  )
}
