import * as z from 'zod'

/**
 * JSON Schema of OpenAPI 3.1, limited to the keywords that this API needs; anything else is an
 * error.
 */
export interface DocumentedSchema {
  $ref?: string | undefined
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null' | undefined
  properties?: Record<string, DocumentedSchema> | undefined
  required?: string[] | undefined
  items?: DocumentedSchema | undefined
  [word: string]: unknown
}

const schema: z.ZodType<DocumentedSchema> = z.lazy(() =>
  z.strictObject({
    $ref: z
      .string()
      .regex(/^#\/components\/schemas\/[\w.-]+$/)
      .optional(),
    type: z.enum(['object', 'array', 'string', 'integer', 'number', 'boolean', 'null']).optional(),
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
    items: schema.optional(),
    additionalProperties: schema.optional(),
    enum: z.array(z.unknown()).min(1).optional(),
    format: z.string().optional(),
    pattern: z.string().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minLength: z.int().optional(),
    maxLength: z.int().optional(),
    default: z.unknown().optional(),
    example: z.unknown().optional(),
    description: z.string().optional(),
  }),
)

const content = z.record(z.string().regex(/^[a-z]+\/[a-z.+-]+$/), z.strictObject({ schema }))
const response = z.strictObject({ description: z.string().min(1), content: content.optional() })

const parameter = z.strictObject({
  name: z.string().min(1),
  in: z.enum(['query', 'header', 'path', 'cookie']),
  required: z.boolean().optional(),
  description: z.string().optional(),
  schema,
})

const operation = z.strictObject({
  summary: z.string().min(1),
  description: z.string().optional(),
  operationId: z.string().optional(),
  tags: z.array(z.string()).optional(),
  parameters: z.array(parameter).optional(),
  requestBody: z.strictObject({ required: z.boolean().optional(), content }).optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  responses: z.record(z.string().regex(/^([1-5]\d\d|default)$/), response),
})

/**
 * The structure of an OpenAPI 3.1 document: required parts, and nothing that the standard does not
 * know.
 */
export const openApiDocument = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({
    title: z.string().min(1),
    version: z.string().min(1),
    description: z.string().optional(),
    license: z.strictObject({ name: z.string(), url: z.url() }),
  }),
  servers: z.array(z.strictObject({ url: z.url(), description: z.string().optional() })).optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(
      z.enum(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']),
      operation,
    ),
  ),
  webhooks: z.record(z.string(), z.unknown()).optional(),
  components: z
    .strictObject({
      schemas: z.record(z.string().regex(/^[\w.-]+$/), schema).optional(),
      parameters: z.record(z.string(), z.unknown()).optional(),
      securitySchemes: z.record(z.string(), z.unknown()).optional(),
    })
    .optional(),
})

export type OpenApiDocument = z.output<typeof openApiDocument>

/**
 * Turns a documented schema into a check of real answers: follows references, and allows no
 * undocumented field.
 */
export function checkOf(
  document: OpenApiDocument,
  documented: DocumentedSchema | undefined,
): z.ZodType {
  const follow = (each: DocumentedSchema): Record<string, unknown> => {
    if (each.$ref) return follow(named(document, each.$ref))
    const { properties, items, ...rest } = each
    return {
      ...rest,
      ...(items && { items: follow(items) }),
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, value]) => [name, follow(value)]),
        ),
        additionalProperties: false,
      }),
    }
  }
  if (!documented) throw new Error('There is no such schema in the document.')
  return z.fromJSONSchema(follow(documented))
}

/** Lists every reference in the document. */
export const referencesOf = (document: OpenApiDocument): string[] =>
  [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, reference = '']) => reference,
  )

export function named(document: OpenApiDocument, reference: string): DocumentedSchema {
  const found = document.components?.schemas?.[reference.replace('#/components/schemas/', '')]
  if (!found) throw new Error(`The document refers to ${reference}, which it does not have.`)
  return found
}
