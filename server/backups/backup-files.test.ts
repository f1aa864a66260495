import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../tests/helpers/backups.ts'
import { backupsToRemove, newestBackupName, backupFileName } from './backup-files.ts'

const old = (day: number) => `dyci-202611${day}T010203Z.backup`
const own = (day: number) => `dyci-202611${day}T010203Z.tar.age`

/** Files that the site did not make by itself. */
const others = [
  'failed.tar.age',
  'holiday.tar.age',
  `${own(10)}.gz`,
  `x${own(10)}`,
  'dyci-20261110T010203Z.tar',
  'before-upgrade-20261110T010203Z.tar.age',
]

test('a backup is named by its time in UTC', () => {
  expect(backupFileName(Date.UTC(2026, 10, 20, 1, 2, 3, 4))).toBe(own(20))
})

test('the oldest backups of either format and unfinished ones are removed, and no other file', () => {
  const unfinished = [`${own(21)}.part`, `${old(12)}.part`, 'failed.backup', 'untested.backup.part']
  const names = [...others, ...unfinished, own(20), old(19), own(18), old(11)]
  expect(backupsToRemove(names, 2)).toEqual([...unfinished, old(11), own(18)])
  expect(backupsToRemove(names, Number.POSITIVE_INFINITY)).toEqual(unfinished)
})

test('the newest backup of a folder may be in either format', async () => {
  const folder = testFolder()
  expect(await newestBackupName(join(folder, 'none'))).toBeNull()
  for (const name of [...others, old(19)]) writeFileSync(join(folder, name), '')
  mkdirSync(join(folder, 'more'))
  expect(await newestBackupName(folder)).toBe(old(19))
  writeFileSync(join(folder, own(20)), '')
  expect(await newestBackupName(folder)).toBe(own(20))
})
