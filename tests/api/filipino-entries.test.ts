import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayInManila } from '../../school/base/dates.ts'
import { fieldsOf } from '../../school/content/editing/cells.ts'
import { readTable } from '../../school/content/editing/import-table.ts'
import { contentKinds, type KindName } from '../../school/kinds/index.ts'
import { bothWordsIn, inBothLanguages, type BothWords } from '../helpers/every-text.ts'
import { readSite } from '../helpers/read-site.ts'
import { shareSite } from '../helpers/shared-site.ts'
import { staffCalls } from '../helpers/staff-calls.ts'

const today = dayInManila(new Date())
const soon = addDays(today, 7)

/** Fields that an entry of each kind needs beside its texts. */
const needed: Record<KindName, object> = {
  article: { publishedOn: today, category: 'Campus News', topics: ['kalusugan', 'pamilya'] },
  announcement: { date: today },
  'class-notice': {
    state: 'no-classes',
    levels: ['jhs'],
    day: today,
    lastDay: soon,
    reason: 'other',
    otherReason: { en: 'word80001', fil: 'salita80001' },
    ownHeadline: { en: 'word80002', fil: 'salita80002' },
    ownMessage: { en: 'word80003', fil: 'salita80003' },
  },
  event: { startsAt: `${soon}T08:00`, endsAt: `${soon}T12:00` },
  research: { group: 'jhs', date: today },
  'service-article': { datePublished: today },
}

/** The texts of a class notice, which writes both languages from one choice and so keeps them together. */
const noticeTexts: BothWords[] = ['ownHeadline', 'ownMessage'].map((path, place) => ({
  path,
  english: `word8000${place + 2}`,
  filipino: `salita8000${place + 2}`,
}))

const site = shareSite()
let editor: Awaited<ReturnType<typeof staffCalls>>

beforeAll(async () => {
  editor = await staffCalls(site, 'administrator')
})

const read = async (path: string) => (await readSite(site, [path]))[0]?.text ?? ''
const mainOf = (page: string) => /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? ''

/** The words of a page, without addresses, which have the English title. */
const textOf = (page: string) =>
  mainOf(page).replaceAll(/<script[\s\S]*?<\/script>|https?:[^<\s]*|<[^>]*>/g, ' ')

const textsOf = (content: unknown) => {
  const texts = bothWordsIn(content)
  return texts.length > 0 ? texts : noticeTexts
}

describe.each(contentKinds)('the Filipino of an entry: $name', (kind) => {
  const { name } = kind
  let entry: { id: number; data: unknown }
  let texts: BothWords[]

  beforeAll(async () => {
    const { id } = await editor.call(`entries/${name}`, {
      data: inBothLanguages(kind.schema, needed[name]),
    })
    entry = await editor.call(`entries/${name}/${id}/commands`, { action: 'publish' })
    texts = textsOf(entry.data)
  })

  test('is found by its words, and read on the Filipino page alone', async () => {
    expect(texts.length).toBeGreaterThan(1)
    const [word = 'none'] = texts.map(({ filipino }) => filipino)
    const found = mainOf(await read(`/fil/search?q=${word}`))
    const [, mark, address = 'none'] = /<h3( lang="en")?><a href="\/fil([^"]*)">/.exec(found) ?? []
    expect(mark).toBeUndefined()
    expect(found).toContain(`<mark>${word}</mark>`)
    const [english, filipino] = await Promise.all([read(address), read(`/fil${address}`)])
    for (const text of texts) {
      expect.soft(mainOf(english), text.path).toContain(text.english)
      expect.soft(mainOf(filipino), text.path).toContain(text.filipino)
      // The page of a class notice says it in both languages.
      if (name === 'class-notice') continue
      expect.soft(filipino).not.toMatch(/<(h1|div)[^>]* lang="en"/)
      expect.soft(english, text.path).not.toContain(text.filipino)
      expect.soft(textOf(filipino), text.path).not.toContain(text.english)
    }
  })

  test('is previewed', async () => {
    const { url } = await editor.call('previews', { subject: name, id: entry.id })
    const [inEnglish, preview] = await Promise.all([read(url), read(`/fil${url}`)])
    for (const { path, english, filipino } of texts) {
      expect.soft(inEnglish, path).toContain(english)
      expect.soft(preview, path).toContain(filipino)
    }
  })

  test.each(['csv', 'json'] as const)('comes back from an export: %s', async (format) => {
    const file = await editor.request(`entries/${name}/export?format=${format}`)
    const bytes = new TextEncoder().encode(file).buffer
    const { rows } = readTable(bytes, `entries.${format}`, fieldsOf(kind))
    const [, word = 'none'] = texts.map(({ filipino }) => filipino)
    const row = rows.find((each) => JSON.stringify(each.fields).includes(word))
    expect(await editor.call(`entries/${name}/import`, { rows: [row] })).toMatchObject({
      created: 1,
    })
    const drafts = await editor.call(`entries/${name}?state=draft`)
    const [newest] = (drafts.data as { id: number }[]).toSorted((a, b) => b.id - a.id)
    const imported = await editor.call(`entries/${name}/${newest?.id}`)
    expect(imported.data).toEqual(entry.data)
  })
})
