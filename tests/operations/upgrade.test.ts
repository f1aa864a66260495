import { execFileSync, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
  chmodSync,
  mkdirSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test, onTestFinished } from 'vitest'
import { backupPassphrase } from '../helpers/backups.ts'
import { startProcess, stopProcess } from '../helpers/clean-up.ts'
import { patience } from '../helpers/patience.ts'
import { freePort } from '../helpers/postgres-server.ts'
import { openFolder, packBeforeTests, placeRelease, unprivileged } from '../helpers/release.ts'
import { freshTitle, openSiteContent } from '../helpers/site-content.ts'
import { createServer } from 'node:http'
import { listenLocally } from '../helpers/local-server.ts'

/** Timeout of a backup, its test and two starts, in milliseconds. */
const timeout = 120_000 * patience

/** A server that is broken: it ends at once. */
const broken = 'process.exit(1)'

/** Time that a broken server has until the upgrade goes back, in seconds. */
const migrationSeconds = String(4 * patience)

/** A server that brings the tables up to date, and then ends. */
const brokenAfterMigration = `
  import { DatabaseSync } from 'node:sqlite'
  const database = new DatabaseSync(process.env.DATA_DIR + '/site.sqlite')
  database.exec("insert into kysely_migration values ('9999-later', '2099')")
  process.exit(1)`

/** Asks the test to do what systemd would do. */
const askScript = `fetch(process.argv[1] + process.argv[2]).then(async (answer) => process.exit(Number(await answer.text())))`

/**
 * Puts a `systemctl` into a folder that starts and stops one service, as a process of the test.
 *
 * @param command starts the service
 * @param env its whole environment
 * @returns the folder of `systemctl`, and what it was asked to do
 */
async function standInSystemd(
  folder: string,
  { command, env }: { command: readonly string[]; env: Record<string, string> },
) {
  const [program = '', ...args] = command
  let running: ReturnType<typeof startProcess> | null = null
  const stop = async () => {
    if (running) await stopProcess(running)
    running = null
  }
  const start = () => {
    running = startProcess(program, args, { cwd: '/', env, stdio: 'ignore' })
  }
  const asked: string[] = []
  const server = createServer((request, response) => {
    const work = request.url?.slice(1) ?? ''
    asked.push(work)
    const act = async () => {
      if (work !== 'is-active') await stop()
      if (work === 'start' || work === 'restart') start()
      response.end(work === 'is-active' && !running ? '3' : '0')
    }
    void act()
  })
  const listening = await listenLocally(server)
  onTestFinished(async () => {
    await stop()
    await listening.stop()
  })
  const binaries = join(folder, 'bin')
  mkdirSync(binaries)
  const file = join(binaries, 'systemctl')
  writeFileSync(
    file,
    `#!/bin/sh\nexec '${process.execPath}' -e '${askScript}' '${listening.origin}/' "$1"\n`,
  )
  chmodSync(file, 0o755)
  return { binaries, asked, start }
}

/** Packs a next release. @param server replaces its server */
async function packNext(old: string, server?: string): Promise<string> {
  const folder = openFolder('next')
  const place = await placeRelease(folder, 'dyci-website-next')
  execFileSync('find', [place, '-type', 'd', '-exec', 'chmod', 'u+w', '{}', '+'])
  const replace = (path: string, text: string) => {
    unlinkSync(join(place, path))
    writeFileSync(join(place, path), text)
  }
  replace('release.json', '{ "commit": "of the next release" }')
  if (server !== undefined) replace('server.ts', server)
  // The same Node, without packing its 150 MB.
  unlinkSync(join(place, 'bin/node'))
  symlinkSync(join(old, 'bin/node'), join(place, 'bin/node'))
  const archive = join(folder, server === undefined ? 'next.tar.gz' : 'next.tar')
  const { status, stderr } = spawnSync('tar', ['-caf', archive, '-C', folder, basename(place)], {
    encoding: 'utf8',
  })
  // 1: a file “changed”, for another test has linked to it meanwhile. What it holds is the same.
  if (status !== 0 && status !== 1) throw new Error(stderr)
  return archive
}

/** A site that systemd runs from a release, with an article that was written there. */
async function releasedSite() {
  const folder = openFolder('upgrade')
  const dataDir = join(folder, 'data')
  const old = await placeRelease(folder, 'dyci-website-old')
  const link = join(folder, 'current')
  symlinkSync(basename(old), link)
  const port = await freePort()
  const env = { PORT: String(port), BACKUP_PASSPHRASE: backupPassphrase, DATA_DIR: dataDir }
  const command = [...unprivileged, join(link, 'start')]
  const systemd = await standInSystemd(folder, { command, env: { ...env, PATH: '/usr/bin:/bin' } })
  systemd.start()
  const origin = `http://127.0.0.1:${port}`
  const commit = async () => {
    const figures = await fetch(`${origin}/metrics`).then(
      (answer) => answer.text(),
      () => '',
    )
    return /,commit="([^"]*)"/.exec(figures)?.[1] ?? ''
  }
  await expect.poll(commit, { timeout }).toMatch(/^[\da-f]{40}/)
  const content = await openSiteContent({ dataDir })
  const title = freshTitle('Written before the upgrade')
  const { slug } = await content.addArticle({ title })
  await content.close()

  /** Runs a command as the operator, and gives what it printed so far to `onPrinted` each time. */
  const call = async (
    [command = '', ...args]: string[],
    given: Record<string, string>,
    onPrinted: (child: ChildProcess, printed: string) => void = () => {},
  ) => {
    const child = startProcess(command, args, {
      cwd: folder,
      env: { PATH: `${systemd.binaries}:/usr/bin:/bin`, ...given },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString()
        onPrinted(child, printed)
      })
    const [code] = (await once(child, 'close')) as [number]
    return { code, printed }
  }
  /** Calls `start upgrade` as an operator would, without a terminal. */
  const upgrade = (
    args: string[],
    given: Record<string, string> = env,
    onPrinted?: (child: ChildProcess, printed: string) => void,
  ) => call([join(link, 'start'), 'upgrade', ...args], given, onPrinted)
  /** Calls it in a terminal, and answers its questions one after the other. */
  const upgradeInTerminal = (args: string[], answers: string[]) => {
    const command = [join(link, 'start'), 'upgrade', ...args].join(' ')
    let answered = 0
    return call(['script', '-qec', command, '/dev/null'], env, (child, printed) => {
      if (printed.split('[y/N]').length - 1 <= answered) return
      child.stdin?.write(`${answers[answered] ?? ''}\n`)
      answered += 1
    })
  }
  const backups = () => {
    const made = join(dataDir, 'backups')
    return existsSync(made) ? readdirSync(made) : []
  }
  const showsArticle = async () =>
    (await (await fetch(`${origin}/dycian-news/${slug}`)).text()).includes(title)
  const started = { folder, dataDir, old, link, env, systemd, commit }
  return { ...started, call, upgrade, upgradeInTerminal, backups, showsArticle }
}

describe('start upgrade', { timeout: 2 * timeout }, () => {
  packBeforeTests()

  test('changes nothing when it is called wrongly, and then brings the next release with a backup from before', async () => {
    const site = await releasedSite()
    const archive = await packNext(site.old)
    const { BACKUP_PASSPHRASE: _, ...withoutPassphrase } = site.env
    const start = join(site.link, 'start')
    const refusals: [Promise<{ code: number; printed: string }>, number, string][] = [
      [site.upgrade(['--help']), 0, `${start} upgrade ARCHIVE`],
      [site.upgrade([]), 2, 'upgrade ARCHIVE'],
      [site.upgrade([archive], withoutPassphrase), 1, 'Set BACKUP_PASSPHRASE'],
      [
        site.call([join(site.old, 'start'), 'upgrade', archive, '--yes'], site.env),
        1,
        'Call it by the link',
      ],
      [site.upgrade([`${archive}.gz`, '--yes']), 1, 'There is no file'],
      [site.upgrade([archive, '--yes', '--wait', 'long']), 1, 'a number of seconds'],
      [site.upgrade([archive]), 1, 'add --yes'],
    ]
    for (const [asked, code, sentence] of refusals)
      expect(await asked).toEqual({ code, printed: expect.stringContaining(sentence) as string })
    writeFileSync(`${archive}.sha256`, `${'0'.repeat(64)}  ${basename(archive)}\n`)
    expect((await site.upgrade([archive, '--yes'])).printed).toContain('does not have the checksum')
    unlinkSync(`${archive}.sha256`)
    const other = join(dirname(archive), 'other.tar')
    appendFileSync(other, 'not an archive')
    expect((await site.upgrade([other, '--yes'])).printed).toContain('is not a release')
    expect(readlinkSync(site.link)).toBe('dyci-website-old')
    expect(site.backups()).toEqual([])
    expect(site.systemd.asked).toEqual([])

    const { code, printed } = await site.upgrade([archive, '--yes'])
    expect(printed).toContain('The site runs dyci-website-next.')
    expect(code).toBe(0)
    expect(readlinkSync(site.link)).toBe('dyci-website-next')
    expect(await site.commit()).toBe('of the next release')
    expect(site.backups()).toEqual([
      expect.stringMatching(/^before-upgrade-\d{8}T\d{6}Z\.tar\.age$/),
    ])
    expect(site.systemd.asked).toEqual(['is-active', 'restart'])
    expect(await site.showsArticle()).toBe(true)
    expect(readdirSync(site.folder).filter((name) => name.startsWith('.'))).toEqual([])
    const again = await site.upgrade([archive, '--yes'])
    expect(again).toMatchObject({ code: 1 })
    expect(again.printed).toContain('dyci-website-next is the present release')
  })

  test('goes back when the next release does not answer, also when it is asked to stop or its terminal is closed', async () => {
    const site = await releasedSite()
    const before = await site.commit()
    const archive = await packNext(site.old, broken)
    let isAsked = false
    const askToStop = (child: ChildProcess, said: string) => {
      if (isAsked || !said.includes('Waiting for')) return
      isAsked = true
      child.kill('SIGINT')
      child.kill('SIGHUP')
      child.stdout?.destroy()
    }
    const wait = ['--yes', '--wait', '2']
    const { code, printed } = await site.upgrade([archive, ...wait], site.env, askToStop)
    expect(printed.split('The link is switched already.')).toHaveLength(3)
    expect(printed).not.toContain('changed their tables')
    expect(code).toBe(1)
    expect(await site.commit()).toBe(before)
    expect(readlinkSync(site.link)).toBe('dyci-website-old')
    expect(site.systemd.asked).toEqual(['is-active', 'restart', 'stop', 'restart'])

    // Where no systemd runs the site, the operator is told what to do.
    const env = { ...site.env, PATH: '/usr/bin:/bin' }
    const alone = await site.upgrade([archive, '--yes', '--wait', '1'], env)
    expect(alone.printed).toContain(`Stop the site, and start ${join(site.link, 'start')} now.`)
    expect(alone.printed).toContain('The site runs dyci-website-old again.')
    expect(alone.code).toBe(1)
    expect(readlinkSync(site.link)).toBe('dyci-website-old')
  })

  test('asks in a terminal before the site restarts, and restores the backup when the next release has changed the tables', async () => {
    const site = await releasedSite()
    const before = await site.commit()
    const archive = await packNext(site.old, brokenAfterMigration)
    const [controlC, controlD] = ['\u0003', '\u0004']
    for (const answer of ['n', controlC]) {
      const refused = await site.upgradeInTerminal([archive], [answer])
      expect(refused.printed).toContain('? The site restarts. [y/N]')
      expect(refused.printed).toContain('Nothing was changed.')
      expect(refused.code).toBe(1)
    }
    expect(site.systemd.asked).toEqual([])

    const { code, printed } = await site.upgrade([archive, '--yes', '--wait', migrationSeconds])
    expect(printed).toContain('the next release changed their tables')
    expect(printed).toContain('The upgrade failed. The site runs dyci-website-old again.')
    expect(code).toBe(1)
    expect(await site.commit()).toBe(before)
    expect(await site.showsArticle()).toBe(true)
    const kept = readdirSync(site.dataDir).filter((name) => name.startsWith('before-restore'))
    expect(kept).toHaveLength(1)

    // In a terminal it asks before what was saved since then is replaced.
    const agreed = await site.upgradeInTerminal(
      [archive, '--wait', migrationSeconds],
      ['y', controlD],
    )
    expect(agreed.printed).toContain('Restore it? What was saved since then')
    expect(agreed.printed).toMatch(
      /Stop the site and run: \S+ restore \S+ --yes; then start the site\./,
    )
    expect(agreed.code).toBe(3)
    expect(readlinkSync(site.link)).toBe('dyci-website-old')
  })
})
