import { expect, test } from 'vitest'
import { sourceOf } from '../../../tests/helpers/content-source.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { editingAt, noon, putEntry, type EntryState } from '../../../tests/helpers/entries.ts'
import { researchKind, type ResearchItemInput } from '../../kinds/research.ts'
import { orderEntries } from '../editing/order-entries.server.ts'
import {
  countResearchByYear,
  findResearch,
  findResearchAt,
  isResearchGroup,
  listResearch,
  researchPageSize,
} from './read-research.server.ts'

test('research has a list for each of three departments', () => {
  const groups = ['jhs', 'shs', 'college']
  expect([...groups, 'pgs', ''].filter(isResearchGroup)).toEqual(groups)
})

describeOnDatabases('research', (given) => {
  const dryer = { title: 'A dryer for rice', author: 'Grade 10', date: '2026-11-05' }
  const put = async (fields: Partial<ResearchItemInput> = {}, state: EntryState = {}) => {
    const content = '<p>It <b>dries</b> rice.</p>'
    const item = { ...dryer, content, group: 'shs', ...fields }
    return (await putEntry(given.database, researchKind, item, state)).id
  }

  test('is listed by department with everything that a card needs, newest first', async () => {
    const { source } = sourceOf(given.database)
    const old = await put({ title: 'An older one', date: '2026-11-04' })
    const id = await put({ sample: true })
    await put({ group: 'jhs' })
    await put({}, { publishAt: noon + 1 })
    const item = { ...dryer, summary: 'It dries rice.', image: null }
    expect(await listResearch(source, 'shs')).toEqual({
      items: [
        { ...item, id, sample: true },
        { ...item, id: old, title: 'An older one', date: '2026-11-04', sample: false },
      ],
      total: 2,
    })
    expect(await listResearch(source, 'college')).toEqual({ items: [], total: 0 })
  })

  test('is found at its number in its department, and nowhere else', async () => {
    const { source } = sourceOf(given.database)
    const id = await put({ content: '<p>It dries rice.</p><script>alert(1)</script>' })
    const hidden = await put({}, { publishAt: noon + 1 })
    expect(await findResearch(source, 'shs', `${id}`)).toEqual({
      ...dryer,
      id,
      content: '<p>It dries rice.</p>',
      group: 'shs',
      image: null,
      fileLink: null,
      sample: false,
    })
    expect(await findResearch(source, 'jhs', `${id}`)).toBeNull()
    for (const other of [`0${id}`, `${id}x`, `x${id}`, '', '9999999999', `${hidden}`, '999'])
      expect([other, await findResearch(source, 'shs', other)]).toEqual([other, null])
  })

  test('is of the year of its date, also when it is ordered by hand', async () => {
    const { source } = sourceOf(given.database)
    const pinned = await put({ date: '2025-11-05' })
    const other = await put()
    await put({ group: 'jhs', date: '2025-11-05' })
    await orderEntries(given.database, researchKind, { ids: [pinned] }, editingAt(noon))
    const { items, total } = await listResearch(source, 'shs', 1, '2025')
    expect([items.map(({ id }) => id), total]).toEqual([[pinned], 1])
    const all = await listResearch(source, 'shs')
    expect(all.items.map(({ id }) => id)).toEqual([pinned, other])
    expect(await countResearchByYear(source, 'shs')).toEqual([
      { year: '2026', count: 1 },
      { year: '2025', count: 1 },
    ])
  })

  test('is found at its place in the list too, on any page of it', async () => {
    const { source } = sourceOf(given.database)
    const ids: number[] = []
    for (let each = 0; each <= researchPageSize; each += 1)
      ids.unshift(await put({ date: `2026-10-${10 + each}` }))
    const at = (index: number) => findResearchAt(source, 'shs', index)
    expect(await at(0)).toBe(ids[0])
    expect(await at(researchPageSize - 1)).toBe(ids[researchPageSize - 1])
    expect(await at(researchPageSize)).toBe(ids[researchPageSize])
    expect(await at(researchPageSize + 1)).toBeNull()
  })
})
