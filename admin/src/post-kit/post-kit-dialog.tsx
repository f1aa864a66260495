import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { callStaffApi } from '../api/call-staff-api.ts'
import { messageOf } from '../api/staff-api-error.ts'
import type { Entry } from '../entries/entry.ts'
import { Caption } from './caption.tsx'
import { PostPicture, type Picture } from './post-picture.tsx'

/** Pictures and captions to save, copy or hand to another app of the phone. */
export function PostKitDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const titleId = useId()
  const [note, setNote] = useState('')
  const { kind, id, revision } = entry
  const { data, error } = useQuery({
    queryKey: ['post-kit', kind, id, revision],
    queryFn: async () => {
      const { kit } = await callStaffApi('GET /entries/:kind/:id/post-kit', {
        params: { kind, id },
      })
      return kit && { ...kit, pictures: await Promise.all(kit.pictures.map(loadPicture)) }
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>Post it elsewhere</DialogTitle>
      <DialogContent>
        {error && <Alert severity="error">{messageOf(error)}</Alert>}
        {data === null && (
          <Alert severity="info">
            There is nothing to post: visitors do not read this now, or it is sample content.
          </Alert>
        )}
        {data === undefined && !error && <Typography>The pictures are being drawn …</Typography>}
        {data && (
          <>
            <Typography sx={{ mb: 2 }}>
              The pictures carry the whole message, with a code by which anyone checks it. Post one
              of them with its caption.
            </Typography>
            <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', mb: 3 }}>
              {data.pictures.map((picture) => (
                <PostPicture
                  key={picture.shape}
                  picture={picture}
                  caption={data.captions.fil ?? data.captions.en}
                  onNote={setNote}
                />
              ))}
            </Stack>
            <Caption
              name="Caption in English"
              language="en"
              text={data.captions.en}
              onNote={setNote}
            />
            {data.captions.fil === null ? (
              <Alert severity="info">
                There is no caption in Filipino: the school has said this in English only.
              </Alert>
            ) : (
              <Caption
                name="Caption in Filipino"
                language="fil"
                text={data.captions.fil}
                onNote={setNote}
              />
            )}
          </>
        )}
        <Box role="status" sx={{ minHeight: '1.5rem', mt: 1 }}>
          {note}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}

/** Loads a picture once, as a file that can be shown, saved and shared. */
async function loadPicture<Described extends { address: string }>(picture: Described) {
  const response = await fetch(picture.address)
  if (!response.ok)
    throw new Error('The pictures could not be drawn. Close this, and try again in a moment.')
  return { ...picture, file: await response.blob() } satisfies Partial<Picture>
}
