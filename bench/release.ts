import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { median, root, table } from './tools.ts'

const port = 4100

/** Measures the size of a release, and how long after its start the home page is answered. */
export async function measureRelease({ rounds }: { rounds: number }): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'dyci-bench-release-'))
  try {
    execFileSync(
      process.execPath,
      ['scripts/release/make-release.ts', '--with-changes', '--to', folder],
      { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
    )
    const archive = readdirSync(folder).find((name) => name.endsWith('.tar.gz')) ?? ''
    execFileSync('tar', ['-xzf', join(folder, archive), '-C', folder])
    const place = join(folder, archive.replace(/\.tar\.gz$/, ''))
    const first = await timeOfStart(place)
    const later: number[] = []
    for (let round = 0; round < rounds; round += 1) later.push(await timeOfStart(place))
    const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)
    return table(
      ['Figure', 'value'],
      [
        ['archive, MB', megabytes(statSync(join(folder, archive)).size)],
        ['unpacked, MB', megabytes(bytesIn(place))],
        ['first start, with starter content, ms', first],
        ['later starts, median, ms', median(later)],
        ['later starts, slowest, ms', Math.max(...later)],
      ],
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const bytesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)

/** Starts a release, waits for its home page and stops it. @returns milliseconds */
async function timeOfStart(place: string): Promise<number> {
  const started = performance.now()
  const child = spawn(join(place, 'start'), [], {
    env: { PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let isAnswered = false
  while (!isAnswered) {
    isAnswered = await fetch(`http://127.0.0.1:${port}/`)
      .then((response) => response.text())
      .then((text) => text.includes('</html>'))
      .catch(() => setTimeout(2, false))
    if (child.exitCode !== null) throw new Error('The release did not start.')
  }
  const took = Math.round(performance.now() - started)
  child.kill('SIGTERM')
  await once(child, 'exit')
  return took
}
