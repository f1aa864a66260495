import * as z from 'zod'

/**
 * Use of the Filipino version of a text. Visitors read an object in Filipino once all needed texts are
 * there. The use is in the JSON Schema as `filipino`.
 */
export type FilipinoUse = 'needed' | 'optional' | 'none'

/** Marks a field as a text that may have a Filipino version. */
export const inFilipino = (filipino: FilipinoUse) => ({ filipino })

/** Maximum length of the mark of an English text, in characters. */
const longestMark = 20

/** The results of {@link withFilipino}, by the schema that was given. */
const changed = new WeakMap<z.ZodType, z.ZodType>()

/**
 * Adds the field `fil` to every object of a schema that has texts of its own. Keeps the result:
 * building a schema takes milliseconds, and a kind may be defined again with each request.
 */
export function withFilipino<Schema extends z.ZodType>(schema: Schema): Schema {
  const made = changed.get(schema) ?? change(schema)
  changed.set(schema, made)
  return made as Schema
}

/** The properties in which Zod keeps the schema inside another one. */
const inner = ['innerType', 'element', 'valueType', 'in'] as const

/** Finds the schema inside a list, a record, or a field that may be empty or has a default. */
export function insideOf(schema: z.ZodType) {
  const definition = schema.def as unknown as Record<string, unknown>
  for (const name of inner) {
    const part = definition[name]
    if (part instanceof z.ZodType) return { name, part }
  }
  return null
}

/** Adds the field to the objects of a schema; returns the schema itself when it has none. */
function change(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) return changeObject(schema)
  const inside = insideOf(schema)
  if (!inside) return schema
  const part = change(inside.part)
  return part === inside.part ? schema : replace(schema, { [inside.name]: part })
}

/** Copies a schema with its checks and labels. */
const replace = (schema: z.ZodType, parts: object): z.ZodType =>
  schema.clone({ ...schema.def, ...parts }, { parent: true })

function changeObject(schema: z.ZodObject): z.ZodType {
  // A text that its kind writes in both languages, see `textIn`.
  if ('fil' in schema.shape) return schema
  const fields = Object.entries<z.ZodType>(schema.shape)
  const nested = fields.map(([name, field]) => [name, change(field)] as const)
  const texts = fields.flatMap(([name, field]) => {
    const text = textOf(field)
    return text && text.use !== 'none'
      ? [[name, versionOf(text.schema, titleOf(name, field))] as const]
      : []
  })
  const isSame = nested.every(([name, field]) => field === schema.shape[name])
  if (texts.length === 0 && isSame) return schema
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

/** Makes the field of a Filipino text, which may be empty and half as long again as the English. */
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

/** Makes the schema of one Filipino text. */
function longerText(schema: unknown) {
  const longest = Math.ceil(((schema instanceof z.ZodString && schema.maxLength) || 1_000) * 1.5)
  return z.string().trim().max(longest, `Keep this to ${longest} characters.`)
}

/** Finds the text in a field, which may be empty or have a default. */
export function textOf(
  field: z.ZodType,
): { schema: z.ZodString | z.ZodArray; use: FilipinoUse } | null {
  if (field instanceof z.ZodString || field instanceof z.ZodArray) {
    const use = useOf(field) ?? (field instanceof z.ZodArray ? useOf(field.element) : undefined)
    return use ? { schema: field, use } : null
  }
  const inside = insideOf(field)
  const found = inside?.name === 'innerType' ? textOf(inside.part) : null
  return found && { ...found, use: useOf(field) ?? found.use }
}

const useOf = (schema: unknown) =>
  schema instanceof z.ZodType ? (schema.meta()?.filipino as FilipinoUse | undefined) : undefined
