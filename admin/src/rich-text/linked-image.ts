import { Image } from '@tiptap/extension-image'

/** A picture, which may be a link: texts of an old site link pictures to pages. */
export const LinkedImage = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
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
})
