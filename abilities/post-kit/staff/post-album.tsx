import { useQueries } from '@tanstack/react-query'
import type { LimitFunction } from 'p-limit'
import type { AnswerOf } from '../../../product/contract.ts'
import type { PostShape } from '../post-shapes.ts'
import { messageOf } from '../../../admin/src/api/staff-api-error.ts'
import { Alert } from '../../../admin/src/ui/alert.tsx'
import { ButtonAnchor, Button } from '../../../admin/src/ui/button.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import * as styles from './post-album.module.css'
import { shareGroups } from './share-groups.ts'

const shapeNames: Record<PostShape, string> = {
  square: 'Square, for posts',
  tall: 'Tall, for stories',
}

interface PostAlbumProps {
  album: NonNullable<AnswerOf<'GET /entries/:kind/:id/post-kit'>['kit']>['albums'][number]
  /** revision of the entry: another revision has other pictures */
  revision: number
  /** the text that is shared with the pictures */
  caption: string
  /** loads one picture at a time */
  inTurn: LimitFunction
  /** receives the outcome of sharing, as a sentence */
  onNote: (note: string) => void
}

/** Pictures to save one by one, or to hand to another app together where the device can. */
export function PostAlbum({ album, revision, caption, inTurn, onNote }: PostAlbumProps) {
  const { shape, width, height, pictures, isWhole } = album
  const count = pictures.length
  const hasSeveral = count > 1
  const title = hasSeveral ? `${shapeNames[shape]}: ${count} pictures` : shapeNames[shape]
  const files = useQueries({
    queries: pictures.map((address, index) => ({
      queryKey: ['post-picture', address, revision],
      queryFn: () => inTurn(() => loadPicture(address, fileNameOf(shape, index, count))),
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    })),
  })
  const loaded = files.flatMap(({ data }) => data ?? [])
  const error = files.find((file) => file.error)?.error
  return (
    <section aria-label={title} className={layout.tightStack}>
      <h3 className={styles.title}>{title}</h3>
      {!isWhole && (
        <Alert tone="info">
          The text is too long for {count} pictures: the last one ends with the address where the
          rest is read. Shorten the text, or post its link.
        </Alert>
      )}
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      {!error && loaded.length < count && (
        <p className={layout.muted}>
          {hasSeveral
            ? `The pictures are being drawn: ${loaded.length} of ${count} …`
            : 'The picture is being drawn …'}
        </p>
      )}
      <ol className={styles.pictures}>
        {pictures.map((address, index) => {
          const number = hasSeveral ? ` ${index + 1} of ${count}` : ''
          return (
            files[index]?.data && (
              <li key={address} className={styles[shape]}>
                <img
                  className={styles.picture}
                  src={address}
                  alt={hasSeveral ? `${shapeNames[shape]},${number}` : shapeNames[shape]}
                  width={width}
                  height={height}
                />
                <ButtonAnchor
                  href={address}
                  download={fileNameOf(shape, index, count)}
                  aria-label={`Save${number}: ${shapeNames[shape]}`}
                >
                  Save{number}
                </ButtonAnchor>
              </li>
            )
          )
        })}
      </ol>
      {loaded.length === count && (
        <ShareButtons name={shapeNames[shape]} files={loaded} caption={caption} onNote={onNote} />
      )}
    </section>
  )
}

/** Names the file of a picture. @param index from 0 */
const fileNameOf = (shape: PostShape, index: number, count: number) =>
  count > 1 ? `dyci-${shape}-${index + 1}-of-${count}.jpg` : `dyci-${shape}.jpg`

/** Loads a picture as a file that can be shown, saved and shared. */
async function loadPicture(address: string, fileName: string): Promise<File> {
  const response = await fetch(address)
  if (!response.ok)
    throw new Error('The pictures could not be drawn. Close this, and try again in a moment.')
  return new File([await response.blob()], fileName, { type: 'image/jpeg' })
}

interface ShareButtonsProps {
  name: string
  files: readonly File[]
  caption: string
  onNote: (note: string) => void
}

/** Hands pictures to another app, all together where the device can. */
function ShareButtons({ name, files, caption, onNote }: ShareButtonsProps) {
  const groups = shareGroups(files).map((group) => ({
    words: group.words,
    shared: { files: group.files, text: caption },
  }))
  const share = (data: ShareData) =>
    navigator.share(data).then(
      () => onNote('Shared.'),
      (error: unknown) => {
        // The person closed the sheet.
        if (error instanceof DOMException && error.name === 'AbortError') return
        onNote('This did not work. Save the pictures, and post them from the other app.')
      },
    )
  if (!groups.every(({ shared }) => 'canShare' in navigator && navigator.canShare(shared)))
    return null
  return (
    <div className={layout.row}>
      {groups.map(({ words, shared }) => (
        <Button
          key={words}
          look="primary"
          aria-label={`${words}: ${name}`}
          onClick={() => void share(shared)}
        >
          {words}
        </Button>
      ))}
    </div>
  )
}
