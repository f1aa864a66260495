import type { Editor } from '@tiptap/react'
import { AskLearners } from '../media/ask-learners.tsx'
import { UploadList } from '../media/upload-area.tsx'
import * as styles from './text-files.module.css'
import { useState, type FormEvent } from 'react'
import { useCall } from '../api/use-call.ts'
import {
  commandMedia,
  refreshMedia,
  type MediaFile,
  lacksDescription,
} from '../media/media-file.ts'
import { Thumbnail } from '../media/media-tile.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import * as layout from '../ui/layout.module.css'
import { TextField } from '../ui/text-field.tsx'
import { useUploads } from '../media/use-uploads.ts'

interface TextFilesProps {
  editor: Editor
  files: ReturnType<typeof useTextFiles>
}

/** Uploads files for a text; asks about learners and for descriptions. */
export function TextFiles({ editor, files }: TextFilesProps) {
  const { uploads, toDescribe, finish } = files
  const isWaiting = uploads.uploads.some(({ state }) => state !== 'done')
  if (!isWaiting && toDescribe.length === 0) return null
  return (
    <section aria-label="Files for the text" className={styles.root}>
      <AskLearners uploads={uploads} />
      <UploadList uploads={uploads} />
      {toDescribe.length > 0 && (
        <DescribePictures
          files={toDescribe}
          isWaiting={uploads.uploads.some(({ state }) =>
            ['waiting', 'sending', 'working'].includes(state),
          )}
          onDone={(described) => {
            finish()
            insertFiles(editor, described)
          }}
          onClose={finish}
        />
      )}
    </section>
  )
}

interface DescribePicturesProps {
  files: readonly MediaFile[]
  /** more pictures are on their way */
  isWaiting: boolean
  onDone: (described: readonly MediaFile[]) => void
  onClose: () => void
}

const undescribed = { alt: '', decorative: false }

/** Asks what pictures show before they are put into a text; hidden pictures are left out. */
function DescribePictures({ files, isWaiting, onDone, onClose }: DescribePicturesProps) {
  const shown = files.filter(({ hidden }) => hidden === null)
  const [typed, setTyped] = useState<Record<string, typeof undescribed>>({})
  const descriptionOf = ({ id }: MediaFile) => typed[id] ?? undescribed
  const describe = (file: MediaFile, part: Partial<typeof undescribed>) =>
    setTyped({ ...typed, [file.id]: { ...descriptionOf(file), ...part } })
  const [isTried, setTried] = useState(false)
  const { run, isBusy, message } = useCall()
  const isMissing = (file: MediaFile) => {
    const { alt, decorative } = descriptionOf(file)
    return !decorative && alt.trim() === ''
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (shown.some(isMissing)) return
    const described = await run(() =>
      Promise.all(
        shown.map((file) => {
          const { id, name, focalX, focalY } = file
          const { alt, decorative } = descriptionOf(file)
          const words = { alt: decorative ? '' : alt.trim(), decorative }
          return commandMedia(id, { action: 'describe', name, focalX, focalY, ...words })
        }),
      ),
    )
    if (!described) return
    onDone(described)
    await refreshMedia()
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={styles.pictures}>
      {message && <Alert tone="error">{message}</Alert>}
      {files.map((file) =>
        file.hidden === null ? (
          <div key={file.id} className={styles.picture}>
            <div className={`${layout.frame} ${styles.thumbnail}`}>
              <Thumbnail file={file} />
            </div>
            <div className={styles.words}>
              <TextField
                label={`What “${file.name}” shows`}
                help="Screen readers read this aloud. Do not name learners."
                problem={isTried && isMissing(file) && 'Describe the picture, or check the box.'}
                disabled={descriptionOf(file).decorative}
                value={descriptionOf(file).alt}
                onChange={(alt) => describe(file, { alt })}
              />
              <Checkbox
                label="Decoration only: no description needed"
                isChecked={descriptionOf(file).decorative}
                onChange={(decorative) => describe(file, { decorative })}
              />
            </div>
          </div>
        ) : (
          <Alert key={file.id} tone="warning" role="note">
            <strong>{file.name}</strong>: {file.hidden}
          </Alert>
        ),
      )}
      <div className={layout.row}>
        {shown.length > 0 && (
          <Button type="submit" look="primary" disabled={isBusy || isWaiting}>
            {shown.length === 1 ? 'Put it in the text' : `Put ${shown.length} pictures in the text`}
          </Button>
        )}
        <Button onClick={onClose}>{shown.length > 0 ? 'Leave out' : 'Close'}</Button>
      </div>
    </form>
  )
}

/** Makes the content of a file for the editor: a picture, or a paragraph with a link to a PDF. */
const contentOf = ({ kind, address, alt, name }: MediaFile) =>
  kind === 'image'
    ? { type: 'image', attrs: { src: address, alt } }
    : { type: 'paragraph', content: [linkedText(name, address)] }

/** Makes a linked text for the editor. */
export const linkedText = (text: string, href: string) => ({
  type: 'text',
  text,
  marks: [{ type: 'link', attrs: { href } }],
})

/** Puts files of the library into a text, after the caret; several pictures are a gallery. */
export function insertFiles(editor: Editor, files: readonly MediaFile[]) {
  const { to } = editor.state.selection
  const pictures = files.filter(({ kind }) => kind === 'image').map(contentOf)
  const others = files.filter(({ kind }) => kind !== 'image').map(contentOf)
  const shown = pictures.length > 1 ? [{ type: 'figure', content: pictures }] : pictures
  editor
    .chain()
    .focus()
    .insertContentAt(to, [...shown, ...others])
    .run()
}

/**
 * Sends files of a text to the library and puts them into the text. Pictures without a description wait
 * until the person has entered one.
 */
export function useTextFiles(editor: Editor) {
  const [toDescribe, setToDescribe] = useState<readonly MediaFile[]>([])
  const uploads = useUploads((file) => {
    if (file.hidden !== null || lacksDescription(file)) setToDescribe((files) => [...files, file])
    else insertFiles(editor, [file])
  })
  const finish = () => {
    for (const upload of uploads.uploads) if (upload.state === 'done') uploads.dismiss(upload)
    setToDescribe([])
  }
  return { uploads, toDescribe, finish }
}
