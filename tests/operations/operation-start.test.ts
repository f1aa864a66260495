import { once } from 'node:events'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { siteOfTest } from '../helpers/nodes.ts'
import { patience } from '../helpers/patience.ts'

const root = resolve(import.meta.dirname, '../..')
const node = resolve(root, 'node_modules/.bin/node')
const timeout = 60_000 * patience

/** The documented ways to start the site. */
const ways = {
  'npm start': ['npm', 'start'],
  'node scripts/start.mjs': [node, 'scripts/start.mjs'],
  'node server.ts': [node, 'server.ts'],
}

/** Starts the site by a command and waits until it listens. */
async function startBy(command: readonly string[]) {
  const { process: child, origin } = await siteOfTest({}, [], { command, cwd: root })
  const isServed = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  return { child, ended: once(child, 'exit'), isServed }
}

describe.each(Object.entries(ways))(
  'a site that was started by %s',
  { timeout },
  (way, command) => {
    test('ends cleanly when that process is asked to', async () => {
      const { child, ended, isServed } = await startBy(command)
      expect(await isServed()).toBe(true)
      child.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
      expect(await isServed()).toBe(false)
    })

    test.skipIf(way === 'node server.ts')(
      'ends by itself when that process was killed and passed nothing on',
      async () => {
        const { child, isServed } = await startBy(command)
        child.kill('SIGKILL')
        await expect.poll(isServed, { timeout: 10_000 * patience }).toBe(false)
      },
    )
  },
)
