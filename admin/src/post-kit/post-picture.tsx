import type { PostShape } from '../../../school/content/statements/post-shapes.ts'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import * as styles from './post-picture.module.css'

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
    <figure className={styles.root}>
      <img
        className={styles.picture}
        src={address}
        alt={names[shape]}
        width={width}
        height={height}
      />
      <figcaption>{names[shape]}</figcaption>
      <ButtonAnchor href={address} download={fileName} aria-label={`Save: ${names[shape]}`}>
        Save
      </ButtonAnchor>
      {canShare && (
        <Button look="primary" aria-label={`Share: ${names[shape]}`} onClick={() => void share()}>
          Share
        </Button>
      )}
    </figure>
  )
}
