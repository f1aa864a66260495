import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  checkOf,
  named,
  openApiDocument,
  referencesOf,
  type DocumentedSchema,
  type OpenApiDocument,
} from '../helpers/open-api.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'

let site: TestSite
let document: OpenApiDocument
beforeAll(async () => {
  site = await startTestSite({ PUBLIC_ORIGIN: 'https://www.school.example' })
  document = openApiDocument.parse(await (await fetch(`${site.origin}/api/openapi.json`)).json())
})
afterAll(() => site.stop())

const schemaOf = (path: string, status: string) =>
  document.paths[path]?.get?.responses[status]?.content?.['application/json']?.schema

describe('the document at /api/openapi.json', () => {
  test('is an OpenAPI 3.1 document of this site, as JSON', async () => {
    const response = await fetch(`${site.origin}/api/openapi.json`)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(openApiDocument.safeParse(await response.json()).error).toBeUndefined()
    expect(document.servers).toEqual([{ url: 'https://www.school.example' }])
  })

  test('has every schema that it refers to', () => {
    const references = referencesOf(document)
    expect(references.length).toBeGreaterThan(3)
    for (const reference of references) expect(named(document, reference).type).toBeDefined()
  })

  test('names the two calls of the specification, with their parameters', () => {
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/api/get-articles.php', '/api/get-announcements.php']),
    )
    const parameters = document.paths['/api/get-articles.php']?.get?.parameters?.map(
      ({ name }) => name,
    )
    expect(parameters).toEqual(
      expect.arrayContaining(['mode', 'page', 'category', 'status', 'topicFilter']),
    )
    const ofAnnouncements = document.paths['/api/get-announcements.php']?.get?.parameters
    expect(ofAnnouncements?.map(({ name }) => name)).toEqual(['lang'])
  })

  test('requires only properties that it describes', () => {
    for (const { properties, required } of Object.values(document.components?.schemas ?? {})) {
      expect(Object.keys(properties ?? {})).toEqual(expect.arrayContaining(required ?? []))
    }
  })
})

describe('what is documented is what is answered', () => {
  test.each([
    '',
    '?page=2&category=Outside+News',
    '?topicFilter=robotics',
    '?page=999',
    '?articleID=1',
  ])('by get-articles%s, every field and no other', async (query) => {
    const answer: unknown = await (
      await fetch(`${site.origin}/api/get-articles.php${query}`)
    ).json()
    expect(
      checkOf(document, schemaOf('/api/get-articles.php', '200')).safeParse(answer).error,
    ).toBeUndefined()
  })

  test('by get-announcements, every field and no other', async () => {
    const answer: unknown = await (await fetch(`${site.origin}/api/get-announcements.php`)).json()
    const check = checkOf(document, schemaOf('/api/get-announcements.php', '200'))
    expect(check.safeParse(answer).error).toBeUndefined()
    expect(check.safeParse([{ announcementID: '1' }]).success).toBe(false)
  })

  test('by a refusal of get-articles', async () => {
    const response = await fetch(`${site.origin}/api/get-articles.php?page=0`)
    expect(response.status).toBe(400)
    const check = checkOf(document, schemaOf('/api/get-articles.php', '400'))
    expect(check.safeParse(await response.json()).error).toBeUndefined()
  })

  test('for every parameter: its examples and limits are accepted, and what lies beyond is refused', async () => {
    const statusOf = async ({ name, value }: Probe) =>
      (
        await fetch(
          `${site.origin}/api/get-articles.php?${new URLSearchParams([[name, value]]).toString()}`,
        )
      ).status
    const parameters = document.paths['/api/get-articles.php']?.get?.parameters ?? []
    const allowed = parameters.flatMap(({ name, schema }) => probes(name, valuesWithin(schema)))
    const refused = parameters.flatMap(({ name, schema }) => probes(name, valuesBeyond(schema)))
    expect(allowed.length).toBeGreaterThan(8)
    expect(refused.length).toBeGreaterThan(5)
    for (const probe of allowed)
      expect({ probe, status: await statusOf(probe) }).toEqual({ probe, status: 200 })
    for (const probe of refused)
      expect({ probe, status: await statusOf(probe) }).toEqual({ probe, status: 400 })
  })
})

interface Probe {
  name: string
  value: string
}

const probes = (name: string, values: unknown[]): Probe[] =>
  values.flatMap((value) =>
    typeof value === 'string' || typeof value === 'number' ? { name, value: `${value}` } : [],
  )

const valuesWithin = ({ example, minimum, maximum, default: standard }: DocumentedSchema) => [
  example,
  minimum,
  maximum,
  standard,
]

const valuesBeyond = ({
  minimum,
  maximum,
  maxLength,
  enum: choices,
  pattern,
}: DocumentedSchema) => [
  typeof minimum === 'number' && minimum - 1,
  typeof maximum === 'number' && maximum + 1,
  typeof maxLength === 'number' && 'a'.repeat(maxLength + 1),
  (choices ?? pattern) && 'something else',
]

describe('an unknown address under /api', () => {
  test.each(['/api', '/api/', '/api/nothing', '/api/get-articles', '/api/get-articles.php/x'])(
    '%s is a 404 as JSON that says where to look',
    async (path) => {
      const response = await fetch(site.origin + path)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toMatch(/^application\/json/)
      expect(await response.json()).toEqual({
        error: 'There is no such call. See /api/openapi.json.',
      })
    },
  )
})
