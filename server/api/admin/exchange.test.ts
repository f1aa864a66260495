import { expect, test } from 'vitest'
import { fieldsOf } from '../../../school/content/editing/cells.ts'
import { readTable } from '../../../school/content/editing/import-table.ts'
import { findKind, type AnyKind } from '../../../school/kinds/index.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { noon, putArticle } from '../../../tests/helpers/entries.ts'
import { openContentApi, type StaffName } from '../../../tests/helpers/content-api.ts'

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
  const bring = (who: StaffName, rows: unknown, query = '') =>
    openContentApi(given.database).post(who, `/entries/article/import${query}`, { rows })
  const titles = async () => {
    const entries = given.database.selectFrom('entry').select(['title', 'status']).orderBy('id')
    return (await entries.execute()).map(({ title, status }) => `${title} ${status}`)
  }

  test('makes a draft of each row, whose author is the importer', async () => {
    const rows = [
      row(2, { publishedOn: '2/1/2026', sample: 'no' }),
      row(3, { publishedOn: '1/31/2026', topics: '["STEM"]', unknown: 'x' }),
    ]
    expect(await bring('ana', rows)).toMatchObject({
      status: 200,
      body: { created: 2, problems: [] },
    })
    expect(await titles()).toEqual(['Row 2 draft', 'Row 3 draft'])
    const list = '/entries/article?mine=true&sort=title&order=ASC'
    // Row 3 shows that the month comes first.
    const first = { publishedOn: '2026-02-01', topics: ['STEM', 'robotics'], sample: false }
    expect((await openContentApi(given.database).get('ana', list)).body.data).toMatchObject([
      { createdBy: 'ana', data: first },
      { data: { publishedOn: '2026-01-31', topics: ['STEM'] } },
    ])
    const log = await given.database.selectFrom('activity').select(['action', 'title']).execute()
    expect(log).toEqual([
      { action: 'import', title: 'Row 2' },
      { action: 'import', title: 'Row 3' },
    ])
  })

  test('imports nothing when rows 3, 5 and 7 are wrong, and names their fields, as a check does', async () => {
    const wrong: Record<number, object> = {
      3: { category: 'Gossip' },
      5: { publishedOn: '5/11/2026' },
      7: { title: '', publishedOn: 'May' },
    }
    const rows = [2, 3, 4, 5, 6, 7].map((number) => row(number, wrong[number]))
    const day = 'This is not a day in the calendar. Enter it as 2026-12-16.'
    const unclear = 'This can be November 5, 2026 or May 11, 2026. Enter it as 2026-11-05.'
    const problems = [
      { row: 3, field: 'category', message: 'Choose Campus News or Outside News.' },
      { row: 5, field: 'publishedOn', message: unclear },
      { row: 7, field: 'title', message: 'Enter a title.' },
      { row: 7, field: 'publishedOn', message: day },
    ]
    const answer = await bring('ana', rows)
    expect(answer).toMatchObject({ status: 422, body: { created: 0 } })
    expect(answer.body.problems).toEqual(problems)
    const check = await bring('ana', rows, '?check=1')
    expect(check).toMatchObject({ status: 200, body: { created: 0, problems } })
    expect((await bring('ana', [row(2)], '?check=1')).body).toMatchObject({ created: 0 })
    expect(await titles()).toEqual([])
  })

  test('stays within the sections of the importer, is refused to authors, and takes only tables', async () => {
    const rows = [row(2), row(3, { topics: 'robotics' })]
    expect((await bring('shs', rows)).body.problems).toMatchObject([{ row: 3 }])
    expect((await bring('ben', rows)).status).toBe(403)
    for (const other of [[], 'x', undefined]) expect((await bring('ana', other)).status).toBe(422)
    expect(await titles()).toEqual([])
  })
})

describeOnDatabases('exporting', (given) => {
  test('gives everything except the trash as JSON', async () => {
    for (const [title, status] of [
      ['One', 'published'],
      ['Two', 'draft'],
      ['Gone', 'trashed'],
    ] as const)
      await putArticle(given.database, { title }, { status })
    const { get } = openContentApi(given.database)
    const path = '/entries/article/export?format=json'
    const data = { content: '<p>The team came home on Sunday.</p>' }
    expect((await get('ana', path)).body).toMatchObject([
      { title: 'One', state: 'published', publishAt: noon, data },
      { title: 'Two', state: 'draft' },
    ])
    expect((await get('ben', path)).status).toBe(403)
  })

  /** Exports a kind, and reads the fields of its first entry as the page of the import does. */
  const exportTable = async (kind: string) => {
    const { get } = openContentApi(given.database)
    const table = (await get('ana', `/entries/${kind}/export?format=csv`)).body as unknown as string
    const file = new TextEncoder().encode(table).buffer
    const { rows } = readTable(file, 'table.csv', fieldsOf(findKind(kind) as AnyKind))
    return { table, fields: rows[0]?.fields }
  }

  test('gives a table in which no cell runs as a formula, and which can be imported again', async () => {
    const title = '=HYPERLINK("x")'
    const topics = ['STEM', 'alumni']
    await putArticle(given.database, { title, topics, publishedOn: null })
    const { table, fields } = await exportTable('article')
    expect(table.startsWith('\u{FEFF}"id","address","state"')).toBe(true)
    expect(table).toContain(`"'=HYPERLINK(""x"")"`)
    expect(fields).toMatchObject({ topics: 'STEM, alumni' })
    const { get, post } = openContentApi(given.database)
    await post('ana', '/entries/article/import', { rows: [{ row: 2, fields }] })
    expect((await get('ana', '/entries/article?state=draft')).body.data).toMatchObject([
      { title, data: { topics } },
    ])
  })

  test('of groups of fields can be imported unchanged', async () => {
    const times = { startsAt: '2026-12-04T08:00', endsAt: '2026-12-04T09:00' }
    const repeat = { every: 'month', until: '2027-12-04' }
    const data = { title: 'Mass', category: 'Spirituality', ...times, repeat }
    const { get, post } = openContentApi(given.database)
    expect((await post('ana', '/entries/event', { data })).status).toBe(201)
    const rows = [{ row: 2, fields: (await exportTable('event')).fields }]
    expect((await post('ana', '/entries/event/import', { rows })).status).toBe(200)
    const listed = (await get('ana', '/entries/event')).body.data as { data: unknown }[]
    expect(listed).toHaveLength(2)
    expect(listed[1]?.data).toEqual(listed[0]?.data)
  })
})
