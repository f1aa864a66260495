import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { startProcess, stopProcess } from '../helpers/clean-up.ts'
import { patience } from '../helpers/patience.ts'
import { freePort } from '../helpers/postgres-server.ts'
import type { Engine, EnginePage, Key } from './engine.ts'
import { beginSession, type WebDriverSession } from './web-driver.ts'

const keys: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  Backspace: '\uE003',
  Control: '\uE009',
}

/**
 * Starts WebKitGTK's MiniBrowser on a virtual screen, driven over WebDriver.
 *
 * @param driverPath of WebKitWebDriver
 */
export async function startWebKit(driverPath: string): Promise<Engine> {
  const screen = startProcess(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer]
  const environment = {
    ...process.env,
    DISPLAY: `:${display.toString().trim()}`,
    TZ: 'Asia/Manila',
    NO_AT_BRIDGE: '1',
    // The sandbox needs namespaces, which containers seldom allow.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
  return {
    openPage: () => openPage(() => startDriver(driverPath, environment)),
    close: () => stopProcess(screen),
  }
}

/** Time that MiniBrowser has to start, in milliseconds; it needs about 500. */
const startLimit = 5_000 * patience

/** Maximum number of starts of MiniBrowser: now and then it never connects to its driver. */
const maxStarts = 3

/** Opens a page in a browser and with a driver of its own, which end with the page. */
async function openPage(start: () => ReturnType<typeof startDriver>): Promise<EnginePage> {
  for (let starts = 1; ; starts += 1) {
    const { address, stop } = await start()
    try {
      const browser = { binary: miniBrowser(), args: ['--automation'] }
      const options = { 'webkitgtk:browserOptions': browser }
      return pageOf(await beginSession(address, options, startLimit), stop)
    } catch (error) {
      await stop()
      if (starts === maxStarts) throw error
    }
  }
}

async function startDriver(path: string, env: NodeJS.ProcessEnv) {
  const port = await freePort()
  // Does not set WEBKIT_DISABLE_COMPOSITING_MODE: without compositing, WebKit crashes in view
  // transitions.
  const driver = startProcess(path, ['-p', `${port}`], { env, stdio: 'ignore' })
  const address = `http://127.0.0.1:${port}`
  await untilItAnswers(address)
  return { address, stop: () => stopProcess(driver) }
}

/** Finds MiniBrowser in the library's folder, whose name contains the machine and the version. */
function miniBrowser(): string {
  const folders = readdirSync('/usr/lib', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  for (const { name } of folders.filter(({ name }) => name.endsWith('-linux-gnu'))) {
    const version = readdirSync(join('/usr/lib', name)).find((each) =>
      each.startsWith('webkit2gtk-4'),
    )
    if (version) return join('/usr/lib', name, version, 'MiniBrowser')
  }
  throw new Error('MiniBrowser is not there: install webkit2gtk-driver.')
}

async function untilItAnswers(address: string) {
  for (const end = Date.now() + 20_000 * patience; ;) {
    const answer = await fetch(`${address}/status`).catch(() => null)
    if (answer?.ok) return
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function pageOf({ send }: WebDriverSession, stop: () => Promise<void>): EnginePage {
  const evaluate: EnginePage['evaluate'] = async (run, ...args) =>
    (await send('POST', '/execute/sync', {
      script: `return (${run.toString()}).apply(null, arguments)`,
      args,
    })) as ReturnType<typeof run>
  const act = (type: 'key' | 'pointer', actions: object[]) =>
    send('POST', '/actions', { actions: [{ type, id: type, actions }] })
  const stroke = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]
  return {
    async goto(url) {
      await send('POST', '/url', { url })
    },
    async reload() {
      await send('POST', '/refresh', {})
    },
    evaluate,
    async run(script) {
      await send('POST', '/execute/sync', { script, args: [] })
    },
    async clickAt(x, y) {
      await act('pointer', [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])
    },
    async press(key) {
      await act('key', stroke(keys[key]))
    },
    async pressWithControl(letter) {
      await act('key', [
        { type: 'keyDown', value: keys.Control },
        ...stroke(letter),
        { type: 'keyUp', value: keys.Control },
      ])
    },
    async type(text) {
      await act('key', Array.from(text).flatMap(stroke))
    },
    async resize(width, height) {
      // The window has a bar above the page.
      const [barWidth, barHeight] = await evaluate(
        () => [outerWidth - innerWidth, outerHeight - innerHeight] as const,
      )
      await send('POST', '/window/rect', { width: width + barWidth, height: height + barHeight })
    },
    async close() {
      await send('DELETE', '')
      await stop()
    },
  }
}
