import { Parser } from 'htmlparser2'

/** Attributes that people read or hear. */
export const textAttributes = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder']

/** Names of the descriptions in the head that people read, on the site or where it is shared. */
const descriptions = /^(description|(og|twitter):(title|description|image:alt))$/

/** Writes a text without line breaks and repeated spaces. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const isSilent = (name: string) => name === 'script' || name === 'style'

/** Lists what visitors and their screen readers read in a page: its texts and descriptions. */
export function visibleTexts(html: string): Set<string> {
  const texts = new Set<string>()
  const add = (text = '') => {
    if (/\p{L}/u.test(text) && !URL.canParse(text)) texts.add(oneLine(text))
  }
  let silent = 0
  let isData = false
  let text = ''
  /** Structured data for search engines; names that begin with @ are its own. */
  const addDescribed = (key: string, value: unknown) => {
    if (typeof value === 'string' && !key.startsWith('@')) add(value)
    return value
  }
  const endText = () => {
    add(text)
    text = ''
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      endText()
      if (isSilent(name)) silent += 1
      isData = attributes.type === 'application/ld+json'
      for (const attribute of textAttributes) add(attributes[attribute])
      if (name === 'meta' && descriptions.test(attributes.name ?? attributes.property ?? ''))
        add(attributes.content)
    },
    ontext(piece) {
      if (silent === 0) text += piece
      else if (isData) JSON.parse(piece, (key, value) => addDescribed(key, value))
    },
    // React writes one between two texts of a component.
    oncomment: endText,
    onclosetag(name) {
      endText()
      if (isSilent(name)) silent -= 1
    },
  })
  parser.end(html)
  return texts
}
