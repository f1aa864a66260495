import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { noon, putArticle } from '../../../tests/helpers/entries.ts'
import { openContentApi } from '../../../tests/helpers/content-api.ts'

const row = (number: number, fields: object = {}) => ({
  row: number,
  fields: {
    title: `Row ${number}`,
    content: '<p>x</p>',
    category: 'Campus News',
    topics: 'STEM, robotics',
    ...fields,
  },
})

describeOnDatabases('importing a table', (given) => {
  const titles = async () => {
    const rows = await given.database
      .selectFrom('entry')
      .select(['title', 'status'])
      .orderBy('id')
      .execute()
    return rows.map(({ title, status }) => `${title} ${status}`)
  }

  test('makes a draft of each row, whose author is the importer', async () => {
    const api = openContentApi(given.database)
    const rows = [
      row(2, { publishedOn: '', sample: 'no' }),
      row(3, { publishedOn: '1/31/2026', topics: '["STEM"]', unknown: 'x' }),
    ]
    expect(await api.post('ana', '/entries/article/import', { rows })).toMatchObject({
      status: 200,
      body: { created: 2, problems: [] },
    })
    expect(await titles()).toEqual(['Row 2 draft', 'Row 3 draft'])
    const { data } = (await api.get('ana', '/entries/article?mine=true&sort=title&order=ASC')).body
    expect(data).toMatchObject([
      {
        createdBy: 'ana',
        data: { publishedOn: null, topics: ['STEM', 'robotics'], sample: false },
      },
      { data: { publishedOn: '2026-01-31', topics: ['STEM'] } },
    ])
    const log = await given.database.selectFrom('activity').select(['action', 'title']).execute()
    expect(log).toEqual([
      { action: 'import', title: 'Row 2' },
      { action: 'import', title: 'Row 3' },
    ])
  })

  test('imports nothing when rows 3 and 7 are wrong, and names their fields', async () => {
    const api = openContentApi(given.database)
    const rows = [2, 3, 4, 5, 6, 7].map((number) =>
      row(number, {
        ...(number === 3 && { category: 'Gossip' }),
        ...(number === 7 && { title: '', publishedOn: 'May' }),
      }),
    )
    const answer = await api.post('ana', '/entries/article/import', { rows })
    expect(answer).toMatchObject({ status: 422, body: { created: 0 } })
    expect(answer.body.problems).toEqual([
      { row: 3, field: 'category', message: 'Choose Campus News or Outside News.' },
      { row: 7, field: 'title', message: 'Enter a title.' },
      {
        row: 7,
        field: 'publishedOn',
        message: 'This is not a day in the calendar. Enter it as 2026-12-16.',
      },
    ])
    expect(await titles()).toEqual([])
  })

  test('only checks when asked to', async () => {
    const api = openContentApi(given.database)
    const answer = await api.post('ana', '/entries/article/import?check=1', {
      rows: [row(2), row(3, { title: '' })],
    })
    expect(answer).toMatchObject({
      status: 200,
      body: { created: 0, problems: [{ row: 3, field: 'title' }] },
    })
    expect(await titles()).toEqual([])
  })

  test('stays within the sections of the importer, and is refused to authors', async () => {
    const api = openContentApi(given.database)
    const rows = [row(2), row(3, { topics: 'robotics' })]
    expect(
      (await api.post('shs', '/entries/article/import', { rows })).body.problems,
    ).toMatchObject([{ row: 3 }])
    expect((await api.post('ben', '/entries/article/import', { rows })).status).toBe(403)
    expect(await titles()).toEqual([])
  })

  test('of something that is not a table is refused', async () => {
    const api = openContentApi(given.database)
    for (const rows of [[], 'x', undefined]) {
      expect((await api.post('ana', '/entries/article/import', { rows })).status).toBe(422)
    }
  })
})

describeOnDatabases('exporting', (given) => {
  test('gives everything except the trash as JSON', async () => {
    await putArticle(given.database, { title: 'One' })
    await putArticle(given.database, { title: 'Two' }, { status: 'draft' })
    await putArticle(given.database, { title: 'Gone' }, { status: 'trashed' })
    const api = openContentApi(given.database)
    const entries = (await api.get('ana', '/entries/article/export?format=json')).body
    expect(entries).toMatchObject([
      {
        title: 'One',
        state: 'published',
        publishAt: noon,
        data: { content: '<p>The team came home on Sunday.</p>' },
      },
      { title: 'Two', state: 'draft' },
    ])
    expect((await api.get('ben', '/entries/article/export?format=json')).status).toBe(403)
  })

  test('gives a table in which no cell runs as a formula, and which can be imported again', async () => {
    await putArticle(given.database, {
      title: '=HYPERLINK("x")',
      topics: ['STEM', 'alumni'],
      publishedOn: null,
    })
    const api = openContentApi(given.database)
    const table = (await api.get('ana', '/entries/article/export?format=csv'))
      .body as unknown as string
    const [head = '', line = ''] = table.split('\r\n')
    expect(head.startsWith('\u{FEFF}"id","address","state"')).toBe(true)
    expect(line).toContain(`"'=HYPERLINK(""x"")"`)
    expect(line).toContain('"STEM, alumni"')
    const fields = {
      title: `'=HYPERLINK("x")`,
      content: '<p>y</p>',
      category: 'Campus News',
      topics: 'STEM, alumni',
    }
    await api.post('ana', '/entries/article/import', { rows: [{ row: 2, fields }] })
    expect((await api.get('ana', '/entries/article?state=draft')).body.data).toMatchObject([
      { title: '=HYPERLINK("x")', data: { topics: ['STEM', 'alumni'] } },
    ])
  })

  test('of lists and groups can be imported unchanged', async () => {
    const api = openContentApi(given.database)
    const events = [
      {
        title: 'Mass',
        startsAt: '2026-12-04T08:00',
        endsAt: '2026-12-04T09:00',
        category: 'Spirituality',
        repeat: { every: 'month', until: '2027-12-04' },
      },
    ]
    const texts = [
      { title: 'Paraya', paragraphs: ['One.', 'Two.'], images: ['/images/a.svg', '/images/b.svg'] },
    ]
    for (const [kind, [data]] of [
      ['event', events],
      ['service-article', texts],
    ] as const) {
      expect((await api.post('ana', `/entries/${kind}`, { data })).status).toBe(201)
      const table = (await api.get('ana', `/entries/${kind}/export`)).body as unknown as string
      const [names = [], cells = []] = parseTable(table)
      const fields = Object.fromEntries(names.map((name, place) => [name, cells[place]]))
      expect(
        await api.post('ana', `/entries/${kind}/import`, { rows: [{ row: 2, fields }] }),
      ).toMatchObject({
        status: 200,
      })
      const [first, second] = (await api.get('ana', `/entries/${kind}`)).body.data as {
        data: unknown
      }[]
      expect(second?.data).toEqual(first?.data)
    }
  })
})

/** A table whose cells are all quoted, as the export writes it. */
function parseTable(table: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of table.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push(cell.replaceAll('""', '"'))
    if (end !== ',') rows.push([])
  }
  return rows
}
