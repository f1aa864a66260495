import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { PostShape } from '../../../school/content/statements/post-shapes.ts'

/** A picture to post, with its bytes for the other app. */
export interface Picture {
  shape: PostShape
  address: string
  width: number
  height: number
  file: Blob
}

const names: Record<PostShape, string> = {
  square: 'Square, for posts',
  tall: 'Tall, for stories',
}

interface PostPictureProps {
  picture: Picture
  /** goes with the picture to the other app */
  caption: string
  /** says what was done */
  onNote: (note: string) => void
}

/** A picture to save, or to hand to another app where the device can. */
export function PostPicture({ picture, caption, onNote }: PostPictureProps) {
  const { shape, address, width, height, file } = picture
  const fileName = `dyci-${shape}.jpg`
  const shared: ShareData = {
    files: [new File([file], fileName, { type: 'image/jpeg' })],
    text: caption,
  }
  const canShare = 'canShare' in navigator && navigator.canShare(shared)
  const share = () =>
    navigator.share(shared).then(
      () => onNote('Shared.'),
      (error: unknown) => {
        // The person closed the sheet.
        if (error instanceof DOMException && error.name === 'AbortError') return
        onNote('This did not work. Save the picture, and post it from the other app.')
      },
    )
  return (
    <Box component="figure" sx={{ m: 0, width: 240, maxWidth: '100%' }}>
      <Box
        component="img"
        src={address}
        alt={`The picture to post: ${names[shape]}`}
        width={width}
        height={height}
        sx={{ width: '100%', height: 'auto', border: 1, borderColor: 'divider' }}
      />
      <Box component="figcaption">{names[shape]}</Box>
      <Button
        component="a"
        href={address}
        download={fileName}
        aria-label={`Save: ${names[shape]}`}
        sx={{ minHeight: 44 }}
      >
        Save
      </Button>
      {canShare && (
        <Button
          variant="contained"
          aria-label={`Share: ${names[shape]}`}
          onClick={() => void share()}
          sx={{ minHeight: 44 }}
        >
          Share
        </Button>
      )}
    </Box>
  )
}
