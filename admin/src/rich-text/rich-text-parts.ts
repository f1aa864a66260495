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
import { Image } from '@tiptap/extension-image'
import { cropInPixels, readCrop, type PictureCrop } from '../../../school/base/picture-crop.ts'
import { queries } from '../api/queries.ts'
import { mediaFile, mediaIdOf } from '../media/media-file.ts'

/**
 * A picture, which may be a link: texts of an old site link pictures to pages. With a crop, the text
 * shows only a part of the picture.
 */
const LinkedImage = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      crop: {
        default: null,
        parseHTML: (image) => image.dataset.crop ?? null,
        renderHTML: ({ crop }) => (typeof crop === 'string' ? { 'data-crop': crop } : {}),
      },
      href: {
        default: null,
        parseHTML: (image) => image.closest('a[href]')?.getAttribute('href') ?? null,
        renderHTML: () => ({}),
      },
    }
  },
  renderHTML({ node, HTMLAttributes }) {
    const image = ['img', HTMLAttributes] as const
    const href: unknown = node.attrs.href
    return typeof href === 'string' ? ['a', { href }, image] : image
  },
  addNodeView() {
    return ({ node, HTMLAttributes }) => {
      const image = document.createElement('img')
      for (const [name, value] of Object.entries(HTMLAttributes))
        if (value !== null && value !== undefined) image.setAttribute(name, String(value))
      const crop = readCrop(node.attrs.crop)
      if (crop) drawCrop(image, crop)
      // Reserves the room of the picture, so that nothing below moves when it is loaded.
      const id = mediaIdOf(image.getAttribute('src'))
      const file = id !== null && queries.getQueryData(mediaFile(id).queryKey)
      if (file) {
        const { width, height } = crop ? cropInPixels(crop, file) : file
        image.width = width
        image.height = height
      }
      if (typeof node.attrs.href !== 'string') return { dom: image }
      const link = document.createElement('a')
      link.href = node.attrs.href
      link.append(image)
      return { dom: link }
    }
  },
})

/** Maximum width of a drawn part, in pixels: a text is not wider. */
const maxDrawnWidth = 1_440

/** Shows only a part of a picture, as visitors see it, once the picture has come. */
function drawCrop(image: HTMLImageElement, crop: PictureCrop): void {
  image.addEventListener(
    'load',
    () => {
      const { left, top, width, height } = cropInPixels(crop, {
        width: image.naturalWidth,
        height: image.naturalHeight,
      })
      const scale = Math.min(1, maxDrawnWidth / width)
      const canvas = document.createElement('canvas')
      canvas.width = Math.max(1, Math.round(width * scale))
      canvas.height = Math.max(1, Math.round(height * scale))
      const { width: drawnWidth, height: drawnHeight } = canvas
      canvas
        .getContext('2d')
        ?.drawImage(image, left, top, width, height, 0, 0, drawnWidth, drawnHeight)
      image.width = drawnWidth
      image.height = drawnHeight
      image.src = canvas.toDataURL('image/webp', 0.9)
    },
    { once: true },
  )
}

/** Makes a mark that is one HTML tag. */
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
