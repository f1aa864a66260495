import * as z from 'zod'

/**
 * Use of the Filipino version of a text: needed before visitors read the others of its object,
 * optional, or none. Part of the JSON Schema as `filipino`.
 */
export type FilipinoUse = 'needed' | 'optional' | 'none'

/** Marks a field as a text that may have a Filipino version. */
export const inFilipino = (filipino: FilipinoUse) => ({ filipino })

type Text = string | string[]

/** The Filipino version of one field. */
interface FilipinoText {
  text: Text
  /** identifies the English that it translates; empty: the English it is saved with */
  of: string
}

/** Filipino texts of an object of content: its field `fil`, beside its English texts. */
export interface FilipinoTexts {
  /** every needed text is there and not older than its English: visitors read it then */
  isWhole: boolean
  texts: Record<string, FilipinoText>
}

/** Tells how much of an object of content is in Filipino, without its parts. */
export function filipinoOf(data: object): 'none' | 'part' | 'whole' {
  const { fil } = data as { fil?: FilipinoTexts | undefined }
  return !fil ? 'none' : fil.isWhole ? 'whole' : 'part'
}

/** The languages of content. */
export type ContentLanguage = 'en' | 'fil'

/** An object of content in one language; `language` is there where that is not English. */
export interface InLanguage {
  language?: 'fil'
}

const longestMark = 20

/** The schemas that {@link withFilipino} has made, by what they are made of. */
const changed = new WeakMap<z.ZodType, z.ZodType>()

/**
 * Adds the field `fil` to every object of a schema that has texts of its own. Makes one schema of each:
 * building one takes milliseconds, and a kind may be defined again with each request.
 */
export function withFilipino<Schema extends z.ZodType>(schema: Schema): Schema {
  const made = changed.get(schema) ?? change(schema) ?? schema
  changed.set(schema, made)
  return made as Schema
}

const inner = ['innerType', 'element', 'valueType', 'in'] as const

/** Returns a schema with the field in it, or `null` when nothing changes. */
function change(schema: z.ZodType): z.ZodType | null {
  if (schema instanceof z.ZodObject) return changeObject(schema)
  const definition = schema.def as unknown as Record<string, unknown>
  for (const name of inner) {
    const part = definition[name]
    const inside = part instanceof z.ZodType ? change(part) : null
    if (inside) return replace(schema, { [name]: inside })
  }
  return null
}

/** Copies a schema with its checks and labels. */
const replace = (schema: z.ZodType, parts: object): z.ZodType =>
  schema.clone({ ...schema.def, ...parts }, { parent: true })

function changeObject(schema: z.ZodObject): z.ZodType | null {
  const fields = Object.entries<z.ZodType>(schema.shape)
  // A text that its kind writes in both languages, see `textIn`.
  if (fields.some(([name]) => name === 'fil')) return null
  const nested = fields.map(([name, field]) => [name, change(field) ?? field] as const)
  const texts = fields.flatMap(([name, field]) => {
    const text = textOf(field)
    return text && text.use !== 'none'
      ? [[name, versionOf(text.schema, titleOf(name, field))] as const]
      : []
  })
  const isSame = nested.every(([name, field]) => field === schema.shape[name])
  if (texts.length === 0 && isSame) return null
  return replace(schema, {
    shape: {
      ...Object.fromEntries(nested),
      ...(texts.length > 0 && { fil: filipinoField(Object.fromEntries(texts)) }),
    },
  })
}

const filipinoField = (texts: Record<string, z.ZodType>) =>
  z
    .object({
      isWhole: z.boolean().default(false).meta({ title: 'Complete' }),
      texts: z.object(texts).meta({ title: 'Texts' }),
    })
    .optional()
    .meta({ title: 'Filipino', widget: 'filipino' })

/** The Filipino of a field may be empty, and somewhat longer than the English. */
const versionOf = (schema: z.ZodString | z.ZodArray, title: string) =>
  z
    .object({
      text: (schema instanceof z.ZodArray
        ? z.array(longerText(schema.element).meta({ title }))
        : longerText(schema)
      ).meta({ title }),
      of: z.string().max(longestMark).default('').meta({ title: 'English that it translates' }),
    })
    .optional()
    .meta({ title })

const titleOf = (name: string, field: z.ZodType) => `${field.meta()?.title ?? name} in Filipino`

function longerText(schema: unknown) {
  const longest = Math.ceil(((schema instanceof z.ZodString && schema.maxLength) || 1_000) * 1.5)
  return z.string().trim().max(longest, `Keep this to ${longest} characters.`)
}

/** Finds the text in a field, which may be empty or have a default. */
function textOf(field: unknown): { schema: z.ZodString | z.ZodArray; use: FilipinoUse } | null {
  if (field instanceof z.ZodString) return withUse(field, field)
  if (field instanceof z.ZodArray) return withUse(field, field, field.element)
  const wrapped: unknown =
    field instanceof z.ZodType ? Reflect.get(field.def, 'innerType') : undefined
  const found = wrapped ? textOf(wrapped) : null
  return found && { ...found, use: useOf(field) ?? found.use }
}

function withUse(schema: z.ZodString | z.ZodArray, ...marked: unknown[]) {
  const use = marked.map(useOf).find((each) => each !== undefined)
  return use ? { schema, use } : null
}

const useOf = (schema: unknown) =>
  schema instanceof z.ZodType ? (schema.meta()?.filipino as FilipinoUse | undefined) : undefined

/** The texts of an object, and the schemas of what is below it. */
interface Plan {
  texts: readonly { name: string; isNeeded: boolean }[]
  below: Record<string, Plan>
  /** of the items of a list, or the values of a record */
  items?: Plan
}

const plans = new WeakMap<z.ZodType, Plan | null>()

function planOf(schema: z.ZodType): Plan | null {
  const known = plans.get(schema)
  if (known !== undefined) return known
  const plan = makePlan(schema)
  plans.set(schema, plan)
  return plan
}

function makePlan(schema: z.ZodType): Plan | null {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.ZodType>(schema.shape)
    if (!('fil' in schema.shape)) return planOfFields(fields, false)
    return schema.shape.fil instanceof z.ZodOptional && isFilipino(schema.shape.fil)
      ? planOfFields(fields, true)
      : null
  }
  const definition = schema.def as unknown as Record<string, unknown>
  const name = inner.find((each) => definition[each] instanceof z.ZodType)
  const plan = name ? planOf(definition[name] as z.ZodType) : null
  const isList = name === 'element' || name === 'valueType'
  return plan && isList ? { texts: [], below: {}, items: plan } : plan
}

const isFilipino = (field: z.ZodType) => field.meta()?.widget === 'filipino'

function planOfFields(fields: [string, z.ZodType][], hasTexts: boolean): Plan | null {
  const texts = fields.flatMap(([name, field]) => {
    const use = hasTexts ? (textOf(field)?.use ?? 'none') : 'none'
    return use === 'none' ? [] : [{ name, isNeeded: use === 'needed' }]
  })
  const below = fields.flatMap(([name, field]) => {
    const plan = name === 'fil' ? null : planOf(field)
    return plan ? [[name, plan] as const] : []
  })
  if (texts.length === 0 && below.length === 0) return null
  return { texts, below: Object.fromEntries(below) }
}

/**
 * Notes in content which English each Filipino text translates, and which objects have all of it. Call
 * it when content is saved; fields beside those of the schema stay.
 */
export function stampFilipino<Data>(schema: z.ZodType, data: Data): Data {
  const plan = planOf(schema)
  return plan ? (stamp(plan, data) as Data) : data
}

function stamp(plan: Plan, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { items } = plan
  if (Array.isArray(value)) return items ? value.map((item) => stamp(items, item)) : value
  const entries = Object.entries(value as Record<string, unknown>).flatMap(([name, field]) => {
    if (name === 'fil' && !items) {
      const stamped = stampTexts(plan, value as Record<string, unknown>, field)
      return stamped ? [[name, stamped] as const] : []
    }
    const below = items ?? plan.below[name]
    return [[name, below ? stamp(below, field) : field] as const]
  })
  return Object.fromEntries(entries)
}

function stampTexts(plan: Plan, english: Record<string, unknown>, field: unknown) {
  if (!isFilipinoTexts(field)) return null
  const texts: Record<string, FilipinoText> = {}
  for (const { name } of plan.texts) {
    const version = field.texts[name]
    if (version && !isEmptyText(version.text))
      texts[name] = { text: version.text, of: version.of || markOf(english[name]) }
  }
  if (Object.keys(texts).length === 0) return null
  const isWhole = plan.texts.every(
    ({ name, isNeeded }) =>
      !isNeeded || isEmptyText(english[name]) || texts[name]?.of === markOf(english[name]),
  )
  return { isWhole, texts } satisfies FilipinoTexts
}

/**
 * Adds a Filipino version to every text of content that `translate` knows by its English; a list needs
 * all its items.
 */
export function fillFilipino<Data>(
  schema: z.ZodType,
  data: Data,
  translate: (english: string) => string | undefined,
): Data {
  const plan = planOf(schema)
  return plan ? (fill(plan, data, translate) as Data) : data
}

function fill(
  plan: Plan,
  value: unknown,
  translate: (english: string) => string | undefined,
): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { items, below } = plan
  if (Array.isArray(value)) return items ? value.map((item) => fill(items, item, translate)) : value
  const english = value as Record<string, unknown>
  const fields = Object.entries(english).map(([name, field]) => {
    const inside = items ?? below[name]
    return [name, inside ? fill(inside, field, translate) : field]
  })
  const texts = plan.texts.flatMap(({ name }) => {
    const text = translated(english[name], translate)
    return text === undefined ? [] : [[name, { text }] as const]
  })
  return {
    ...Object.fromEntries(fields),
    ...(texts.length > 0 && { fil: { texts: Object.fromEntries(texts) } }),
  }
}

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

/** Returns a mark that tells one English text from another: 53 bits, in base 36. */
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
 * Returns stored content as visitors read it in a language, without what is stored of the other. An
 * object that has all its texts in Filipino gets them and says so: `language: 'fil'`.
 */
export function inLanguage<Data>(data: Data, language: ContentLanguage): Data {
  return shown(data, language) as Data
}

function shown(value: unknown, language: ContentLanguage): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => shown(item, language))
  const { fil, ...fields } = value as Record<string, unknown>
  const entries = Object.entries(fields).map(([name, field]) => [name, shown(field, language)])
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
