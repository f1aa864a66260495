/** Elements that are paragraphs of their own. */
const block =
  /^<(?:\/?(?:p|div|section|article|h[1-6]|ul|ol|li|table|thead|tbody|tr|td|th|blockquote|figure|figcaption|pre|hr|form|iframe|dl|dt|dd|details|summary)\b|!--)/i

/** Shortcodes that only draw: what is inside them is text. */
const wrappers =
  /^(?:vc_|et_pb_|fusion_|av_|mk_|cs_|su_|ux_|row|column|col|one_|two_|three_|section|tabs?$|toggle|accordion|button|highlight|dropcap|center|clear|spacer|divider)/i

/** Shortcodes of WordPress and of well-known plugins that show what is kept elsewhere. */
const elsewhere =
  /^(?:gallery|playlist|audio|video|embed|caption|wp_caption|contact-form|contact-form-7|ninja_form|gravityform|wpforms|rev_slider|slider|layerslider|ngg|nggallery|foogallery|envira|google_map|wpgmza|recent_posts|do_widget|sitemap|ez-toc|toc|tablepress|table|download|pdf|pdf-embedder|pdfviewer|smartslider3|instagram-feed|custom-facebook-feed)/i

const shortcode = /\[(\/?)([a-z][\w-]*)((?:\s[^\]]*)?)\/?\]/gi

interface Text {
  html: string
  /** the shortcodes that are left out, each once */
  lost: string[]
}

/**
 * Turns the text of a WordPress post into HTML: empty lines into paragraphs, as WordPress does when
 * it shows a post, and captions, galleries and videos of shortcodes into elements.
 *
 * @param fileOf finds the address of a file by its number
 */
export function htmlOfPost(content: string, fileOf: (id: string) => string | undefined): Text {
  const hasBlocks = content.includes('<!-- wp:')
  const lost = new Set<string>()
  const html = content
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(
      /\[(?:wp_)?caption[^\]]*\]([\s\S]*?)\[\/(?:wp_)?caption\]/gi,
      (_, inside: string) => {
        const [, picture = '', caption = ''] =
          /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inside) ?? []
        return picture
          ? `\n\n<figure>${picture}<figcaption>${caption.trim()}</figcaption></figure>\n\n`
          : inside
      },
    )
    .replaceAll(/\[gallery\b([^\]]*)\]/gi, (whole, given: string) => {
      const ids = /\bids\s*=\s*["']?([\d,\s]+)/i.exec(given)?.[1]?.split(',') ?? []
      const files = ids.flatMap((id) => fileOf(id.trim()) ?? [])
      return files.length > 0
        ? `\n\n${files.map((file) => `<figure><img src="${escaped(file)}"></figure>`).join('\n')}\n\n`
        : whole
    })
    .replaceAll(
      /\[(embed|video|audio)\b([^\]]*)\](?:([^[\]]*)\[\/\1\])?/gi,
      (whole, _name: string, given: string, inside = '') => {
        const address = /https?:\/\/[^\s"'\]]+/.exec(`${inside} ${given}`)?.[0]
        return address ? link(address) : whole
      },
    )
    .replaceAll(/<iframe\b[^>]*\bsrc\s*=\s*["']([^"']+)["'][^>]*>(?:\s*<\/iframe>)?/gi, (_, src) =>
      link(watchAddress(src as string)),
    )
    .replaceAll(shortcode, (whole, _end: string, name: string) => {
      if (elsewhere.test(name)) lost.add(name)
      return elsewhere.test(name) || wrappers.test(name) ? '' : whole
    })
  return { html: hasBlocks ? withVideos(html) : withParagraphs(html), lost: [...lost] }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const link = (address: string) => {
  const safe = escaped(address.replaceAll('&amp;', '&'))
  return `\n\n<p><a href="${safe}">${safe}</a></p>\n\n`
}

/** The player of a video has another address than its page. */
const watchAddress = (src: string) =>
  src
    .replace(/^\/\//, 'https://')
    .replace(
      /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*$/,
      'https://www.youtube.com/watch?v=$1',
    )

const lonelyAddress = /^https?:\/\/[^\s<>"]+$/

/** WordPress shows an address alone on its line as what is there. */
const withVideos = (html: string) =>
  html.replaceAll(
    /(<div class="wp-block-embed__wrapper">)\s*(https?:\/\/[^\s<>"]+)\s*(<\/div>)/gi,
    (_, _before: string, address: string) => link(address),
  )

function withParagraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      if (lonelyAddress.test(part)) return link(part).trim()
      if (block.test(part)) return part
      return `<p>${part.replaceAll(/(?<!<br\s?\/?>)\n/gi, '<br>\n')}</p>`
    })
    .join('\n')
}
