import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callStaffApi } from '../api/call-staff-api.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { Alert } from '../ui/alert.tsx'
import * as layout from '../ui/layout.module.css'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { Entry } from '../entries/entry.ts'
import { Caption } from './caption.tsx'
import { PostPicture, type Picture } from './post-picture.tsx'

/** Pictures and captions to save, copy or hand to another app of the phone. */
export function PostKitDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
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
    <Dialog
      title="Post it elsewhere"
      size="large"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      {data === null && (
        <Alert tone="info">
          There is nothing to post: visitors do not read this now, or it is sample content.
        </Alert>
      )}
      {data === undefined && !error && <p>The pictures are being drawn …</p>}
      {data && (
        <>
          <p>
            The pictures carry the whole message, with a code by which anyone checks it. Post one of
            them with its caption.
          </p>
          <div className={layout.row}>
            {data.pictures.map((picture) => (
              <PostPicture
                key={picture.shape}
                picture={picture}
                caption={data.captions.fil ?? data.captions.en}
                onNote={setNote}
              />
            ))}
          </div>
          <Caption
            name="Caption in English"
            language="en"
            text={data.captions.en}
            onNote={setNote}
          />
          {data.captions.fil === null ? (
            <Alert tone="info">
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
      <div role="status">{note}</div>
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
