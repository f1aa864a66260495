import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { testFolder } from '../../../tests/helpers/test-folder.ts'
import { MediaCopies } from './media-copies.server.ts'

const bytes = Buffer.from('0123456789')
const source = {
  size: bytes.length,
  read: async function* () {
    yield await Promise.resolve(bytes.subarray(0, 4))
    yield bytes.subarray(4)
  },
}
const place = (id: string) => ({ id, version: 'v' })

let folder: string
beforeEach(() => void (folder = testFolder()))

const textOf = async (copy: Awaited<ReturnType<MediaCopies['open']>>) => {
  let text = ''
  for await (const part of (await copy?.stream({ start: 2, end: 5 })) ?? []) text += String(part)
  await copy?.close()
  return text
}

/** Notes copies as used a while ago, one second after another. */
const setUsed = (names: readonly string[], secondsAgo: number) => {
  const used = Math.round(Date.now() / 1_000) - secondsAgo
  for (const [index, name] of names.entries())
    utimesSync(join(folder, name), used + index, used + index)
  return used
}
const add = async (copies: MediaCopies, ...ids: string[]) => {
  for (const id of ids) await (await copies.make(place(id), 'whole', source))?.close()
}
const namesOf = (ids: string) => ids.split('').map((id) => `${id}-v-whole`)

describe('a copy of a file', () => {
  test('is made once, whole, and read in part', async () => {
    const copies = new MediaCopies(folder, 1_000)
    expect(await copies.open(place('a'), 'whole')).toBeNull()
    const made = await Promise.all([1, 2].map(() => copies.make(place('a'), 'whole', source)))
    expect(await Promise.all(made.map(textOf))).toEqual(['2345', '2345'])
    expect(readdirSync(folder)).toEqual(['a-v-whole'])
    expect(statSync(join(folder, 'a-v-whole')).mode & 0o077).toBe(0)
    expect(await textOf(await copies.open(place('a'), 'whole'))).toBe('2345')
  })

  test('is noted as used once in a while, not each time', async () => {
    const copies = new MediaCopies(folder, 1_000)
    await add(copies, 'a')
    const use = async (minutesAgo: number) => {
      const before = setUsed(['a-v-whole'], minutesAgo * 60)
      await (await copies.open(place('a'), 'whole'))?.close()
      return statSync(join(folder, 'a-v-whole')).mtimeMs / 1_000 - before
    }
    expect(await use(5)).toBe(0)
    expect(await use(15)).toBeGreaterThan(800)
  })

  test('counts what another process added, and what one left unfinished is removed', async () => {
    for (const name of ['x-v-whole', 'y-v-whole.0.part'])
      writeFileSync(join(folder, name), Buffer.alloc(30))
    setUsed(['y-v-whole.0.part'], 7_200)
    await add(new MediaCopies(folder, 35), 'a')
    expect(readdirSync(folder)).toEqual(['a-v-whole'])
  })

  test('makes room until nine tenths of it are full, by removing those not used for longest', async () => {
    const copies = new MediaCopies(folder, 100)
    await add(copies, ...'abcdefghij'.split(''))
    setUsed(namesOf('abcdefghij'), 5_000)
    await (await copies.open(place('a'), 'whole'))?.close()
    await add(copies, 'k')
    expect(readdirSync(folder)).toEqual(namesOf('adefghijk'))
  })

  test('of a version that is gone is removed', async () => {
    const copies = new MediaCopies(folder, 1_000)
    await add(copies, 'a', 'b')
    await copies.removeOthers(({ id }) => id === 'b')
    expect(readdirSync(folder)).toEqual(['b-v-whole'])
  })

  test('is left out when its bytes end too soon, it is larger than all copies may be, or the folder cannot be made', async () => {
    const short = { ...source, size: 11 }
    expect(await new MediaCopies(folder, 1_000).make(place('a'), 'whole', short)).toBeNull()
    expect(await new MediaCopies(folder, 5).make(place('a'), 'whole', source)).toBeNull()
    expect(readdirSync(folder)).toEqual([])
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const copies = new MediaCopies(join(file, 'copies'), 1_000)
    expect(await copies.make(place('a'), 'whole', source)).toBeNull()
    expect(await copies.open(place('a'), 'whole')).toBeNull()
    await copies.removeOthers(() => false)
    expect(existsSync(file)).toBe(true)
  })
})
