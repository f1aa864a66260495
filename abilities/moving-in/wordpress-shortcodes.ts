const namesIn = (text: string) => new Set(text.split(/\s+/))

/** Shortcodes that show the content of an address. */
const addressShortcodes = namesIn(
  'embed audio video youtube vimeo dailymotion soundcloud scribd slideshare googleapps gview ' +
    'embeddoc pdf pdf-embedder pdfviewer pdfjs-viewer',
)

/** Shortcodes of plugins, whose names are no words of a text. */
const pluginShortcodes = namesIn(
  'contact-form contact-form-7 contact-field ninja_form ninja_forms ninja_forms_display_form ' +
    'gravityform gravityforms wpforms forminator_form formidable fluentform rev_slider ' +
    'layerslider smartslider3 metaslider ngg nggallery foogallery envira envira-gallery ' +
    'google_map googlemaps wpgmza recent_posts recent-posts do_widget ez-toc toc sitemap ' +
    'tablepress instagram-feed custom-facebook-feed custom-twitter-feeds',
)

/** Ends at the first bracket that is not in a quoted attribute. */
const attributes = String.raw`(?:[^[\]=]|=\s*"[^"\n]*"|=\s*'[^'\n]*'|=(?!\s*["']))*`

/** Shortcodes whose content is not text, or not only. */
const pairs = [...addressShortcodes, 'caption', 'wp_caption', 'vc_raw_html', 'vc_raw_js'].join('|')

/** A tag or comment, which stays, or what may be a shortcode; WordPress shows `[[a]]` as `[a]`. */
const token = new RegExp(
  String.raw`<!--(?:(?!<!--)[\s\S])*?-->|</?[a-zA-Z][^<>]*>|(?<before>\[?)\[(?:` +
    String.raw`(?<pair>${pairs})(?<pairGiven>(?![\w-])${attributes})\](?<inside>(?:(?!\[/?\k<pair>\b)[\s\S])*)\[/\k<pair>\]|` +
    String.raw`(?<end>/?)(?<name>[a-z][\w-]*)(?<given>${attributes})\])(?<after>\]?)`,
  'g',
)

interface Replaced {
  html: string
  /** the shortcodes that are left out, each once */
  lost: string[]
  /** the shortcodes that are left out around text that stays, each once */
  unwrapped: string[]
}

type FileOf = (id: string) => string | undefined

/**
 * Replaces the known shortcodes of a WordPress post; other words in square brackets stay. Captions
 * and galleries become figures, videos and documents links.
 *
 * @param fileOf finds the address of a file by its number
 */
export function replaceShortcodes(content: string, fileOf: FileOf): Replaced {
  const ended = new Set([...content.matchAll(/\[\/([a-z][\w-]*)\]/g)].map(([, name]) => name))
  const lost = new Set<string>()
  const unwrapped = new Set<string>()
  const lose = (name: string) => {
    lost.add(name)
    return ''
  }
  const replace = ({ name = '', given = '', inside = '', end, pair }: Groups): string => {
    if (pair === 'caption' || pair === 'wp_caption') return figure(given, inside)
    if (name === 'gallery' && end !== '/') return gallery(given, fileOf, lose)
    if (addressShortcodes.has(name)) return linkIn(`${inside} ${given}`) ?? (inside || lose(name))
    if (pair || pluginShortcodes.has(name) || !ended.has(name)) return lose(name)
    unwrapped.add(name)
    const title = attributeOf(given, 'title')
    return title && `\n\n<p><strong>${title}</strong></p>\n\n`
  }
  const html = content.replaceAll(token, (whole: string, ...found: unknown[]) => {
    const groups = found.at(-1) as Groups
    const { pair, before = '', after = '' } = groups
    const name = pair ?? groups.name ?? ''
    const given = withPlainQuotes(groups.pairGiven ?? groups.given ?? '')
    const hasEnd = ended.has(name)
    if (!pair && !isShortcode({ name, given, hasEnd })) return whole
    if (before && after) return whole.slice(1, -1)
    return before + replace({ ...groups, name, given }) + after
  })
  return { html, lost: [...lost], unwrapped: [...unwrapped] }
}

type Groups = Partial<
  Record<'before' | 'pair' | 'pairGiven' | 'inside' | 'end' | 'name' | 'given' | 'after', string>
>

/** WordPress stores some quotes of attributes as it shows them. */
const withPlainQuotes = (text: string) =>
  text.replaceAll(/&quot;|&#34;|&#822[01];|&#8243;|[“”″]/g, '"')

/** Returns the value of an attribute; '' without it. */
function attributeOf(given: string, name: string): string {
  const found = new RegExp(String.raw`\b${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+))`, 'i')
  const [, double, single, bare] = found.exec(given) ?? []
  return double ?? single ?? bare ?? ''
}

/** Makes a figure of a picture with its caption, which an old WordPress kept in an attribute. */
function figure(given: string, inside: string): string {
  const [, picture = '', text = ''] =
    /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inside) ?? []
  const caption = text.trim() || attributeOf(given, 'caption')
  const shown = caption && `<figcaption>${caption}</figcaption>`
  return picture ? `\n\n<figure>${picture}${shown}</figure>\n\n` : inside
}

/** Shows the pictures of a gallery; those that the export lacks are lost. */
function gallery(given: string, fileOf: FileOf, lose: (name: string) => string): string {
  const ids = attributeOf(given, 'ids').match(/\d+/g) ?? []
  const gone = ids.filter((id) => fileOf(id) === undefined)
  if (ids.length === 0) lose('gallery')
  else if (gone.length > 0) lose(`gallery ids="${gone.join(',')}"`)
  const figures = ids.flatMap((id) => {
    const address = fileOf(id)
    return address === undefined ? [] : [`<figure><img src="${escaped(address)}"></figure>`]
  })
  return figures.length > 0 ? `\n\n${figures.join('\n')}\n\n` : ''
}

/** Makes a link to the first address in a text; `null` without one. */
function linkIn(text: string): string | null {
  const [address] = /(?<!\bposter\s*=\s*["']?)https?:\/\/[^\s"'\]<]+/.exec(text) ?? []
  return address === undefined ? null : linkTo(address)
}

/** Makes a paragraph of a link to an address. */
export function linkTo(address: string): string {
  const safe = escaped(address.replaceAll('&amp;', '&'))
  return `\n\n<p><a href="${safe}">${safe}</a></p>\n\n`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Names of shortcodes of page builders and themes. */
const builderName = /^(?:vc|et_pb|fusion|av|mk|cs|su|ux|one|two|three|four|five|elementor)[_-]\w/

/** Shortcodes of WordPress that show something without attributes and an end. */
const bareShortcodes = namesIn('gallery playlist audio video')

/** Shortcodes of themes whose names are words too. */
const wordShortcodes = namesIn(
  'caption wp_caption slider slideshow table download row column col section tab tabs toggle ' +
    'accordion button highlight dropcap center clear spacer divider',
)

interface Found {
  name: string
  /** the text between its name and its closing bracket */
  given: string
  /** it ends a shortcode, or has its end further on */
  hasEnd: boolean
}

/**
 * Returns whether words in square brackets are a whole known shortcode: `[table id=3]` is one,
 * `[table 3]` and `[Table id=3]` are not. A name that is also a word needs an attribute or an end.
 */
function isShortcode({ name, given, hasEnd }: Found): boolean {
  if (pluginShortcodes.has(name) || builderName.test(name)) return true
  if (!addressShortcodes.has(name) && !bareShortcodes.has(name) && !wordShortcodes.has(name))
    return false
  if (/^[\s/]*$/.test(given)) return hasEnd || bareShortcodes.has(name)
  return /^\s*(?:=|[\w-]+\s*=|["']?https?:)/.test(given)
}
