import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeTestFolder, removeTestFolder } from '../../tests/helpers/clean-up.ts'
import { KeptCards } from './kept-cards.ts'

let folder: string
beforeEach(() => {
  folder = makeTestFolder('cards')
})
afterEach(() => removeTestFolder(folder))

const card = (letter: string) => Buffer.alloc(100, letter)
const drawing = (letter: string) =>
  vi.fn<() => Promise<Buffer>>(() => Promise.resolve(card(letter)))
const names = () => readdirSync(folder).toSorted()

test('a card is drawn once for simultaneous requests, later ones, and those after a restart', async () => {
  const kept = new KeptCards(folder)
  const draw = drawing('a')
  const together = await Promise.all([kept.getOrDraw('aa', draw), kept.getOrDraw('aa', draw)])
  expect(together).toEqual([card('a'), card('a')])
  await expect.poll(names).toEqual(['aa.jpg'])
  expect(await kept.getOrDraw('aa', draw)).toEqual(card('a'))
  expect(await new KeptCards(folder).getOrDraw('aa', draw)).toEqual(card('a'))
  expect(draw).toHaveBeenCalledTimes(1)
})

test('the least recently used cards are removed when there are too many', async () => {
  const kept = new KeptCards(folder, 250)
  for (const [index, letter] of ['a', 'b'].entries()) {
    await kept.getOrDraw(letter, drawing(letter))
    await expect.poll(names).toContain(`${letter}.jpg`)
    utimesSync(join(folder, `${letter}.jpg`), index, index)
  }
  await kept.getOrDraw('a', drawing('never'))
  await kept.getOrDraw('c', drawing('c'))
  await expect.poll(names).toEqual(['a.jpg', 'c.jpg'])
})

test('a card is shown although it cannot be stored, and others are drawn after a failed one', async () => {
  const kept = new KeptCards(join('/dev/null', 'cards'))
  await expect(kept.getOrDraw('a', () => Promise.reject(new Error('no font')))).rejects.toThrow(
    'no font',
  )
  expect(await kept.getOrDraw('b', drawing('b'))).toEqual(card('b'))
})

test('when many cards wait to be drawn, another is refused, and stored cards are still served', async () => {
  writeFileSync(join(folder, 'kept.jpg'), card('k'))
  const kept = new KeptCards(folder)
  const { promise: mayDraw, resolve } = Promise.withResolvers<void>()
  const asked = Array.from({ length: 21 }, (_, index) =>
    kept.getOrDraw(String(index), () => mayDraw.then(() => card('x'))),
  )
  // None is drawn yet, so the first answer can only be a refusal.
  expect(await Promise.race(asked)).toBeNull()
  expect(await kept.getOrDraw('kept', drawing('never'))).toEqual(card('k'))
  resolve()
  expect((await Promise.all(asked)).filter((answer) => answer === null)).toHaveLength(1)
})
