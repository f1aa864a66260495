import { useEditorState, type Editor } from '@tiptap/react'
import {
  Bold,
  FileText,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  SquarePlay,
  Table,
  TextQuote,
  Undo2,
} from 'lucide-react'
import { lazy, Suspense, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { PictureDialog } from './picture-dialog.tsx'
import * as styles from './rich-text-toolbar.module.css'
import { TableTools } from './table-tools.tsx'
import { insertFiles } from './use-text-files.ts'
import { useToolbarPlace } from './use-toolbar-place.ts'
import { VideoDialog } from './video-dialog.tsx'

const MediaPicker = lazy(() =>
  import('../media/media-picker.tsx').then((part) => ({ default: part.MediaPicker })),
)

interface Tool {
  name: string
  icon: ReactNode
  isOn?: boolean
  use: () => void
}

type OpenDialog = 'video' | 'picture' | 'choose picture' | 'choose PDF' | null

interface RichTextToolbarProps {
  editor: Editor
  /** sends files to the library and puts them into the text */
  onFiles: (files: readonly File[]) => void
  /** asks where a link leads */
  onLink: () => void
}

/** The toolbar of a text. One stop of the Tab key; arrow keys move between tools. */
export function RichTextToolbar({ editor, onFiles, onLink }: RichTextToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useToolbarPlace(place)
  const [reached, setReached] = useState(0)
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const on = useEditorState({
    editor,
    selector: () => ({
      h2: editor.isActive('heading', { level: 2 }),
      h3: editor.isActive('heading', { level: 3 }),
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      quote: editor.isActive('blockquote'),
      link: editor.isActive('link'),
      table: editor.isActive('table'),
      picture: editor.isActive('image'),
    }),
  })
  const run = () => editor.chain().focus()
  const tools: Tool[] = [
    {
      name: 'H2 heading',
      icon: <Heading2 />,
      isOn: on.h2,
      use: () => run().toggleHeading({ level: 2 }).run(),
    },
    {
      name: 'H3 smaller heading',
      icon: <Heading3 />,
      isOn: on.h3,
      use: () => run().toggleHeading({ level: 3 }).run(),
    },
    { name: 'Bold', icon: <Bold />, isOn: on.bold, use: () => run().toggleBold().run() },
    {
      name: 'Italic',
      icon: <Italic />,
      isOn: on.italic,
      use: () => run().toggleItalic().run(),
    },
    { name: 'Link', icon: <Link />, isOn: on.link, use: onLink },
    {
      name: 'Picture',
      icon: <Image />,
      isOn: on.picture,
      // As it is now: on a slow phone the button is drawn later.
      use: () => setDialog(editor.isActive('image') ? 'picture' : 'choose picture'),
    },
    { name: 'PDF', icon: <FileText />, use: () => setDialog('choose PDF') },
    {
      name: 'List',
      icon: <List />,
      isOn: on.bullets,
      use: () => run().toggleBulletList().run(),
    },
    {
      name: 'Numbered list',
      icon: <ListOrdered />,
      isOn: on.numbers,
      use: () => run().toggleOrderedList().run(),
    },
    {
      name: 'Quote',
      icon: <TextQuote />,
      isOn: on.quote,
      use: () => run().toggleBlockquote().run(),
    },
    { name: 'Video', icon: <SquarePlay />, use: () => setDialog('video') },
    {
      name: 'Table',
      icon: <Table />,
      isOn: on.table,
      use: () => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    { name: 'Undo', icon: <Undo2 />, use: () => run().undo().run() },
    { name: 'Redo', icon: <Redo2 />, use: () => run().redo().run() },
  ]

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const next = (reached + step + tools.length) % tools.length
    setReached(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <>
      <div ref={place} className={styles.root}>
        <div
          ref={bar}
          role="toolbar"
          tabIndex={-1}
          aria-label="Text tools"
          onKeyDown={onKeyDown}
          className={styles.tools}
        >
          {tools.map(({ name, icon, isOn, use }, index) => (
            <button
              key={name}
              type="button"
              className={styles.tool}
              aria-pressed={isOn}
              aria-label={name}
              title={name}
              tabIndex={index === reached ? 0 : -1}
              onFocus={() => setReached(index)}
              onClick={use}
            >
              {icon}
            </button>
          ))}
        </div>
        {on.table && <TableTools editor={editor} />}
      </div>
      {dialog === 'video' && <VideoDialog editor={editor} onClose={() => setDialog(null)} />}
      {dialog === 'picture' && <PictureDialog editor={editor} onClose={() => setDialog(null)} />}
      {(dialog === 'choose picture' || dialog === 'choose PDF') && (
        <Suspense>
          <MediaPicker
            kind={dialog === 'choose PDF' ? 'pdf' : 'image'}
            onChoose={(file) => insertFiles(editor, [file])}
            onFiles={onFiles}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </>
  )
}
