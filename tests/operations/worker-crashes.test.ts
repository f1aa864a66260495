import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test, type TestContext } from 'vitest'
import { makeTestFolder, removeTestFolder, startProcess } from '../helpers/clean-up.ts'
import { patience } from '../helpers/patience.ts'

const root = resolve(import.meta.dirname, '../..')

/** Starting a process may take seconds where many tests run at once. */
const timeout = 15_000 * patience

/**
 * Runs two workers with a JavaScript text.
 * @returns the first process, how many workers began, and how long it meant to wait before each of
 * them, in milliseconds
 */
function runTwo({ onTestFinished }: TestContext, behavior: string) {
  const folder = makeTestFolder('workers')
  const [starts, waits] = [join(folder, 'starts'), join(folder, 'waits')]
  const script = join(folder, 'site.mts')
  for (const list of [starts, waits]) writeFileSync(list, '')
  writeFileSync(
    script,
    `import cluster from 'node:cluster'
    import { appendFileSync, readFileSync } from 'node:fs'
    import { createServer } from 'node:net'
    import { runWorkers } from '${join(root, 'server/workers.ts')}'
    const listen = () => createServer().listen(0, '127.0.0.1')
    if (cluster.isPrimary) {
      const wait = setTimeout
      globalThis.setTimeout = (run, milliseconds, ...rest) => {
        appendFileSync(${JSON.stringify(waits)}, milliseconds + ' ')
        return wait(run, milliseconds, ...rest)
      }
      runWorkers(2)
    } else {
      appendFileSync(${JSON.stringify(starts)}, 'one ')
      const { id } = cluster.worker
      ${behavior}
    }`,
  )
  const child = startProcess(join(root, 'node_modules/.bin/node'), [script], {
    stdio: 'inherit',
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
    removeTestFolder(folder)
  })
  const wordsIn = (list: string) => readFileSync(list, 'utf8').split(' ').filter(Boolean)
  return { child, starts: () => wordsIn(starts).length, waits: () => wordsIn(waits).map(Number) }
}

describe('a site with two workers', { timeout: 3 * timeout }, () => {
  test.for([
    [
      'soon after its start',
      'if (id === 2) listen().once("listening", () => process.exit(7)); else listen()',
    ],
    [
      'before the other has listened',
      'if (id === 2) process.exit(7); else setTimeout(listen, 500)',
    ],
  ] as const)(
    'starts a worker that crashes %s again, and goes on',
    async ([, behavior], context) => {
      const { child, starts } = runTwo(context, behavior)
      await expect.poll(starts, { timeout }).toBe(3)
      expect(child.exitCode).toBeNull()
    },
  )

  test('starts a worker that crashes again and again less and less often, and ends when it is asked to meanwhile', async (context) => {
    const { child, starts, waits } = runTwo(context, 'if (id >= 2) process.exit(7); else listen()')
    await expect.poll(starts, { timeout }).toBeGreaterThanOrEqual(5)
    expect(waits().slice(0, 3)).toEqual([250, 500, 1_000])
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  test('ends with the error of its workers when none has ever listened', async (context) => {
    const { child, starts } = runTwo(context, 'process.exit(7)')
    expect(await once(child, 'exit')).toEqual([7, null])
    expect(starts()).toBe(2)
  })
})
