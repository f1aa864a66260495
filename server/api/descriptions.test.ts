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
    const info = { title: 'Calls', version: '1' }
    const { components, paths } = api.getOpenAPI31Document({ openapi: '3.1.0', info })
    const schemas = components?.schemas as Record<string, { properties: Record<string, Described> }>
    const parameters = paths?.['/api/get-articles.php']?.get?.parameters as {
      name: string
      schema: Described
    }[]
    return { fieldsOf: (name: string) => schemas[name]?.properties ?? {}, parameters }
  }

  test('says what each field holds and each parameter does, except where its name or its values say it', () => {
    const { fieldsOf, parameters } = read()
    const undescribed = (name: string) =>
      Object.entries(fieldsOf(name)).flatMap(([field, { description }]) =>
        description ? [] : field,
      )
    const named = ['ID', 'Title', 'BannerPhoto', 'Category']
    expect(undescribed('Article')).toEqual(named.map((field) => `article${field}`))
    expect(undescribed('Announcement')).toEqual(named.map((field) => `announcement${field}`))
    expect(undescribed('ArticlePage')).toEqual(['data', 'page'])
    expect(undescribed('Photo')).toEqual(['alt'])
    expect(fieldsOf('ArticlePage').limit?.example).toBe(newsPageSize)
    const said = parameters.map(({ name, schema }) => [name, !!schema.description, schema.example])
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
  })
})
