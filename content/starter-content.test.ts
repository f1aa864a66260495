import { describe, expect, test } from 'vitest'
import { announcementSchema } from '../school/kinds/announcement.ts'
import { countLead, leadSentences, leadWords } from '../school/base/lead.ts'
import { cleanHtml } from '../school/base/clean-html.server.ts'
import { articleCategories, articleSchema } from '../school/kinds/article.ts'
import { newsTopics } from '../school/content/news/topics.ts'
import { toPlainText } from '../school/base/plain-text.ts'
import { announcementSlug, newsSlug } from '../school/base/slug.ts'
import { starterAnnouncements } from './announcements/starter-announcements.ts'
import { starterCategories } from './categories/starter-categories.ts'
import { sustainabilityItems } from './categories/sustainability.ts'
import { starterDepartments } from './learn/departments.ts'
import { starterTracks } from './learn/tracks.ts'
import { starterNews } from './news/starter-news.ts'

/** Expects at most two sentences of together about 30 words. */
function expectLead(text: string) {
  const { words, sentences } = countLead(text)
  const isShort = words <= leadWords + 3 && sentences <= leadSentences
  expect({ text, isShort }).toEqual({ text, isShort: true })
}

test('the pages begin with a lead of at most two sentences', () => {
  const categories = Object.values(starterCategories)
  const texts = [
    ...categories.map(({ pageContent }) => pageContent),
    ...categories.flatMap(({ subItems = [] }) => subItems),
    ...sustainabilityItems,
    ...starterDepartments,
    ...starterTracks,
  ].map(({ description }) => description)
  expect(texts.length).toBeGreaterThan(50)
  for (const [lead = ''] of texts) expectLead(lead)
})

/** Expects that entries are newest first and undated last, each with an address of its own. */
function expectInOrder(dates: (string | null | undefined)[], slugs: string[]) {
  const days = dates.map((date) => date ?? '')
  expect(days).toEqual(days.toSorted().toReversed())
  expect(slugs.filter((slug, place) => slugs.indexOf(slug) < place)).toEqual([])
}

describe('the starter news', () => {
  test('would all be accepted from an editor, and are marked as samples or name their sources', () => {
    for (const article of starterNews) {
      const { sample, content } = articleSchema.parse(article)
      const lastParagraph = content.slice(content.lastIndexOf('<p>'))
      const namesSources = /^<p>Sources?: .+<\/p>$/.test(lastParagraph)
      expect({ content, sample }).toEqual({ content, sample: !namesSources })
      expect(cleanHtml(content)).toBe(content)
      expect(toPlainText(content).length).toBeGreaterThan(100)
    }
  })

  test('begin with a lead of at most two sentences, like the announcements', () => {
    expect(starterNews.filter(({ sample }) => !sample).length).toBeGreaterThan(15)
    for (const { content = '' } of [...starterNews, ...starterAnnouncements]) {
      const [lead = ''] = /<p>.*?<\/p>/s.exec(content) ?? []
      expectLead(toPlainText(lead))
    }
  })

  test('fill several pages, go back over many years, newest first and undated last', () => {
    expect(starterNews.length).toBeGreaterThanOrEqual(60)
    const dates = starterNews.map(({ publishedOn }) => publishedOn)
    const years = new Set(dates.map((date) => date?.slice(0, 4)))
    expect(years.size).toBeGreaterThanOrEqual(10)
    expectInOrder(
      dates,
      starterNews.map(({ title }) => newsSlug(title)),
    )
    expect(dates.at(-1)).toBeNull()
  })

  test('give every filter something to show, and use no topic that the filter does not offer', () => {
    const categories = new Set(starterNews.map(({ category }) => category))
    expect(categories).toEqual(new Set(articleCategories))
    const used = new Set(starterNews.flatMap(({ topics }) => topics ?? []))
    expect(used).toEqual(new Set(newsTopics))
  })
})

test('the starter announcements would be accepted as samples, fill a list and lose nothing when cleaned', () => {
  for (const announcement of starterAnnouncements) {
    expect(announcementSchema.parse(announcement)).toMatchObject({ sample: true })
    expect(cleanHtml(announcement.content ?? '')).toBe(announcement.content ?? '')
  }
  expect(starterAnnouncements.length).toBeGreaterThanOrEqual(12)
  const slugs = starterAnnouncements.map(({ title }) => announcementSlug(title))
  expectInOrder(
    starterAnnouncements.map(({ date }) => date),
    slugs,
  )
  expect(slugs).not.toContain('all')
})
