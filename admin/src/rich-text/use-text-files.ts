import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { lacksDescription, type MediaFile } from '../media/media-file.ts'
import { useUploads } from '../media/use-uploads.ts'

/** A file as it is put into a text: a picture, or a paragraph with a link to a PDF. */
const contentOf = ({ kind, address, alt, name }: MediaFile) =>
  kind === 'image'
    ? { type: 'image', attrs: { src: address, alt } }
    : {
        type: 'paragraph',
        content: [
          { type: 'text', text: name, marks: [{ type: 'link', attrs: { href: address } }] },
        ],
      }

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
 * Sends files of a text to the library and puts them into the text. A picture without a description
 * waits for one.
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

export type TextFiles = ReturnType<typeof useTextFiles>
