import { useQuery } from '@tanstack/react-query'
import pLimit from 'p-limit'
import { useState } from 'react'
import { callStaffApi } from '../../../admin/src/api/call-staff-api.ts'
import { messageOf } from '../../../admin/src/api/staff-api-error.ts'
import { Alert } from '../../../admin/src/ui/alert.tsx'
import { Button } from '../../../admin/src/ui/button.tsx'
import { Dialog } from '../../../admin/src/ui/dialog.tsx'
import type { Entry } from '../../../admin/src/api/documents.ts'
import { PostAlbum } from './post-album.tsx'
import * as styles from './post-album.module.css'
import { TextArea } from '../../../admin/src/ui/text-field.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'

/** Pictures and captions to save, copy or hand to another app of the phone. */
export function PostKitDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const [note, setNote] = useState('')
  // The server draws one picture at a time.
  const [inTurn] = useState(() => pLimit(1))
  const { kind, id, revision } = entry
  const { data, error } = useQuery({
    queryKey: ['post-kit', kind, id, revision],
    queryFn: async () => {
      const { kit } = await callStaffApi('GET /entries/:kind/:id/post-kit', {
        params: { kind, id },
      })
      return kit
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Dialog title="Post it elsewhere" size="large" onClose={onClose}>
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      {data === null && (
        <Alert tone="info">
          There is nothing to post: visitors do not read this now, or it is sample content.
        </Alert>
      )}
      {data === undefined && !error && <p>The pictures are being prepared …</p>}
      {data && (
        <>
          <p>
            The pictures carry the whole message, with a code by which anyone checks it. Post all
            pictures of a shape with a caption.
          </p>
          <div className={styles.albums}>
            {data.albums.map((album) => (
              <PostAlbum
                key={album.shape}
                album={album}
                revision={revision}
                caption={data.captions.fil ?? data.captions.en}
                inTurn={inTurn}
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

interface CaptionProps {
  name: string
  language: 'en' | 'fil'
  text: string
  onNote: (note: string) => void
}

function Caption({ name, language, text, onNote }: CaptionProps) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => onNote(`${name} copied.`),
      // Some browsers do not let a page write to the clipboard.
      () => onNote('Your browser does not allow this. Select the caption and copy it.'),
    )
  return (
    <div className={layout.tightStack}>
      <TextArea label={name} value={text} readOnly lang={language} />
      <div>
        <Button look="outlined" aria-label={`Copy: ${name}`} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </div>
  )
}
