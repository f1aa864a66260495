import * as z from 'zod'
import { fillFilipino } from '../../school/base/filipino.ts'

const inner = ['innerType', 'in'] as const

const definitionOf = (schema: z.ZodType) => schema.def as unknown as Record<string, unknown>

/** Returns the schema inside one that may be empty, has a default, or is changed after it was parsed. */
function unwrap(schema: z.ZodType): z.ZodType {
  const name = inner.find((each) => definitionOf(schema)[each] instanceof z.ZodType)
  return name ? unwrap(definitionOf(schema)[name] as z.ZodType) : schema
}

/** Returns whether a schema is of a text that its kind writes in both languages, see `textIn`. */
function isInBoth(schema: z.ZodType): boolean {
  const of = unwrap(schema)
  return of instanceof z.ZodObject && of.shape.fil instanceof z.ZodOptional
    ? of.shape.fil.meta()?.widget !== 'filipino'
    : false
}

/** Returns whether a schema has texts that may have a Filipino version, in itself or below. */
function hasTexts(schema: z.ZodType): boolean {
  if (isInBoth(schema)) return false
  const use = schema.meta()?.filipino
  if (use) return use !== 'none'
  const of = unwrap(schema)
  if (of !== schema) return hasTexts(of)
  if (of instanceof z.ZodObject)
    return Object.values<z.ZodType>(of.shape).some((field) => hasTexts(field))
  return of instanceof z.ZodArray && hasTexts(of.element as z.ZodType)
}

const aForm = '/media/0123456789abcdef0123/form.pdf'

/**
 * Writes a text into every field that may have a Filipino version, the empty ones and one item of every
 * empty list too. What else a new item needs gets the first value that its schema allows.
 */
function writeTexts(schema: z.ZodType, value: unknown, write: () => string): unknown {
  const of = unwrap(schema)
  if (of instanceof z.ZodObject && hasTexts(of)) {
    const known = (value ?? {}) as Record<string, unknown>
    const fields = Object.entries<z.ZodType>(of.shape).filter(([name]) => name !== 'fil')
    return Object.fromEntries(
      fields.map(([name, field]) => [name, writeTexts(field, known[name], write)]),
    )
  }
  if (of instanceof z.ZodRecord)
    return Object.fromEntries(
      Object.entries(value as object).map(([name, part]) => [
        name,
        writeTexts(of.valueType as z.ZodType, part, write),
      ]),
    )
  if (of instanceof z.ZodArray && hasTexts(schema)) {
    const items = Array.isArray(value) && value.length > 0 ? (value as unknown[]) : [undefined]
    const element = of.element as z.ZodType
    return items.map((item) =>
      unwrap(element) instanceof z.ZodString ? write() : writeTexts(element, item, write),
    )
  }
  if (of instanceof z.ZodString && hasTexts(schema))
    return schema.meta()?.widget === 'richtext' ? `<p>${write()}</p>` : write()
  return value ?? startOf(schema, write)
}

function startOf(schema: z.ZodType, write: () => string): unknown {
  const of = unwrap(schema)
  if (schema.meta()?.widget === 'pdf') return aForm
  if (schema.safeParse(undefined).success) return schema.parse(undefined)
  if (of instanceof z.ZodEnum) return of.options[0]
  return of instanceof z.ZodNumber ? (of.minValue ?? 0) : write()
}

let count = 0

/** Makes words that nothing else has, of a length that fits every text. */
const newWord = (language: 'salita' | 'word') =>
  `${language}${String((count += 1)).padStart(5, '0')}`

/**
 * Fills content of a kind: every text that may have a Filipino version is one English word of its own,
 * and its Filipino another.
 */
export function inBothLanguages(schema: z.ZodType, content: unknown) {
  const english = writeTexts(schema, content, () => newWord('word'))
  return fillFilipino(schema, english, (text) =>
    text.startsWith('<') ? `<p>${newWord('salita')}</p>` : newWord('salita'),
  )
}

/** Lists the words of one language in a text, each once. */
export const wordsIn = (text: string, language: 'salita' | 'word'): string[] => [
  ...new Set(text.match(new RegExp(`${language}\\d{5}`, 'g'))),
]

/** The words of a text in both languages, by the path of its field: `sections.0.heading`. */
export interface BothWords {
  path: string
  english: string
  filipino: string
}

/** Lists the texts of content that {@link inBothLanguages} filled. */
export function bothWordsIn(value: unknown, path = ''): BothWords[] {
  if (typeof value !== 'object' || value === null) return []
  const fields = Object.entries(value as Record<string, unknown>)
  const own = (value as { fil?: { texts?: Record<string, { text: string | string[] }> } }).fil
  const texts = Object.entries(own?.texts ?? {}).flatMap(([name, { text }]) => {
    const english = [(value as Record<string, unknown>)[name]].flat().map(String)
    return [text].flat().map((filipino, place) => ({
      path: path === '' ? name : `${path}.${name}`,
      english: wordsIn(english[place] ?? '', 'word')[0] ?? english[place] ?? '',
      filipino: wordsIn(filipino, 'salita')[0] ?? filipino,
    }))
  })
  const below = fields
    .filter(([name]) => name !== 'fil')
    .flatMap(([name, field]) => bothWordsIn(field, path === '' ? name : `${path}.${name}`))
  return [...texts, ...below]
}
