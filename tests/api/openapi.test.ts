import { createConfig, lintFromString } from '@redocly/openapi-core'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { newsPageSize } from '../../school/content/news/read-news.server.ts'
import { shareSite } from '../helpers/shared-site.ts'

/** The parts of a JSON Schema in an OpenAPI document that the tests look at. */
interface DocumentedSchema {
  $ref?: string
  description?: string
  properties?: Record<string, DocumentedSchema>
  items?: DocumentedSchema
  [word: string]: unknown
}

/** The parts of an OpenAPI 3.1 document that the tests look at. */
interface OpenApiDocument {
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
function checkOf({ components }: OpenApiDocument, documented: DocumentedSchema): z.ZodType {
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

const articles = '/api/get-articles.php'
const announcements = '/api/get-announcements.php'

const site = shareSite({ PUBLIC_ORIGIN: 'https://www.school.example' })
let source = ''
let document: OpenApiDocument
beforeAll(async () => {
  source = await (await fetch(`${site.origin}/api/openapi.json`)).text()
  document = JSON.parse(source) as OpenApiDocument
})

const parametersOf = (path: string) => document.paths[path]?.get?.parameters ?? []

describe('the document at /api/openapi.json', () => {
  test('is of this site, and keeps all rules of a linter for such documents, warnings included', async () => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      // get-announcements has no parameter, so no request can be wrong.
      rules: { 'operation-4xx-response': 'off' },
    })
    expect(await lintFromString({ source, config })).toEqual([])
    expect(document.servers).toEqual([{ url: 'https://www.school.example' }])
  })

  test('names the two calls of the specification, and says what each field holds and each parameter does, except where its name or its values say it', () => {
    const said = parametersOf(articles).map(({ name, schema }) => [
      name,
      'description' in schema,
      schema['example'],
    ])
    expect(said).toEqual([
      ['mode', false, undefined],
      ['page', false, 1],
      ['category', true, 'all'],
      ['status', false, 'Published'],
      ['topicFilter', true, 'robotics'],
      ['slug', true, undefined],
      ['articleID', true, undefined],
      ['lang', true, undefined],
    ])
    expect(parametersOf(announcements).map(({ name }) => name)).toEqual(['lang'])
    const fieldsOf = (name: string) => document.components.schemas[name]?.properties ?? {}
    const undescribed = (name: string) =>
      Object.entries(fieldsOf(name)).flatMap(([field, { description }]) =>
        description ? [] : field,
      )
    const named = ['ID', 'Title', 'BannerPhoto', 'Category']
    expect(undescribed('Article')).toEqual(named.map((field) => `article${field}`))
    expect(undescribed('Announcement')).toEqual(named.map((field) => `announcement${field}`))
    expect(undescribed('ArticlePage')).toEqual(['data', 'page'])
    expect(undescribed('Photo')).toEqual(['alt'])
    expect(fieldsOf('ArticlePage').limit?.['example']).toBe(newsPageSize)
  })
})

describe('what is documented is what is answered', () => {
  const checkFor = (path: string, status: number) =>
    checkOf(
      document,
      document.paths[path]?.get?.responses[status]?.content?.['application/json']?.schema ?? {},
    )

  test.each([
    [articles, '', 200],
    [articles, '?page=2&category=Outside+News', 200],
    [articles, '?topicFilter=robotics', 200],
    [articles, '?page=999', 200],
    [articles, '?articleID=1', 200],
    [articles, '?page=0', 400],
    [announcements, '', 200],
  ])('by %s%s, every field and no other', async (path, query, status) => {
    const response = await fetch(site.origin + path + query)
    expect(response.status).toBe(status)
    expect(checkFor(path, status).safeParse(await response.json()).error).toBeUndefined()
  })

  test('for every parameter: its examples and limits are accepted, and what lies beyond is refused', async () => {
    for (const [valuesOf, status, atLeast] of [
      [valuesWithin, 200, 8],
      [valuesBeyond, 400, 5],
    ] as const) {
      const probes = parametersOf(articles).flatMap(({ name, schema }) =>
        valuesOf(schema)
          .filter((value) => typeof value === 'string' || typeof value === 'number')
          .map((value) => new URLSearchParams([[name, `${value}`]]).toString()),
      )
      expect(probes.length).toBeGreaterThan(atLeast)
      for (const probe of probes)
        expect([probe, (await fetch(`${site.origin}${articles}?${probe}`)).status]).toEqual([
          probe,
          status,
        ])
    }
  })
})

const valuesWithin = (schema: DocumentedSchema) => [
  schema['example'],
  schema['minimum'],
  schema['maximum'],
  schema['default'],
]

const valuesBeyond = ({ minimum, maximum, maxLength, ...schema }: DocumentedSchema) => [
  typeof minimum === 'number' && minimum - 1,
  typeof maximum === 'number' && maximum + 1,
  typeof maxLength === 'number' && 'a'.repeat(maxLength + 1),
  (schema['enum'] ?? schema['pattern']) && 'something else',
]

test.each(['/api', '/api/', '/api/nothing', '/api/get-articles', '/api/get-articles.php/x'])(
  '%s is unknown: a 404 as JSON that says where to look',
  async (path) => {
    const response = await fetch(site.origin + path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await response.json()).toEqual({
      error: 'There is no such call. See /api/openapi.json.',
    })
  },
)
