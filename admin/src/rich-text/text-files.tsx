import type { Editor } from '@tiptap/react'
import { AskLearners } from '../media/ask-learners.tsx'
import { UploadList } from '../media/upload-list.tsx'
import { DescribePictures } from './describe-pictures.tsx'
import * as styles from './text-files.module.css'
import { insertFiles, type TextFiles as Files } from './use-text-files.ts'

/** Uploads files for a text; asks about learners and for descriptions. */
export function TextFiles({ editor, files }: { editor: Editor; files: Files }) {
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
