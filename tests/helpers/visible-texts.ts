import { isTag, isText, type ChildNode } from 'domhandler'
import { parseDocument, Parser } from 'htmlparser2'
import * as z from 'zod'
import { readStarterReference, starterEntries } from '../../content/starter-content.ts'
import { findKind } from '../../school/kinds/index.ts'

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

type JsonSchema = z.core.JSONSchema._JSONSchema

/**
 * Lists the texts of the starter content whose Filipino version is still needed: titles, lines and
 * paragraphs, but no names.
 */
export async function listNeededTexts(): Promise<Set<string>> {
  const texts: string[] = []
  for (const { kind, data } of await readStarterReference()) addNeeded(kind.schema, data, texts)
  for (const [name, { load }] of Object.entries(starterEntries)) {
    const kind = findKind(name)
    for (const entry of await load()) if (kind) addNeeded(kind.schema, entry, texts)
  }
  return new Set(texts.flatMap((text) => [...visibleTexts(`<p>${text}</p>`)]))
}

const addNeeded = (schema: z.ZodType, data: unknown, texts: string[]) =>
  walk(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), data, texts)

function walk(schema: JsonSchema | undefined, value: unknown, texts: string[]) {
  if (typeof schema !== 'object' || value === null) return
  if (typeof value === 'string') {
    if (schema.filipino === 'needed') texts.push(value)
    return
  }
  for (const option of schema.anyOf ?? []) walk(option, value, texts)
  if (Array.isArray(value)) {
    const isNeeded = schema.filipino === 'needed'
    for (const item of value)
      if (isNeeded && typeof item === 'string') texts.push(item)
      else walk(schema.items as JsonSchema, item, texts)
  } else if (typeof value === 'object') {
    const { fil, ...fields } = value as { fil?: { texts?: object } }
    for (const [name, field] of Object.entries(fields))
      if (!Object.hasOwn(fil?.texts ?? {}, name))
        walk(schema.properties?.[name] ?? schema.additionalProperties, field, texts)
  }
}

/** Lists the texts in the body of a page that claim to be in its language, whose `lang` is that of the page. */
export function listTextsIn(language: string, html: string): string[] {
  const texts: string[] = []
  const visit = (node: ChildNode, around: string) => {
    if (isText(node) && around === language) texts.push(oneLine(node.data))
    if (!isTag(node) || node.name === 'head') return
    const own = node.attribs.lang ?? around
    if (own === language)
      texts.push(...textAttributes.map((name) => oneLine(node.attribs[name] ?? '')))
    for (const child of node.children) visit(child, own)
  }
  for (const node of parseDocument(html).children) visit(node, '')
  return texts
}
