import * as z from 'zod'
import type { ContentKind, EntryData } from './define-kind.ts'

/** The defaults of each kind's fields, made once. */
const known = new WeakMap<z.ZodType, Record<string, unknown>>()

/** Returns the defaults of the fields of a schema. */
function defaultsOf(schema: z.ZodType): Record<string, unknown> {
  const made = known.get(schema)
  if (made) return made
  // A schema may go on to transform the fields that staff fill in.
  const fields = schema instanceof z.ZodPipe ? schema.in : schema
  if (!(fields instanceof z.ZodObject))
    throw new Error('The schema of a kind is an object of fields.')
  const defaults: Record<string, unknown> = {}
  for (const [name, field] of Object.entries<z.ZodType>(fields.shape)) {
    const { data } = field.safeParse(undefined)
    if (data !== undefined) defaults[name] = data
  }
  known.set(schema, defaults)
  return defaults
}

/**
 * Parses the fields of a stored entry, all but title and text. They were checked when they were
 * saved; a field that the kind gained since has its default.
 */
export const parseStoredFields = <Data extends EntryData>(
  { schema }: Pick<ContentKind<Data>, 'schema'>,
  data: string,
): Omit<Data, 'title' | 'content'> => ({
  ...(defaultsOf(schema) as Data),
  ...(JSON.parse(data) as Omit<Data, 'title' | 'content'>),
})
