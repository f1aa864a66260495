import * as z from 'zod'
import { insideOf, textOf } from './filipino-fields.ts'

type Text = string | string[]

/** The Filipino version of one field. */
interface FilipinoText {
  text: Text
  /** the mark of the English text that it translates; empty: of the one it is saved with */
  of: string
}

/** Filipino texts of an object of content: its field `fil`, beside its English texts. */
export interface FilipinoTexts {
  /** every needed text is there and not older than its English, so visitors read it */
  isWhole: boolean
  texts: Record<string, FilipinoText>
}

/** Tells how much of an object of content is in Filipino; the objects in it do not count. */
export function filipinoOf(data: object): 'none' | 'part' | 'whole' {
  const { fil } = data as { fil?: FilipinoTexts | undefined }
  return !fil ? 'none' : fil.isWhole ? 'whole' : 'part'
}

/** The languages of content. */
export type ContentLanguage = 'en' | 'fil'

/** An object of content in one language; without `language` it is in English. */
export interface InLanguage {
  language?: 'fil'
}

/** The places of texts in the objects of a schema. */
interface Plan {
  /** the texts of the object itself */
  texts: readonly { name: string; isNeeded: boolean }[]
  /** the plans of its fields with texts, by name */
  below: Record<string, Plan>
  /** the plan of the items of a list, or of the values of a record */
  items?: Plan
}

/** The plans of schemas, made once; `null` for a schema without texts. */
const plans = new WeakMap<z.ZodType, Plan | null>()

function planOf(schema: z.ZodType): Plan | null {
  const known = plans.get(schema)
  if (known !== undefined) return known
  const plan = makePlan(schema)
  plans.set(schema, plan)
  return plan
}

function makePlan(schema: z.ZodType): Plan | null {
  if (schema instanceof z.ZodObject) return planOfObject(schema.shape)
  const inside = insideOf(schema)
  const plan = inside && planOf(inside.part)
  const isList = inside?.name === 'element' || inside?.name === 'valueType'
  return plan && isList ? { texts: [], below: {}, items: plan } : plan
}

function planOfObject({ fil, ...fields }: Record<string, z.ZodType>): Plan | null {
  // A text that its kind writes in both languages, see `textIn`.
  if (fil && fil.meta()?.widget !== 'filipino') return null
  const texts = Object.entries(fil ? fields : {}).flatMap(([name, field]) => {
    const use = textOf(field)?.use ?? 'none'
    return use === 'none' ? [] : [{ name, isNeeded: use === 'needed' }]
  })
  const below = Object.entries(fields).flatMap(([name, field]) => {
    const plan = planOf(field)
    return plan ? [[name, plan] as const] : []
  })
  if (texts.length === 0 && below.length === 0) return null
  return { texts, below: Object.fromEntries(below) }
}

type Fields = Record<string, unknown>

/**
 * Copies content.
 *
 * @param change returns each object that may have texts, from a copy of its fields
 */
function mapObjects(
  plan: Plan | null,
  value: unknown,
  change: (fields: Fields, texts: Plan['texts']) => Fields,
): unknown {
  if (!plan || typeof value !== 'object' || value === null) return value
  const { items, below, texts } = plan
  if (Array.isArray(value))
    return items ? value.map((item) => mapObjects(items, item, change)) : value
  const fields = Object.fromEntries(
    Object.entries(value as Fields).map(([name, field]) => [
      name,
      mapObjects(items ?? below[name] ?? null, field, change),
    ]),
  )
  return items ? fields : change(fields, texts)
}

/**
 * Notes in content which English text each Filipino text translates, and which objects are whole in
 * Filipino. Call it when content is saved. Fields beside those of the schema stay.
 */
export const stampFilipino = <Data>(schema: z.ZodType, data: Data): Data =>
  mapObjects(planOf(schema), data, ({ fil, ...english }, texts) => {
    const stamped = stampTexts(texts, english, fil)
    return { ...english, ...(stamped && { fil: stamped }) }
  }) as Data

function stampTexts(
  named: Plan['texts'],
  english: Fields,
  field: unknown,
): FilipinoTexts | undefined {
  if (!isFilipinoTexts(field)) return undefined
  const texts: FilipinoTexts['texts'] = {}
  for (const { name } of named) {
    const version = field.texts[name]
    if (version && !isEmptyText(version.text))
      texts[name] = { text: version.text, of: version.of || markOf(english[name]) }
  }
  if (Object.keys(texts).length === 0) return undefined
  const isWhole = named.every(
    ({ name, isNeeded }) =>
      !isNeeded || isEmptyText(english[name]) || texts[name]?.of === markOf(english[name]),
  )
  return { isWhole, texts }
}

/** Adds the Filipino that `translate` finds for a text; a list needs it for all its items. */
export const fillFilipino = <Data>(
  schema: z.ZodType,
  data: Data,
  translate: (english: string) => string | undefined,
): Data =>
  mapObjects(planOf(schema), data, (english, named) => {
    const texts = named.flatMap(({ name }) => {
      const text = translated(english[name], translate)
      return text === undefined ? [] : [[name, { text }] as const]
    })
    return { ...english, ...(texts.length > 0 && { fil: { texts: Object.fromEntries(texts) } }) }
  }) as Data

function translated(
  english: unknown,
  translate: (english: string) => string | undefined,
): Text | undefined {
  if (typeof english === 'string') return translate(english)
  if (!Array.isArray(english) || english.length === 0) return undefined
  const texts = english.map((text) => translate(String(text)))
  return texts.every((text) => text !== undefined) ? texts : undefined
}

const isFilipinoTexts = (field: unknown): field is FilipinoTexts =>
  typeof field === 'object' && field !== null && 'texts' in field

/** Returns whether a text, list of texts or HTML says nothing. */
export const isEmptyText = (text: unknown): boolean =>
  Array.isArray(text)
    ? text.every(isEmptyText)
    : typeof text !== 'string' ||
      (text.replace(/<(?!img)[^>]*>/g, '').trim() === '' && !/<img/.test(text))

/** Hashes an English text, to tell it from others (cyrb53): 53 bits, in base 36. */
export function markOf(english: unknown): string {
  const text = typeof english === 'string' ? english : JSON.stringify(english ?? '')
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

/**
 * Returns stored content as visitors read it in a language, without the texts of the other one. An
 * object that has all its texts in Filipino gets them and says so: `language: 'fil'`.
 */
export const inLanguage = <Data>(data: Data, language: ContentLanguage): Data =>
  readIn(language, data) as Data

function readIn(language: ContentLanguage, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => readIn(language, item))
  const { fil, ...fields } = value as Record<string, unknown>
  const entries = Object.entries(fields).map(([name, field]) => [name, readIn(language, field)])
  const english = Object.fromEntries(entries) as Record<string, unknown>
  if (fil === undefined) return english
  // A text that its kind writes in both languages, see `textIn`.
  if (!isFilipinoTexts(fil)) return { ...english, fil }
  if (language === 'en' || !fil.isWhole) return english
  const texts = Object.entries(fil.texts).flatMap(([name, { text, of }]) =>
    name === 'content' || of === markOf(fields[name]) ? [[name, text] as const] : [],
  )
  return { ...english, ...Object.fromEntries(texts), language }
}
