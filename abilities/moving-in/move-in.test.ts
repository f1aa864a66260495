import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../tests/helpers/databases.ts'
import { staffParts } from '../../tests/helpers/staff-api.ts'
import { announcementKind } from '../../school/kinds/announcement.ts'
import { articleKind } from '../../school/kinds/article.ts'
import { moveIn } from './move-in.server.ts'
import { plainFile, type OldEntry, type OldItem } from './old-content.ts'

const loss = (what: string, where: string, reason: string, isExpected = false): OldItem => ({
  is: 'loss',
  what,
  where,
  reason,
  isExpected,
})
const note = loss('comments', '', '1 left out.', true)
const article = (fields: Partial<OldEntry> = {}): OldItem => ({
  is: 'entry',
  entry: {
    kind: articleKind,
    id: '1',
    title: 'Robots',
    where: 'https://old.example/robots',
    fields: { publishedOn: '2024-03-05', category: 'Campus News', topics: [] },
    html: '<p>They\u0007 won.</p>',
    banner: null,
    publishAt: Date.parse('2024-03-05T00:00:00Z'),
    slugs: [],
    paths: ['/robots'],
    notes: [],
    losses: [],
    ...fields,
  },
})

describeOnDatabases('moving in', (given) => {
  /** Moves some items in, of about `total`. */
  const move = async (items: OldItem[], { total = items.length, isDryRun = false } = {}) => {
    const { library } = staffParts(given.database, { now: () => 1 })
    const parts: number[] = []
    const report = await moveIn({
      library,
      source: {
        name: 'https://old.example',
        base: 'https://old.example/',
        total,
        items: (async function* () {
          for (const item of items) yield await Promise.resolve(item)
        })(),
        isMoved: () => false,
        fileAt: plainFile,
      },
      isDryRun,
      onProgress: (part) => parts.push(part),
    })
    return { parts, lines: report.toText(isDryRun).split('\n') }
  }
  const entries = () => given.database.selectFrom('entry').selectAll().orderBy('id').execute()
  const addresses = () => given.database.selectFrom('old_address').selectAll().execute()

  test('says how far it is, never more than all, and names what is lost unless that is expected', async () => {
    expect((await move([note, note, note, note], { total: 4 })).parts).toEqual([0.25, 0.5, 0.75, 1])
    expect((await move([note, note, note], { total: 2 })).parts).toEqual([0.5, 1, 1])
    expect((await move([note], { total: 0 })).parts).toEqual([1])
    expect((await move([note, loss('article', '/there', 'It is too large.')])).lines).toEqual([
      'article: 1 did not come',
      '',
      '  note: comments: 1 left out.',
      '  missing: article /there: It is too large.',
    ])
  })

  test('takes an entry once, and says so of those that are here already', async () => {
    expect((await move([article()])).lines).toEqual(['article: 1 came over'])
    expect(await entries()).toMatchObject([
      { title: 'Robots', status: 'published', content: '<p>They won.</p>' },
    ])
    expect((await move([article()])).lines).toEqual(['article: 1 here already'])
    await given.database.updateTable('entry').set({ status: 'trashed' }).execute()
    expect((await move([article()])).lines.at(-1)).toBe(
      '  already here: article “Robots” https://old.example/robots: It is in the trash here, and stays there.',
    )
  })

  test('says in a dry run what would come, and stores nothing', async () => {
    const wrong = article({ id: '2', title: 'No category', fields: {} })
    const { lines } = await move([article(), wrong], { isDryRun: true })
    expect(lines[0]).toBe('article: 1 would come, 1 would not come')
    expect(await entries()).toEqual([])
  })

  test('names what an entry lost, also when it is moved again', async () => {
    const draft: Partial<OldEntry> = {
      id: '2',
      title: 'x'.repeat(201),
      kind: announcementKind,
      fields: { date: '2025-01-02', category: 'Advisory' },
      publishAt: null,
    }
    const items = [article({ losses: ['No picture.'], notes: ['A note.'] }), article(draft)]
    const { lines } = await move(items)
    expect(lines).toEqual([
      'article: 1 came over incomplete',
      'announcement: 1 came over',
      '',
      '  incomplete: article “Robots” https://old.example/robots: A note. No picture.',
      expect.stringContaining('Its title is shortened to 200 characters.'),
    ])
    expect((await entries())[1]).toMatchObject({ status: 'draft' })
    const again = (await move(items)).lines
    expect(again.slice(0, 2)).toEqual([lines[0], 'announcement: 1 here already'])
    expect(again.at(-1)).toContain('No picture.')
  })

  test('makes old addresses lead to others within the site', async () => {
    await move([{ is: 'redirect', from: '/Old/', to: '/new' }])
    const rows = await addresses()
    expect(rows).toMatchObject([
      { source: 'old.example', path: '/old', leads_to: 'path', target: '/new' },
    ])
    await move([{ is: 'redirect', from: '/other', to: '/new' }], { isDryRun: true })
    expect(await addresses()).toEqual(rows)
  })
})
