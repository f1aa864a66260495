const namesIn = (text: string) => new Set(text.split(/\s+/))

/** Shortcodes that show what is at an address. */
export const linked = namesIn(
  'embed audio video youtube vimeo dailymotion soundcloud scribd slideshare googleapps gview ' +
    'embeddoc pdf pdf-embedder pdfviewer pdfjs-viewer',
)

/** Shortcodes of plugins, whose names are no words of a text. */
export const plugins = namesIn(
  'contact-form contact-form-7 contact-field ninja_form ninja_forms ninja_forms_display_form ' +
    'gravityform gravityforms wpforms forminator_form formidable fluentform rev_slider ' +
    'layerslider smartslider3 metaslider ngg nggallery foogallery envira envira-gallery ' +
    'google_map googlemaps wpgmza recent_posts recent-posts do_widget ez-toc toc sitemap ' +
    'tablepress instagram-feed custom-facebook-feed custom-twitter-feeds',
)

/** Shortcodes of page builders and themes. */
const builders = /^(?:vc|et_pb|fusion|av|mk|cs|su|ux|one|two|three|four|five|elementor)[_-]\w/

/** Shortcodes of WordPress that show something without attributes and an end. */
const lonely = namesIn('gallery playlist audio video')

/** Shortcodes of themes whose names are words too. */
const ambiguous = namesIn(
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
export function isShortcode({ name, given, hasEnd }: Found): boolean {
  if (plugins.has(name) || builders.test(name)) return true
  if (!linked.has(name) && !lonely.has(name) && !ambiguous.has(name)) return false
  if (/^[\s/]*$/.test(given)) return hasEnd || lonely.has(name)
  return /^\s*(?:=|[\w-]+\s*=|["']?https?:)/.test(given)
}
