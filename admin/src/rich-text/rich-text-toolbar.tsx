import FormatBold from '@mui/icons-material/FormatBold'
import FormatItalic from '@mui/icons-material/FormatItalic'
import FormatListBulleted from '@mui/icons-material/FormatListBulleted'
import FormatListNumbered from '@mui/icons-material/FormatListNumbered'
import FormatQuote from '@mui/icons-material/FormatQuote'
import ImageIcon from '@mui/icons-material/Image'
import LinkIcon from '@mui/icons-material/Link'
import Redo from '@mui/icons-material/Redo'
import SmartDisplay from '@mui/icons-material/SmartDisplay'
import TableChart from '@mui/icons-material/TableChart'
import Undo from '@mui/icons-material/Undo'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import { useEditorState, type Editor } from '@tiptap/react'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { InsertImageDialog } from './insert-image-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { TableTools } from './table-tools.tsx'

interface Tool {
  name: string
  icon: ReactNode
  isOn?: boolean
  use: () => void
}

type OpenDialog = 'link' | 'video' | 'image' | null

/** The toolbar of a text. One stop of the Tab key; arrow keys move between tools. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const bar = useRef<HTMLDivElement>(null)
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
    }),
  })
  const run = () => editor.chain().focus()
  const tools: Tool[] = [
    {
      name: 'H2 heading',
      icon: 'H2',
      isOn: on.h2,
      use: () => run().toggleHeading({ level: 2 }).run(),
    },
    {
      name: 'H3 smaller heading',
      icon: 'H3',
      isOn: on.h3,
      use: () => run().toggleHeading({ level: 3 }).run(),
    },
    { name: 'Bold', icon: <FormatBold />, isOn: on.bold, use: () => run().toggleBold().run() },
    {
      name: 'Italic',
      icon: <FormatItalic />,
      isOn: on.italic,
      use: () => run().toggleItalic().run(),
    },
    {
      name: 'List',
      icon: <FormatListBulleted />,
      isOn: on.bullets,
      use: () => run().toggleBulletList().run(),
    },
    {
      name: 'Numbered list',
      icon: <FormatListNumbered />,
      isOn: on.numbers,
      use: () => run().toggleOrderedList().run(),
    },
    {
      name: 'Quote',
      icon: <FormatQuote />,
      isOn: on.quote,
      use: () => run().toggleBlockquote().run(),
    },
    { name: 'Link', icon: <LinkIcon />, isOn: on.link, use: () => setDialog('link') },
    { name: 'Picture', icon: <ImageIcon />, use: () => setDialog('image') },
    { name: 'Video', icon: <SmartDisplay />, use: () => setDialog('video') },
    {
      name: 'Table',
      icon: <TableChart />,
      isOn: on.table,
      use: () => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    { name: 'Undo', icon: <Undo />, use: () => run().undo().run() },
    { name: 'Redo', icon: <Redo />, use: () => run().redo().run() },
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
      <Box
        ref={bar}
        role="toolbar"
        tabIndex={-1}
        aria-label="Text tools"
        onKeyDown={onKeyDown}
        sx={{ display: 'flex', flexWrap: 'wrap', p: 0.5, borderBottom: 1, borderColor: 'divider' }}
      >
        {tools.map(({ name, icon, isOn = false, use }, index) => (
          <ToggleButton
            key={name}
            value={name}
            selected={isOn}
            aria-label={name}
            title={name}
            size="small"
            tabIndex={index === reached ? 0 : -1}
            onFocus={() => setReached(index)}
            onClick={use}
            sx={{ border: 0, minWidth: 36, height: 36, color: 'text.primary' }}
          >
            {icon}
          </ToggleButton>
        ))}
      </Box>
      {on.table && <TableTools editor={editor} />}
      {(dialog === 'link' || dialog === 'video') && (
        <LinkDialog editor={editor} isVideo={dialog === 'video'} onClose={() => setDialog(null)} />
      )}
      {dialog === 'image' && <InsertImageDialog editor={editor} onClose={() => setDialog(null)} />}
    </>
  )
}
