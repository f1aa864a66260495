import * as z from 'zod'

/** The parts of a JSON Schema in an OpenAPI document that the tests look at. */
export interface DocumentedSchema {
  $ref?: string
  properties?: Record<string, DocumentedSchema>
  items?: DocumentedSchema
  [word: string]: unknown
}

/** The parts of an OpenAPI 3.1 document that the tests look at. */
export interface OpenApiDocument {
  servers: { url: string }[]
  paths: Record<
    string,
    {
      get?: {
        parameters?: { name: string; schema: DocumentedSchema }[]
        responses: Record<string, { content?: Record<string, { schema: DocumentedSchema }> }>
      }
    }
  >
  components: { schemas: Record<string, DocumentedSchema> }
}

/**
 * Turns a documented schema into a check of real answers: follows references, and allows no
 * undocumented field.
 */
export function checkOf({ components }: OpenApiDocument, documented: DocumentedSchema): z.ZodType {
  const follow = ({ $ref, properties, items, ...rest }: DocumentedSchema): object =>
    $ref
      ? follow(components.schemas[$ref.replace('#/components/schemas/', '')] ?? {})
      : {
          ...rest,
          ...(items && { items: follow(items) }),
          ...(properties && {
            properties: Object.fromEntries(
              Object.entries(properties).map(([name, value]) => [name, follow(value)]),
            ),
            additionalProperties: false,
          }),
        }
  return z.fromJSONSchema(follow(documented) as Parameters<typeof z.fromJSONSchema>[0])
}
