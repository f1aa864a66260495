import * as z from 'zod'

/** The part of Zod's JSON Schema that names fields. */
interface Described {
  title?: string
  anyOf?: Described[]
  items?: Described
  properties?: Record<string, Described>
  additionalProperties?: Described | boolean
  /** labels of the parts of a record, by their keys */
  names?: Record<string, string>
}

/** Maximum number of words in the name of a group of words. */
const namingWords = 3

/** Returns the name of an item of a list: its first non-empty text, or its first words. */
export function nameOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return ''
  for (const key of ['title', 'heading', 'name', 'label', 'department', 'grade', 'question']) {
    const name: unknown = Reflect.get(item, key)
    if (typeof name === 'string' && name !== '') return name
  }
  const words: unknown = Reflect.get(item, 'words')
  return Array.isArray(words) ? words.slice(0, namingWords).join(', ') : ''
}

/** Turns 'bannerImage' into 'Banner image'. */
export function labelFrom(name: string): string {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Names a field of content as its form does: the items and groups around the field, and its label.
 *
 * @param described the schema of the content
 * @param path keys separated by points
 *
 * @example
 *   namesOnTheWay(describe(schema), data, 'contacts.0.phone') // ['Registrar', 'Phone']
 */
export function namesOnTheWay(described: Described, data: unknown, path: string): string[] {
  const names: string[] = []
  let field: Described | undefined = described
  let value = data
  const keys = path.split('.')
  for (const [place, key] of keys.entries()) {
    const parent: Described | undefined = insideOf(field)
    const isItem = Array.isArray(value)
    const next: unknown = isObject(value) ? Reflect.get(value, key) : undefined
    field = isItem ? parent?.items : propertyOf(parent, key)
    if (isItem) {
      const name = nameOf(next)
      if (name) names.push(name)
    } else if (!hasNamedItems(next) || place === keys.length - 1) {
      names.push(insideOf(field)?.title ?? labelFrom(key))
    }
    value = next
  }
  return names
}

/** Describes the fields of a schema for {@link namesOnTheWay}. */
export const describe = (schema: z.ZodType): Described =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described

/** Looks inside a field that may be empty. The title of the field overrides that of its inside. */
const insideOf = (field: Described | undefined): Described | undefined =>
  field?.anyOf?.[0] ? { ...field.anyOf[0], ...field } : field

/** Finds the description of a field of an object, or of a part of a record. */
const propertyOf = (field: Described | undefined, key: string): Described | undefined => {
  const { properties, additionalProperties: rest, names } = field ?? {}
  return (
    properties?.[key] ??
    (typeof rest === 'object' ? { ...rest, title: names?.[key] ?? labelFrom(key) } : undefined)
  )
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Returns whether a value is a list whose items are named, so that the list needs no name. */
const hasNamedItems = (value: unknown) => Array.isArray(value) && value.some((item) => nameOf(item))
