import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../tests/helpers/databases.ts'
import { rowLimit } from '../../school/content/editing/import-entries.server.ts'
import { articleKind } from '../../school/kinds/article.ts'
import { MovingInError, type OldEntry } from './old-content.ts'
import { openTable } from './read-table.server.ts'

const row = (title: string) => ({ title, content: 'It was a good day.', category: 'Campus News' })

const rowsOf = (...rows: Record<string, string>[]) =>
  rows.map((fields, index) => ({ row: index + 2, fields }))

describeOnDatabases('a table of entries', (given) => {
  const read = async (...rows: Record<string, string>[]) => {
    const source = await openTable(given.database, articleKind, rowsOf(...rows))
    const entries: OldEntry[] = []
    for await (const item of source.items) if (item.is === 'entry') entries.push(item.entry)
    return { source, entries }
  }

  test('has a draft for each row, without an address of an old site, and knows a row again by its texts', async () => {
    const { source, entries } = await read(row('Fair'), row('Fair'), row('Parade'))
    expect(source).toMatchObject({ name: 'table', base: '', total: 3 })
    expect(source.isMoved('/fair')).toBe(false)
    const none = { publishAt: null, slugs: [], paths: [], notes: [], losses: [] }
    const fields = { title: 'Fair', category: 'Campus News' }
    expect(entries[0]).toMatchObject({ title: 'Fair', where: 'row 2', fields, ...none })
    expect(entries[2]).toMatchObject({ title: 'Parade', where: 'row 4' })
    const [fair, again, parade] = entries.map(({ id }) => id)
    expect(again).toBe(`${fair}-2`)
    const next = (await read(row('Parade'), row('Fair'))).entries
    expect(next.map(({ id }) => id)).toEqual([parade, fair])
  })

  test('of more rows than one import takes is read whole, and each problem names its row', async () => {
    const many = Array.from({ length: rowLimit + 2 }, (_, index) => row(`Day ${index}`))
    expect((await read(...many)).entries).toHaveLength(rowLimit + 2)
    const wrong = many.with(rowLimit + 1, row(''))
    await expect(read(...wrong)).rejects.toThrow(
      new MovingInError(
        `Nothing was imported: some rows have problems.\nRow ${rowLimit + 3}, title: Enter a title.`,
      ),
    )
    const allWrong = Array.from({ length: 60 }, () => row(''))
    await expect(read(...allWrong)).rejects.toThrow('\nand 10 more')
    await expect(read()).rejects.toThrow('There is no row to import.')
  })
})
