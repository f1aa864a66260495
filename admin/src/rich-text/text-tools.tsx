import type { Editor } from '@tiptap/react'
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
  SquarePlay,
  Table,
  TextQuote,
} from 'lucide-react'
import type { ReactNode } from 'react'

/** Question that a tool asks before it changes the text. */
export type ToolQuestion = 'link' | 'video' | 'picture' | 'crop' | 'choose picture' | 'choose PDF'

/** A tool for a text: a button above it and, where it adds a part, a line of the `/` menu. */
export interface TextTool {
  name: string
  icon: ReactNode
  /** further words that find the tool in the `/` menu; left out, the menu does not have it */
  words?: string
  /** the part as the editor names it: the button is marked while the caret is in such a part */
  part?: { name: string; attributes?: Record<string, unknown> }
  use: (editor: Editor, ask: (question: ToolQuestion) => void) => void
}

const run = (editor: Editor) => editor.chain().focus()

/** The tools of a text in the order of their buttons. */
export const textTools: readonly TextTool[] = [
  {
    name: 'H2 heading',
    icon: <Heading2 />,
    words: 'title section',
    part: { name: 'heading', attributes: { level: 2 } },
    use: (editor) => run(editor).toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'H3 smaller heading',
    icon: <Heading3 />,
    words: 'title section',
    part: { name: 'heading', attributes: { level: 3 } },
    use: (editor) => run(editor).toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'Bold',
    icon: <Bold />,
    part: { name: 'bold' },
    use: (editor) => run(editor).toggleBold().run(),
  },
  {
    name: 'Italic',
    icon: <Italic />,
    part: { name: 'italic' },
    use: (editor) => run(editor).toggleItalic().run(),
  },
  {
    name: 'Link',
    icon: <Link />,
    words: 'page post file address',
    part: { name: 'link' },
    use: (_, ask) => ask('link'),
  },
  {
    name: 'Picture',
    icon: <Image />,
    words: 'photograph photo image gallery',
    part: { name: 'image' },
    // Asks the editor: on a slow phone the button shows an earlier state.
    use: (editor, ask) => ask(editor.isActive('image') ? 'picture' : 'choose picture'),
  },
  {
    name: 'PDF',
    icon: <FileText />,
    words: 'file document',
    use: (_, ask) => ask('choose PDF'),
  },
  {
    name: 'List',
    icon: <List />,
    words: 'bullets points',
    part: { name: 'bulletList' },
    use: (editor) => run(editor).toggleBulletList().run(),
  },
  {
    name: 'Numbered list',
    icon: <ListOrdered />,
    words: 'steps',
    part: { name: 'orderedList' },
    use: (editor) => run(editor).toggleOrderedList().run(),
  },
  {
    name: 'Quote',
    icon: <TextQuote />,
    words: 'quotation',
    part: { name: 'blockquote' },
    use: (editor) => run(editor).toggleBlockquote().run(),
  },
  {
    name: 'Video',
    icon: <SquarePlay />,
    words: 'youtube facebook vimeo film',
    use: (_, ask) => ask('video'),
  },
  {
    name: 'Table',
    icon: <Table />,
    words: 'rows columns',
    part: { name: 'table' },
    use: (editor) => run(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
]
