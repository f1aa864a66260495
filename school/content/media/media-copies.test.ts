import { chmodSync, existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { makeTestFolder, removeTestFolder } from '../../../tests/helpers/clean-up.ts'
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
beforeEach(() => {
  folder = makeTestFolder('copies')
  onTestFinished(() => removeTestFolder(folder))
})

const textOf = async (copy: Awaited<ReturnType<MediaCopies['open']>>) => {
  let text = ''
  for await (const part of (await copy?.stream({ start: 2, end: 5 })) ?? []) text += String(part)
  await copy?.close()
  return text
}

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
    await (await copies.make(place('a'), 'whole', source))?.close()
    const use = async (minutesAgo: number) => {
      const path = join(folder, 'a-v-whole')
      const before = Math.round(Date.now() / 1_000) - minutesAgo * 60
      utimesSync(path, before, before)
      await (await copies.open(place('a'), 'whole'))?.close()
      return statSync(path).mtimeMs / 1_000 - before
    }
    expect(await use(5)).toBe(0)
    expect(await use(15)).toBeGreaterThan(800)
  })

  test('is not there when its bytes end too soon', async () => {
    const copies = new MediaCopies(folder, 1_000)
    expect(await copies.make(place('a'), 'whole', { ...source, size: 11 })).toBeNull()
    expect(readdirSync(folder)).toEqual([])
  })

  test('makes room by removing those that were not used for longest', async () => {
    const copies = new MediaCopies(folder, 35)
    for (const id of ['a', 'b', 'c']) await (await copies.make(place(id), 'whole', source))?.close()
    const old = Date.now() / 1_000 - 5_000
    for (const [index, id] of ['a', 'b', 'c'].entries())
      utimesSync(join(folder, `${id}-v-whole`), old + index, old + index)
    await (await copies.open(place('a'), 'whole'))?.close()
    await (await copies.make(place('d'), 'whole', source))?.close()
    expect(readdirSync(folder)).toEqual(['a-v-whole', 'c-v-whole', 'd-v-whole'])
  })

  test('counts what another process added, and what one left unfinished is removed', async () => {
    writeFileSync(join(folder, 'x-v-whole'), Buffer.alloc(30))
    writeFileSync(join(folder, 'y-v-whole.0.part'), Buffer.alloc(30))
    const long = Date.now() / 1_000 - 7_200
    utimesSync(join(folder, 'y-v-whole.0.part'), long, long)
    const copies = new MediaCopies(folder, 35)
    await (await copies.make(place('a'), 'whole', source))?.close()
    expect(readdirSync(folder)).toEqual(['a-v-whole'])
  })

  test('makes room until nine tenths of it are full, and no more', async () => {
    const copies = new MediaCopies(folder, 100)
    const names = 'abcdefghij'.split('')
    for (const [index, id] of names.entries()) {
      await (await copies.make(place(id), 'whole', source))?.close()
      const old = Date.now() / 1_000 - 5_000 + index
      utimesSync(join(folder, `${id}-v-whole`), old, old)
    }
    await (await copies.make(place('k'), 'whole', source))?.close()
    expect(readdirSync(folder)).toEqual('cdefghijk'.split('').map((id) => `${id}-v-whole`))
  })

  test('of a version that is gone is removed', async () => {
    const copies = new MediaCopies(folder, 1_000)
    for (const id of ['a', 'b']) await (await copies.make(place(id), 'whole', source))?.close()
    await copies.removeOthers(({ id }) => id === 'b')
    expect(readdirSync(folder)).toEqual(['b-v-whole'])
  })

  test('is left out when it is larger than all copies may be, or the folder cannot be made', async () => {
    expect(await new MediaCopies(folder, 5).make(place('a'), 'whole', source)).toBeNull()
    const file = join(folder, 'file')
    writeFileSync(file, '')
    chmodSync(file, 0o600)
    const copies = new MediaCopies(join(file, 'copies'), 1_000)
    expect(await copies.make(place('a'), 'whole', source)).toBeNull()
    expect(await copies.open(place('a'), 'whole')).toBeNull()
    await copies.removeOthers(() => false)
    expect(existsSync(file)).toBe(true)
  })
})
