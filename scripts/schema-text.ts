import * as z from 'zod'

/** A schema that other types name instead of repeating it. */
export interface NamedSchema {
  name: string
  schema: z.ZodType
}

type JsonSchema = z.core.JSONSchema.BaseSchema

/**
 * Writes a schema as a TypeScript type, with its descriptions as comments.
 * @param io what is sent (`input`) or answered (`output`)
 * @example typeOf(z.object({ id: z.number() }), 'output', []) // '{ id: number }'
 */
export function typeOf(
  schema: z.ZodType,
  io: 'input' | 'output',
  named: readonly NamedSchema[],
): string {
  const json = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const found = named.find((each) => Object.is(each.schema, zodSchema))
      if (found) Object.assign(jsonSchema, { typeName: found.name })
      if (zodSchema instanceof z.ZodFile) Object.assign(jsonSchema, { typeName: 'File' })
    },
  })
  return textOf(json)
}

function textOf(schema: JsonSchema): string {
  if (typeof schema.typeName === 'string') return schema.typeName
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map((choice) => textOf(choice)).join(' | ')
  if (schema.type === 'array') return `(${textOf((schema.items ?? {}) as JsonSchema)})[]`
  if (schema.type === 'object') return objectText(schema)
  const types = [schema.type ?? 'unknown'].flat()
  return types.map((type) => (type === 'integer' ? 'number' : type)).join(' | ')
}

function objectText({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  const isRecord = Object.keys(properties).length === 0 && additionalProperties
  if (isRecord) return `Record<string, ${textOf(additionalProperties as JsonSchema)}>`
  const lines = Object.entries(properties).map(([name, field]) => {
    const { description } = field as JsonSchema
    const comment = description ? `/** ${description} */\n` : ''
    const mark = required.includes(name) ? '' : '?'
    return `${comment}${name}${mark}: ${textOf(field as JsonSchema)}`
  })
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n}`
}
