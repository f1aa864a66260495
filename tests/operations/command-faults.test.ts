import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { commands } from '../../scripts/release/start-script.ts'
import { backup, environmentOf, restore, testFolder } from '../helpers/backups.ts'
import { patience } from '../helpers/patience.ts'
import { isRoot, unprivileged } from '../helpers/release.ts'
import type { CommandEnd } from '../helpers/run-commands.ts'
import { runScript } from '../helpers/run-script.ts'
import type { SignalAtPath } from '../helpers/signal-at-path.ts'

const timeout = 180_000 * patience
const root = resolve(import.meta.dirname, '../..')

/** The scripts of all commands: npm's, and those of a release. */
function listScripts(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const ofNpm = Object.values(scripts).flatMap(
    (command) => /\bnode (\w\S+)/.exec(command)?.slice(1) ?? [],
  )
  return [...new Set([...ofNpm, ...Object.values(commands)])]
}

/** Runs commands with an argument: in one process those that do not ask whether it is theirs. */
async function runAll(scripts: string[], argument: string): Promise<CommandEnd[]> {
  const env = { DATA_DIR: '/nowhere' }
  const { alone = [], together = [] } = Object.groupBy(scripts, (script) =>
    readFileSync(join(root, script), 'utf8').includes('import.meta.main') ? 'alone' : 'together',
  )
  const given = [JSON.stringify(together), argument]
  const { printed } = await runScript('tests/helpers/run-commands.ts', given, env)
  const ends = JSON.parse(printed) as CommandEnd[]
  for (const script of alone) ends.push({ script, ...(await runScript(script, [argument], env)) })
  expect(ends.map(({ script }) => script)).toEqual([...together, ...alone])
  return ends
}

describe('every command', { timeout }, () => {
  test('says with --help how it is used and how it ends, and refuses an option that it does not know', async () => {
    const scripts = listScripts()
    expect(scripts.length).toBeGreaterThan(15)
    // The runner of the tests has options of its own.
    const strict = scripts.filter((script) => script !== 'scripts/test.mjs')
    for (const [argument, expected, given] of [
      ['--help', 0, scripts],
      ['--no-such-option', 2, strict],
    ] as const)
      for (const { script, code, printed } of await runAll(given, argument)) {
        expect([script, code]).toEqual([script, expected])
        expect([script, printed]).toEqual([script, expect.stringMatching(/^ {2}Exit code: 0/m)])
      }
    expect(existsSync('/nowhere')).toBe(false)
  })
})

/** Runs a command that sends itself a signal at its moment. @returns its exit code */
async function runUntil(moment: SignalAtPath, script: string, args: string[], dataDir: string) {
  const signals = join(import.meta.dirname, '../helpers/signal-at-path.ts')
  const { code } = await runScript(`scripts/${script}.ts`, args, {
    ...environmentOf({ dataDir }),
    NODE_OPTIONS: `--import=${signals}`,
    SIGNAL_AT_PATH: JSON.stringify(moment),
  })
  return code
}

/** Makes a site with starter content, and a backup of it. */
async function makeSite() {
  const dataDir = testFolder()
  const settings = { dataDir }
  expect(await runScript('scripts/seed.ts', [], environmentOf(settings))).toMatchObject({ code: 0 })
  const file = join(testFolder(), 'site.tar.age')
  expect(await backup(settings, file, '--without-test')).toMatchObject({ code: 0 })
  return { settings, dataDir, file }
}

/** Lists a data folder without what SQLite keeps beside its file. */
const filesIn = (dataDir: string) =>
  readdirSync(dataDir).filter((name) => !/^site\.sqlite-(wal|shm)$/.test(name))

/** Returns the expected end of a failing command: one sentence, and no part of a program. */
const oneSentence = (sentence: string) => ({ code: 1, printed: `${sentence}\n` })

describe('a command', { timeout }, () => {
  test('that gets a wrong place or setting says in one sentence what to do', async () => {
    const { settings, dataDir, file } = await makeSite()
    const none = testFolder()
    const expectRefused = async (
      command: string,
      sentence: string,
      env: Record<string, string>,
    ) => {
      const [script, ...args] = command.split(' ')
      const end = await runScript(`scripts/${script}.ts`, args, env)
      expect([command, end]).toEqual([command, oneSentence(sentence)])
    }
    const nowhere = 'There is no folder /nowhere. Make it, or name another place.'
    const folder = `${none} is a folder. Name a file.`
    const part = `A part of ${file}/x is a file, not a folder. Name another place.`
    for (const [command, sentence] of [
      ['backup /nowhere/x --without-test', nowhere],
      [`backup ${none} --yes`, folder],
      [`backup ${file}/x --without-test`, part],
      ['restore /nowhere --yes', 'There is no file /nowhere.'],
      [`restore ${none} --yes`, folder],
      ['import --csv x --report /nowhere/x.csv', nowhere],
      ['import --csv /nowhere', 'Nothing has the path /nowhere.'],
      [`import --wordpress ${none}`, folder],
      ['export /nowhere/x/y', 'There is no folder /nowhere/x in which the copy could be made.'],
    ] as const)
      await expectRefused(command, sentence, environmentOf(settings))
    const missing = `The database ${none}/site.sqlite is missing. Set DATA_DIR or DATABASE_URL to those of the site.`
    for (const command of [`backup ${file}2 --without-test`, 'staff-reset x', 'export x'])
      await expectRefused(command, missing, environmentOf({ dataDir: none }))
    const wrong = 'The configuration cannot be used. PORT must be a number from 0 to 65535.'
    for (const command of ['staff-reset x', 'seed', 'backup x', 'export x'])
      await expectRefused(command, wrong, { PORT: 'eighty' })
    expect(filesIn(dataDir)).toEqual(['site.sqlite'])
    expect(readdirSync(none)).toEqual([])
  })

  test.skipIf(!isRoot)('says when this account may not, and whose it is', async () => {
    const { settings, dataDir, file } = await makeSite()
    const asOther = (script: string, ...args: string[]) =>
      runScript(`scripts/${script}.ts`, args, environmentOf(settings), unprivileged)
    const account = 'Run this as the account of the site'
    expect(await asOther('backup', '/tmp/never-made-backup', '--without-test')).toEqual(
      oneSentence(`This account may not use the database ${dataDir}/site.sqlite. ${account}.`),
    )
    expect(await asOther('restore', file, '--yes')).toEqual(
      oneSentence(`This account may not use ${file}. ${account}, or give it the right to.`),
    )
    const { code, printed } = await asOther('doctor', '--offline')
    expect(printed).toContain(`fault  Disk: This account may not use ${dataDir}.`)
    expect(printed).not.toContain('\n    at ')
    expect(code).toBe(1)
  })

  test.skipIf(!isRoot)('that finds no room says so, and leaves nothing behind', async () => {
    const { settings, file } = await makeSite()
    const small = testFolder()
    /** Runs a command beside a small disk, and lists what it leaves there. */
    const inside =
      'mount -t tmpfs -o size=64k tmpfs "$SMALL"; "$@"; code=$?; find "$SMALL" -type f; exit $code'
    const prefix = ['unshare', '--mount', 'sh', '-c', inside, 'sh']
    const onSmallDisk = (script: string, args: string[], dataDir: string) =>
      runScript(
        `scripts/${script}.ts`,
        args,
        { ...environmentOf({ dataDir }), SMALL: small },
        prefix,
      )
    const there = join(small, 'x')
    const { dataDir } = settings
    const sentence = `There is no room for ${there} on its disk. Make room, or name another place.`
    for (const script of ['backup', 'export'])
      expect(await onSmallDisk(script, [there], dataDir)).toEqual(oneSentence(sentence))
    const restored = await onSmallDisk('restore', [file], there)
    expect(restored.printed).toMatch(/^The database \S+ failed: .* full\. Make room on the disk/)
    expect(restored.printed.trim().split('\n')).toHaveLength(1)
    const examined = await onSmallDisk('doctor', ['--offline'], small)
    expect(examined.printed).toMatch(/^fault {2}Disk: 0\.0 GB are free for .* Make room now/m)
  })

  test('that the operator stops leaves nothing half done', async () => {
    const { dataDir, file } = await makeSite()
    const folder = testFolder()
    for (const [script, args, signal, code] of [
      ['backup', [join(folder, 'new.tar.age'), '--without-test'], 'SIGINT', 130],
      ['restore', [file, '--yes'], 'SIGTERM', 143],
      ['export', [join(folder, 'copy')], 'SIGINT', 130],
    ] as [string, string[], NodeJS.Signals, number][]) {
      const halfway = { signal, folders: [folder, dataDir], path: '[.-]part\\b' }
      expect(await runUntil(halfway, script, args, dataDir)).toBe(code)
      expect([...readdirSync(folder), ...filesIn(dataDir)]).toEqual(['site.sqlite'])
    }
  })

  test('restore that is killed leaves the site as it was, and is done by the next one', async () => {
    const { settings, dataDir, file } = await makeSite()
    mkdirSync(join(dataDir, 'media/a'), { recursive: true })
    writeFileSync(join(dataDir, 'media/a/b'), 'of before')
    const before = readFileSync(join(dataDir, 'site.sqlite'))
    const stage = () => readdirSync(dataDir).find((each) => each.startsWith('restore-part-'))
    const reading: SignalAtPath = {
      signal: 'SIGKILL',
      folders: [dataDir],
      path: 'restore-part-[^/]*/site\\.sqlite$',
    }
    expect(await runUntil(reading, 'restore', [file, '--yes'], dataDir)).toBeNull()
    expect(stage()).toBeDefined()
    expect(readFileSync(join(dataDir, 'site.sqlite')).equals(before)).toBe(true)
    expect(readFileSync(join(dataDir, 'media/a/b'), 'utf8')).toBe('of before')
    expect(await restore(settings, file, '--yes')).toMatchObject({ code: 0 })
    expect(stage()).toBeUndefined()
  })
})
