import { beforeAll, describe, expect, test } from 'vitest'
import { inLanguage } from '../../school/base/filipino.ts'
import { searchedPages } from '../../school/kinds/define-reference-kind.ts'
import { findReferenceKind, referenceKinds } from '../../school/kinds/reference-kinds.ts'
import { sustainabilityOfficeKey } from '../../school/kinds/sustainability.ts'
import { bothWordsIn, inBothLanguages, wordsIn } from '../helpers/every-text.ts'
import { readSite } from '../helpers/read-site.ts'
import { shareSite } from '../helpers/shared-site.ts'
import { staffCalls } from '../helpers/staff-calls.ts'

const site = shareSite()
let staff: Awaited<ReturnType<typeof staffCalls>>

/** A page of each kind, with what is known of its parent. */
const pages: readonly [key: string, parent: string, data: object][] = [
  ['department/pgs', 'category/exploreOurSchool', {}],
  ['track/shs/stem', 'department/shs', {}],
  ['college-department/college/ccs', 'department/college', {}],
  ['course/ccs/bscs', 'college-department/college/ccs', { tag: 'ccs', title: 'College' }],
  ['page/meaning/vision', 'category/meaning', { headerContent: { title: 'Meaning' } }],
  ['project/dyci-sustainability-office/energy', sustainabilityOfficeKey, {}],
]

const kinds = [
  ...referenceKinds,
  ...pages.flatMap(([key, parent, data]) => findReferenceKind(key, { key: parent, data }) ?? []),
]

/** The reference content of the site, by its key: as it was saved first, and as visitors read it. */
const saved = new Map<string, { first: unknown; data: unknown; revision: number }>()

const contentOf = (key: string) => {
  const content = saved.get(key)
  if (!content) throw new Error(`${key} was not saved.`)
  return content
}

const pathOf = (key: string) => `entries/reference/${encodeURIComponent(key)}`

/** Content that a page needs beside a text to show it, by key of the reference content. */
const shownWith: Record<string, object> = {
  alert: { link: '/contact-us' },
  'contact-directory': { college: [{ department: 'Clinic', tag: 'clinic', phone: '044 1234' }] },
}

/** The words of all texts on the English pages, and on the Filipino ones. */
const shown = { en: new Set<string>(), fil: new Set<string>() }

function keepWords(words: Set<string>, text: string) {
  for (const language of ['word', 'salita'] as const)
    for (const word of wordsIn(text, language)) words.add(word)
}

const toFilipino = (path: string) => (path === '/' ? '/fil' : `/fil${path}`)

beforeAll(async () => {
  staff = await staffCalls(site, 'administrator')
  for (const { key, schema } of kinds) {
    const { data, revision } = await staff.call(pathOf(key))
    const start = { ...(data as object), ...shownWith[key] }
    const first = inBothLanguages(schema, shownWith[key] ? start : data)
    const save = await staff.call(`${pathOf(key)}/commands`, {
      action: 'publish',
      data: first,
      basedOn: revision,
    })
    const next = inBothLanguages(schema, first)
    const { data: published } = await staff.call(`${pathOf(key)}/commands`, {
      action: 'publish',
      data: next,
      basedOn: save.revision,
    })
    saved.set(key, { first: save.data, data: published, revision: save.revision })
  }
})

beforeAll(async () => {
  const addresses = new Set(
    kinds.flatMap((kind) => {
      const data = kind.schema.parse(contentOf(kind.key).data)
      return [kind.page, ...kind.parts(data).map(({ address }) => address)]
    }),
  )
  const more = ['/admissions/pgs', '/admissions/jhs', '/admissions/shs', '/admissions/college']
  const english = [...addresses, ...more]
  for (const { text } of await readSite(site, english)) keepWords(shown.en, text)
  for (const { text } of await readSite(site, english.map(toFilipino))) keepWords(shown.fil, text)
})

test('visitors read nearly all texts of reference content', () => {
  const texts = [...saved.values()].flatMap(({ data }) => bothWordsIn(data))
  const read = texts.filter(({ english }) => shown.en.has(english))
  expect(read.length).toBeGreaterThan(700)
  expect(read.length / texts.length).toBeGreaterThan(0.9)
})

describe.each(kinds)('the Filipino of $key', (kind) => {
  const { key } = kind

  test('is on the Filipino pages wherever the English is on the English ones, and nowhere else', () => {
    const texts = bothWordsIn(contentOf(key).data)
    const inEnglish = texts.filter(({ english }) => shown.en.has(english))
    const inFilipino = texts.filter(({ filipino }) => shown.fil.has(filipino))
    expect(inFilipino).toEqual(inEnglish)
    expect(texts.filter(({ english }) => shown.fil.has(english))).toEqual([])
    expect(texts.filter(({ filipino }) => shown.en.has(filipino))).toEqual([])
  })

  test('is found by Filipino words, under its Filipino title', async () => {
    const data = kind.schema.parse(contentOf(key).data)
    for (const page of searchedPages(kind, inLanguage(data, 'fil'), 'fil')) {
      const [word = 'none'] = wordsIn(page.text, 'salita')
      const [answer] = await readSite(site, [`/fil/search?q=${word}`])
      const main = /<main[\s\S]*<\/main>/.exec(answer?.text ?? '')?.[0]
      expect.soft(main, word).toContain(`href="${toFilipino(page.address)}"`)
      for (const title of wordsIn(page.title, 'salita')) expect.soft(main).toContain(title)
    }
  })

  test('comes back with an earlier revision, and is shown by a preview of it', async () => {
    const { first, revision } = contentOf(key)
    const { data } = await staff.call(`${pathOf(key)}/revisions/${revision}`)
    expect(data).toEqual(first)
    const reverted = await staff.call(`${pathOf(key)}/commands`, { action: 'revert', revision })
    expect(reverted.data).toEqual(first)
    const { url } = await staff.call('previews', { subject: 'reference', id: key })
    const [english, filipino] = await readSite(site, [url, `/fil${url}`])
    const texts = bothWordsIn(first)
    const previewed = texts.filter((each) => filipino?.text.includes(each.filipino))
    expect(previewed.length > 0).toBe(texts.length > 0)
    expect(previewed.filter((each) => filipino?.text.includes(each.english))).toEqual([])
    expect(texts.filter((each) => english?.text.includes(each.filipino))).toEqual([])
    await staff.call(`${pathOf(key)}/commands`, { action: 'discard' })
  })
})
