import { describe, expect, test } from 'vitest'
import { announcementSchema } from '../school/kinds/announcement.ts'
import { cleanHtml } from '../school/base/clean-html.server.ts'
import { articleCategories, articleSchema } from '../school/kinds/article.ts'
import { newsTopics } from '../school/content/news/topics.ts'
import { toPlainText } from '../school/base/plain-text.ts'
import { siteSettingsSchema } from '../school/kinds/site-settings.ts'
import { announcementSlug, newsSlug } from '../school/base/slug.ts'
import { starterAnnouncements } from './announcements/starter-announcements.ts'
import { starterNews } from './news/starter-news.ts'
import { starterSiteSettings } from './reference/site-settings.ts'

const repeated = (values: readonly string[]) =>
  values.filter((value, place) => values.indexOf(value) < place)

describe('the starter news', () => {
  test('would all be accepted from an editor, and are marked as samples', () => {
    for (const article of starterNews)
      expect(articleSchema.parse(article)).toMatchObject({ sample: true })
  })

  test('fill several pages and go back over many years', () => {
    expect(starterNews.length).toBeGreaterThanOrEqual(60)
    const years = new Set(starterNews.map(({ publishedOn }) => publishedOn?.slice(0, 4)))
    expect(years.size).toBeGreaterThanOrEqual(10)
  })

  test('give every filter something to show', () => {
    for (const category of articleCategories) {
      expect(starterNews.filter((article) => article.category === category).length).toBeGreaterThan(
        0,
      )
    }
    const used = new Set(starterNews.flatMap(({ topics }) => topics ?? []))
    expect(newsTopics.filter(({ value }) => !used.has(value)).map(({ value }) => value)).toEqual([])
  })

  test('use no topic that the filter does not offer', () => {
    const offered = new Set(newsTopics.map(({ value }) => value))
    expect(
      starterNews.flatMap(({ topics }) => topics ?? []).filter((topic) => !offered.has(topic)),
    ).toEqual([])
  })

  test('are written newest first and undated last', () => {
    const dates = starterNews.map(({ publishedOn }) => publishedOn ?? '')
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(dates.at(-1)).toBe('')
  })

  test('have titles that make addresses of their own', () => {
    expect(repeated(starterNews.map(({ title }) => newsSlug(title)))).toEqual([])
  })

  test('lose nothing when their HTML is cleaned, and say something', () => {
    for (const { content } of starterNews) {
      expect(cleanHtml(content)).toBe(content)
      expect(toPlainText(content).length).toBeGreaterThan(100)
    }
  })
})

describe('the starter announcements', () => {
  test('would all be accepted from an editor, and are marked as samples', () => {
    for (const announcement of starterAnnouncements) {
      expect(announcementSchema.parse(announcement)).toMatchObject({ sample: true })
    }
  })

  test('are enough for a preview and a full list', () => {
    expect(starterAnnouncements.length).toBeGreaterThanOrEqual(12)
  })

  test('are written newest first, with addresses of their own', () => {
    const dates = starterAnnouncements.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    const slugs = starterAnnouncements.map(({ title }) => announcementSlug(title))
    expect(repeated(slugs)).toEqual([])
    expect(slugs).not.toContain('all')
  })

  test('lose nothing when their HTML is cleaned', () => {
    for (const { content = '' } of starterAnnouncements) expect(cleanHtml(content)).toBe(content)
  })
})

test('the starter settings of the site would be accepted from an editor', () => {
  expect(siteSettingsSchema.parse(starterSiteSettings)).toMatchObject(starterSiteSettings)
})
