import { Mark } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { TableKit } from '@tiptap/extension-table'
import { Text } from '@tiptap/extension-text'
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions'
import { Figcaption, Figure } from './figure.ts'
import { LinkedImage } from './linked-image.ts'

/** Defines a mark that is one HTML tag. */
const tagMark = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })

/**
 * The allowed parts of a text: everything that `school/base/clean-html.server.ts` keeps, so that editing
 * loses nothing.
 */
export const richTextParts = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Strike,
  Blockquote,
  HorizontalRule,
  tagMark('underline', 'u'),
  tagMark('subscript', 'sub'),
  tagMark('superscript', 'sup'),
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  Dropcursor,
  Gapcursor,
  UndoRedo,
  Heading.configure({ levels: [2, 3, 4] }),
  LinkedImage,
  Figure,
  Figcaption,
  Link.configure({
    openOnClick: false,
    autolink: true,
    defaultProtocol: 'https',
    protocols: ['mailto', 'tel'],
    // The server adds them to links to other sites.
    HTMLAttributes: { target: null, rel: null },
  }),
  TableKit.configure({ table: { resizable: false } }),
]
