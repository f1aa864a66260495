import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { toPlainText } from '../school/base/plain-text.ts'
import {
  categoryKind,
  categoryNames,
  type CategoryName,
  type PageBelow,
} from '../school/kinds/category.ts'
import { sustainabilityOfficeKey } from '../school/kinds/sustainability.ts'
import starterAnnouncements from './entries/announcement.json' with { type: 'json' }
import starterNews from './entries/article.json' with { type: 'json' }
import starterEvents from './entries/event.json' with { type: 'json' }
import starterResearch from './entries/research.json' with { type: 'json' }
import starterServiceArticles from './entries/service-article.json' with { type: 'json' }
import { readStarterReference } from './starter-content.ts'

const reference = await readStarterReference()

/** The pages of a kind below a document. */
const pagesBelow = (parent: string) =>
  reference
    .filter(({ place }) => place?.parent === parent)
    .map(({ kind, data }) => kind.schema.parse(data) as PageBelow)

const readCategory = (name: CategoryName) => {
  const kind = categoryKind(name)
  const found = reference.find(({ kind: { key } }) => key === kind.key)
  return { ...kind.schema.parse(found?.data), subItems: pagesBelow(kind.key) }
}

interface Story {
  title: string
  text: string
}

/** The text of a story, one block (paragraph, heading, item of a list) per line. */
const blocksOf = (html: string) =>
  html
    .split(/<\/(?:p|li|h2|h3|td|th)>/)
    .map((block) => toPlainText(block).trim())
    .filter(Boolean)
    .join('\n')

const stories: readonly Story[] = [
  ...[...starterNews, ...starterAnnouncements, ...starterEvents, ...starterResearch].map(
    ({ title, content }) => ({ title, text: blocksOf(content.join('\n')) }),
  ),
  ...starterServiceArticles.map(({ title, paragraphs }) => ({
    title,
    text: paragraphs.join('\n'),
  })),
]

/** The English texts of all pages but the privacy notice, whose sentences follow the law. */
const pages = reference
  .filter(({ kind }) => kind.key !== 'category/dataPrivacyPolicy')
  .map(({ kind, data }) => {
    const lines: unknown[] = []
    JSON.stringify(data, (key, value: unknown) => {
      if (typeof value === 'string') lines.push(value)
      return key === 'fil' ? undefined : value
    })
    return { title: kind.key, text: lines.join('\n') }
  })

/** Points that end no sentence. */
const abbreviations = /\b(Dr|Sr|Jr|Mrs?|Ms|Inc|St|No|[A-Za-z]\.[a-z]|[A-Z])\./g
const sentencesOf = (text: string) =>
  text
    .split('\n')
    .flatMap((block) => block.replaceAll(abbreviations, '$1').split(/(?<=[.?!:][”"')]*)\s/))

const wordsOf = (sentence: string) => sentence.split(/\s+/).filter(Boolean).length

describe('the starter stories can be read by a Grade 7 pupil', () => {
  test('no sentence is longer than 25 words, and those of a story have fifteen or fewer on average', () => {
    expect(stories.length).toBeGreaterThan(110)
    for (const { title, text } of [...stories, ...pages]) {
      const sentences = sentencesOf(text)
      const tooLong = sentences.filter((sentence) => wordsOf(sentence) > 25)
      expect([title, tooLong]).toEqual([title, []])
      expect(wordsOf(text) / sentences.length, `words in ${title}`).toBeLessThanOrEqual(15)
    }
  })

  test('nothing is guessed, and dates are written as in the United States', () => {
    const guesses = /\b(?:seems?|seemed|likel(?:y|ier)|probably|apparently|presumably|no doubt)\b/i
    const dayFirst =
      /\b\d{1,2} (?:January|February|April|June|July|August|September|October|November|December)\b/
    const shortYear = /\b20\d\d[-–]\d\d\b(?!-)|\bA\.Y\. 20|\b20\d\d-20\d\d\b/
    expect(stories.filter(({ text }) => guesses.test(text))).toEqual([])
    const wrong = ({ title, text }: Story) =>
      dayFirst.test(`${title} ${text}`) || shortYear.test(text)
    expect([...stories, ...pages].filter(wrong)).toEqual([])
  })
})

test('simbang gabi has the same days and one hour wherever it is mentioned', () => {
  const { subItems } = readCategory('spirituality')
  const described = [
    ...stories,
    ...subItems.map(({ title, description, sections }) => ({
      title,
      text: [description, ...sections.flatMap(({ points }) => points)].flat().join('\n'),
    })),
  ].filter(({ title, text }) => /simbang gabi/i.test(title + text))
  expect(described.length).toBeGreaterThan(3)
  const event = starterEvents.find(({ title }) => title === 'Simbang gabi')
  expect([event?.startsAt, event?.repeat?.until]).toEqual(['2026-12-16T04:30', '2026-12-24'])
  const hours = described.flatMap(({ text }) =>
    [...text.matchAll(/\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b|\b\d{1,2}:\d\d\b/gi)].map(([hour]) => hour),
  )
  expect(hours).toEqual([])
})

test('the starter pictures exist, no two stories, pages of Meaning and Innovations, or pages of a section have the same, and robots stand for the titles', () => {
  const folder = join(import.meta.dirname, '../public')
  const categories = categoryNames.map(readCategory)
  const pages = (['meaning', 'innovationAndResearch'] as const).map(readCategory)
  for (const pictures of [
    [
      ...starterNews.map(({ bannerImage }) => bannerImage),
      ...pages.flatMap(({ subItems }) => subItems.map(({ headerImg }) => headerImg)),
    ],
    pagesBelow(sustainabilityOfficeKey).map(({ headerImg }) => headerImg),
    ...categories.map(({ headerContent, subItems }) =>
      [headerContent.bannerLink].concat(subItems.map(({ headerImg }) => headerImg)),
    ),
  ]) {
    const shown = pictures.flatMap((picture) => picture ?? [])
    expect(shown.filter((picture) => !existsSync(join(folder, picture)))).toEqual([])
    expect(shown).toEqual([...new Set(shown)])
  }
  for (const year of ['2010', '2011', '2012', '2013', '2019', '2020']) {
    const ofYear = starterNews.filter(({ publishedOn }) => publishedOn?.startsWith(year))
    const robot = expect.stringContaining(`/images/robots/${year}-`) as unknown
    expect(ofYear.map(({ bannerImage }) => bannerImage)).toContainEqual(robot)
  }
})

test('the privacy page says what the question form stores, who reads it, for how long, and how to erase it', () => {
  const { pageContent } = readCategory('dataPrivacyPolicy')
  const text = (heading: string) => {
    const section = pageContent.sections.find((each) => each.heading === heading)
    return [...(section?.paragraphs ?? []), ...(section?.points ?? [])].join(' ')
  }
  expect(text('What we collect')).toMatch(/‘Ask us’.*name.*e-mail.*phone.*level.*PDF.*under 18/)
  expect(text('Who receives it')).toMatch(/‘Ask us’ is read by the administrators.*office/)
  expect(text('How long we keep it')).toMatch(
    /six months after it was closed.*PDF is deleted with it/,
  )
  expect(text('How to use them')).toMatch(/‘Ask us’.*erase it/)
  expect(text('Cookies and browser storage on this website')).toMatch(/counts .*without cookies/)
})
