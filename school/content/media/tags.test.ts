import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { putPicture } from '../../../tests/helpers/library-pictures.ts'
import { fillMediaWords, mediaWords } from './tags.server.ts'

const file = { name: 'Field trip', alt: 'A bus', file_name: 'trip.jpg' }

test('the words of a file are those of its name, its description, its file name and its tags', () => {
  expect(mediaWords(file)).toBe(' field trip a bus jpg')
  expect(mediaWords(file, ['Grade 7', 'JHS'])).toBe(' field trip a bus jpg grade 7 jhs')
})

describeOnDatabases('files that were saved before there were words', (given) => {
  test('get them, all of them, and other files keep theirs', async () => {
    for (let number = 0; number < 501; number += 1)
      await putPicture(given.database, { id: String(number).padStart(20, '0'), ...file })
    await putPicture(given.database, { id: 'kept', ...file, words: ' kept' })
    await fillMediaWords(given.database)
    const rows = await given.database
      .selectFrom('media')
      .select(({ fn }) => ['words', fn.countAll().as('count')])
      .groupBy('words')
      .orderBy('words')
      .execute()
    expect(rows.map(({ words, count }) => [words, Number(count)])).toEqual([
      [mediaWords(file), 501],
      [' kept', 1],
    ])
  })
})
