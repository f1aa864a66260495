import { OpenAPIHono } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { newsPageSize } from '../../school/content/news/read-news.server.ts'
import { describeOnDatabases } from '../../tests/helpers/databases.ts'
import { sourceOf } from '../../tests/helpers/content-source.ts'
import { announcementsApi } from './announcements.ts'
import { newsApi } from './news.ts'

interface Described {
  description?: string
  example?: unknown
}

describeOnDatabases('the description of the public calls', (given) => {
  const read = () => {
    const { source } = sourceOf(given.database)
    const api = new OpenAPIHono().route('/', newsApi(source)).route('/', announcementsApi(source))
    const document = api.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: 'Calls', version: '1' },
    })
    const schemas = document.components?.schemas ?? {}
    const fieldsOf = (name: string) =>
      Object.entries((schemas[name] as { properties?: Record<string, Described> }).properties ?? {})
    const parameters = (document.paths?.['/api/get-articles.php']?.get?.parameters ?? []) as {
      name: string
      schema: Described
    }[]
    return { fieldsOf, parameters }
  }

  test.each([
    ['Article', ['articleID', 'articleTitle', 'articleBannerPhoto', 'articleCategory']],
    [
      'Announcement',
      ['announcementID', 'announcementTitle', 'announcementBannerPhoto', 'announcementCategory'],
    ],
    ['ArticlePage', ['data', 'page']],
    ['Photo', ['alt']],
  ])('says what each field of %s holds, except where its name says it', (schema, named) => {
    const undescribed = read()
      .fieldsOf(schema)
      .filter(([, { description }]) => !description)
    expect(undescribed.map(([name]) => name)).toEqual(named)
  })

  test('says what each parameter does, by its values or in words', () => {
    const said = read().parameters.map(({ name, schema }) => [
      name,
      schema.description !== undefined,
      schema.example,
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
    const limit = new Map(read().fieldsOf('ArticlePage')).get('limit')
    expect(limit?.example).toBe(newsPageSize)
  })
})
