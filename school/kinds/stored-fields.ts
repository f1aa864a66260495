import * as z from 'zod'
import type { ContentKind, EntryData } from './define-kind.ts'

/** The defaults of each kind's fields, made once. */
const known = new WeakMap<z.ZodType, Record<string, unknown>>()

function defaultsOf(schema: z.ZodType): Record<string, unknown> {
  const made = known.get(schema) ?? makeDefaults(schema)
  known.set(schema, made)
  return made
}

function makeDefaults(schema: z.ZodType): Record<string, unknown> {
  const { shape } = fieldsOf(schema)
  const fields = Object.entries(shape).map(
    ([name, field]) => [name, field.safeParse(undefined).data] as const,
  )
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

/** Returns the fields that staff fill in, of a schema that may go on to transform them. */
function fieldsOf(schema: z.ZodType): z.ZodObject<Record<string, z.ZodType>> {
  const fields = schema instanceof z.ZodPipe ? schema.in : schema
  if (fields instanceof z.ZodObject) return fields
  throw new Error('The schema of a kind is an object of fields.')
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
