import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { announcementSchema } from '../school/kinds/announcement.ts'
import { countLead, leadSentences, leadWords } from '../school/base/sentences.ts'
import { cleanHtml } from '../school/base/clean-html.server.ts'
import { articleCategories, articleSchema } from '../school/kinds/article.ts'
import { newsTopics } from '../school/content/news/news.ts'
import { toPlainText } from '../school/base/plain-text.ts'
import { announcementSlug, newsSlug } from '../school/base/slug.ts'
import { contentKinds } from '../school/kinds/index.ts'
import { referenceKinds } from '../school/kinds/reference-kinds.ts'
import { readStarterReference, starterEntries } from './starter-content.ts'

const news = articleSchema.array().parse(await starterEntries.article.load())
const announcements = announcementSchema.array().parse(await starterEntries.announcement.load())

test('every file belongs to a kind, which accepts it and knows each of its fields', async () => {
  const expectFit = (name: string, schema: z.ZodType, given: unknown) => {
    const { data, error } = schema.safeParse(given)
    expect([name, error?.issues]).toEqual([name, undefined])
    expect([name, data]).toMatchObject([name, given])
  }
  for (const { kind, data } of await readStarterReference()) expectFit(kind.key, kind.schema, data)
  for (const { name, schema } of contentKinds)
    expectFit(`entries/${name}`, schema.array(), await starterEntries[name].load())
  const files = globSync('{category,entries,reference}/*.json', { cwd: import.meta.dirname })
  // Departments, tracks, colleges with courses, and projects.
  expect(files).toHaveLength(referenceKinds.length + 4 + contentKinds.length)
})

/** Expects at most two sentences of together about 30 words. */
function expectLead(text: string) {
  const { words, sentences } = countLead(text)
  const isShort = words <= leadWords + 3 && sentences <= leadSentences
  expect({ text, isShort }).toEqual({ text, isShort: true })
}

interface Described {
  description?: string[]
}

test('the pages begin with a lead of at most two sentences', async () => {
  const texts = (await readStarterReference())
    .map(({ data }) => data as { pageContent?: Described } & Described)
    .flatMap(
      ({ pageContent, description = pageContent?.description }) => description && [description],
    )
    .filter((description) => Array.isArray(description))
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
  test('are marked as samples or name their sources, and lose nothing when cleaned', () => {
    for (const { sample, content } of news) {
      const lastParagraph = content.slice(content.lastIndexOf('<p>'))
      const namesSources = /^<p>Sources?: .+<\/p>$/.test(lastParagraph)
      expect({ content, sample }).toEqual({ content, sample: !namesSources })
      expect(cleanHtml(content)).toBe(content)
      expect(toPlainText(content).length).toBeGreaterThan(100)
    }
  })

  test('begin with a lead of at most two sentences, like the announcements', () => {
    expect(news.filter(({ sample }) => !sample).length).toBeGreaterThan(15)
    for (const { content } of [...news, ...announcements]) {
      const [lead = ''] = /<p>.*?<\/p>/s.exec(content) ?? []
      expectLead(toPlainText(lead))
    }
  })

  test('fill several pages, go back over many years, newest first and undated last', () => {
    expect(news.length).toBeGreaterThanOrEqual(60)
    const dates = news.map(({ publishedOn }) => publishedOn)
    const years = new Set(dates.map((date) => date?.slice(0, 4)))
    expect(years.size).toBeGreaterThanOrEqual(10)
    expectInOrder(
      dates,
      news.map(({ title }) => newsSlug(title)),
    )
    expect(dates.at(-1)).toBeNull()
  })

  test('give every filter something to show, and use no topic that the filter does not offer', () => {
    const categories = new Set(news.map(({ category }) => category))
    expect(categories).toEqual(new Set(articleCategories))
    expect(new Set(news.flatMap(({ topics }) => topics))).toEqual(new Set(newsTopics))
  })
})

test('the starter announcements are samples, fill a list and lose nothing when cleaned', () => {
  for (const { sample, content } of announcements)
    expect([sample, cleanHtml(content)]).toEqual([true, content])
  expect(announcements.length).toBeGreaterThanOrEqual(12)
  const slugs = announcements.map(({ title }) => announcementSlug(title))
  const dates = announcements.map(({ date }) => date)
  expectInOrder(dates, slugs)
  expect(slugs).not.toContain('all')
})
