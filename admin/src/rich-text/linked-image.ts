import { Image } from '@tiptap/extension-image'
import { cropInPixels, readCrop } from '../../../school/base/picture-crop.ts'
import { queries } from '../api/queries.ts'
import { mediaFile, mediaIdOf } from '../media/media-file.ts'
import { drawCrop } from './draw-crop.ts'

/**
 * A picture, which may be a link: texts of an old site link pictures to pages. A part of it may be all
 * that this text shows.
 */
export const LinkedImage = Image.extend({
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
      // The picture comes later: it has its room from the start, so that nothing below it moves.
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
