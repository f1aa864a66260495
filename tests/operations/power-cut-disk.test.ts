import { lstatSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { makeTestFolder, removeTestFolder } from '../helpers/clean-up.ts'
import { randomNumbers } from '../helpers/random-numbers.ts'
import { Disk } from '../power-cut/disk.ts'
import { FileOnDisk, type Loss } from '../power-cut/file-on-disk.ts'

/** What 200 power cuts leave of something, each state once. */
function statesAfter(cut: (random: () => number) => unknown): string[] {
  const random = randomNumbers(1)
  const found = Array.from({ length: 200 }, () => JSON.stringify(cut(random)))
  return [...new Set(found)].toSorted()
}

describe('a file after a power cut', () => {
  const textAfter = (file: FileOnDisk, loss: Loss) =>
    statesAfter((random) =>
      // Sectors of one letter are written as that letter.
      file
        .afterCut(loss, random)
        .toString('latin1')
        .replaceAll(/(.)\1{511}/gs, '$1'),
    ).map((text) => (JSON.parse(text) as string).replaceAll('\0', '0'))
  const sector = (letter: string) => Buffer.alloc(512, letter)

  test('holds what was synced, and each later sector or not, also cut off or with zeros', () => {
    const file = new FileOnDisk(sector('a'))
    file.write(512, sector('b'))
    expect(textAfter(file, 'all')).toEqual(['a'])
    expect(textAfter(file, 'none')).toEqual(['ab'])
    expect(textAfter(file, 'mixed')).toEqual(['a', 'a0', 'ab'])
    file.sync()
    expect(textAfter(file, 'mixed')).toEqual(['ab'])
  })

  test('has writes in order up to a moment, or sectors of any moment', () => {
    const file = new FileOnDisk(Buffer.concat([sector('a'), sector('b')]))
    file.write(0, sector('c'))
    file.write(512, sector('d'))
    expect(textAfter(file, 'late')).toEqual(['ab', 'cb', 'cd'])
    expect(textAfter(file, 'mixed')).toEqual(['ab', 'ad', 'cb', 'cd'])
  })

  test('keeps the rest of a sector that was written in part, and is zeros beyond its former end', () => {
    const file = new FileOnDisk(Buffer.from('abc'))
    file.write(1, Buffer.from('x'))
    expect(textAfter(file, 'none')).toEqual(['axc'])
    file.resize(1)
    file.resize(3)
    expect(textAfter(file, 'none')).toEqual(['a00'])
  })
})

describe('a folder after a power cut', () => {
  let root: string
  let disk: Disk
  let inode = 1_000_000_000
  beforeEach(() => {
    root = makeTestFolder('model')
    onTestFinished(() => removeTestFolder(root))
    mkdirSync(join(root, 'old'))
    writeFileSync(join(root, 'old/a'), 'a')
    disk = new Disk(root)
  })
  const create = (path: string) => {
    inode += 1
    disk.apply({ kind: 'open', file: inode, path: join(root, path), isEmptied: false })
    disk.apply({ kind: 'write', file: inode, at: 0, bytes: Buffer.from(path) })
    disk.apply({ kind: 'sync', file: inode })
  }
  const makeFolder = (path: string) => {
    inode += 1
    disk.apply({ kind: 'make-folder', file: inode, path: join(root, path) })
    return inode
  }
  const rename = (path: string, to: string) =>
    disk.apply({ kind: 'rename', path: join(root, path), to: join(root, to) })
  const namesAfter = (loss?: Loss) =>
    statesAfter((random) => [...disk.afterCut(random, loss).keys()].toSorted().join(' ')).map(
      (text) => JSON.parse(text) as string,
    )

  test('may lack a file that was synced, as long as the folder was not', () => {
    const folder = makeFolder('new')
    create('new/b')
    expect(namesAfter('all')).toEqual(['old old/a'])
    expect(namesAfter()).toEqual(['new new/b old old/a', 'new old old/a', 'old old/a'])
    disk.apply({ kind: 'sync', file: folder })
    expect(namesAfter()).toEqual(['new new/b old old/a', 'old old/a'])
  })

  test('has its changes in order', () => {
    create('b')
    create('c')
    disk.apply({ kind: 'remove', path: join(root, 'b') })
    expect(namesAfter()).toEqual(['b c old old/a', 'b old old/a', 'c old old/a', 'old old/a'])
  })

  test('has a file in one of two places while it is moved, and never in both or none', () => {
    const folder = makeFolder('new')
    disk.apply({ kind: 'sync', file: lstatSync(root).ino })
    rename('old/a', 'new/a')
    expect(namesAfter()).toEqual(['new new/a old', 'new old old/a'])
    disk.apply({ kind: 'sync', file: folder })
    expect(namesAfter()).toEqual(['new new/a old'])
  })

  test('cannot be modeled when a file is written through memory', () => {
    expect(() => disk.apply({ kind: 'map', path: join(root, 'old/a') })).toThrow(
      'is written through a mapping',
    )
  })
})
