import { describe, expect, test } from 'vitest'
import { announcementSchema } from '../school/kinds/announcement.ts'
import { countLead, leadSentences, leadWords } from '../school/base/lead.ts'
import { cleanHtml } from '../school/base/clean-html.server.ts'
import { articleCategories, articleSchema } from '../school/kinds/article.ts'
import { newsTopics } from '../school/content/news/topics.ts'
import { toPlainText } from '../school/base/plain-text.ts'
import { siteSettingsSchema } from '../school/kinds/site-settings.ts'
import { announcementSlug, newsSlug } from '../school/base/slug.ts'
import { starterAnnouncements } from './announcements/starter-announcements.ts'
import { starterCategories } from './categories/starter-categories.ts'
import { sustainabilityItems } from './categories/sustainability.ts'
import { starterDepartments } from './learn/departments.ts'
import { starterTracks } from './learn/tracks.ts'
import { starterNews } from './news/starter-news.ts'
import { starterSiteSettings } from './reference/site-settings.ts'

const repeated = (values: readonly string[]) =>
  values.filter((value, place) => values.indexOf(value) < place)

/** Expects at most two sentences of together about 30 words. */
function expectLead(text: string) {
  const { words, sentences } = countLead(text)
  const isShort = words <= leadWords + 3 && sentences <= leadSentences
  expect({ text, isShort }).toEqual({ text, isShort: true })
}

describe('the pages of the starter content', () => {
  const categories = Object.values(starterCategories)
  const texts = [
    ...categories.map(({ pageContent }) => pageContent.description),
    ...categories.flatMap(({ subItems = [] }) => subItems.map(({ description }) => description)),
    ...sustainabilityItems.map(({ description }) => description),
    ...starterDepartments.map(({ description }) => description),
    ...starterTracks.map(({ description }) => description),
  ]

  test('begin with a lead of at most two sentences', () => {
    expect(texts.length).toBeGreaterThan(50)
    for (const [lead = ''] of texts) expectLead(lead)
  })
})

describe('the starter news', () => {
  test('would all be accepted from an editor, and are marked as samples or name their sources', () => {
    for (const article of starterNews) {
      const { sample, content } = articleSchema.parse(article)
      const lastParagraph = content.slice(content.lastIndexOf('<p>'))
      expect({ content, sample }).toEqual({
        content,
        sample: !/^<p>Sources?: .+<\/p>$/.test(lastParagraph),
      })
    }
  })

  test('begin with a lead of at most two sentences, like the announcements', () => {
    expect(starterNews.filter(({ sample }) => !sample).length).toBeGreaterThan(15)
    for (const { content = '' } of [...starterNews, ...starterAnnouncements]) {
      const [lead = ''] = /<p>.*?<\/p>/s.exec(content) ?? []
      expectLead(toPlainText(lead))
    }
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
    expect(newsTopics.filter((topic) => !used.has(topic))).toEqual([])
  })

  test('use no topic that the filter does not offer', () => {
    const offered = new Set<string>(newsTopics)
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
