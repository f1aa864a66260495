import { test as base, expect, type Page } from '@playwright/test'
import { patience } from '../helpers/patience.ts'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { removeTestFolder, startProcess, stopProcess } from '../helpers/clean-up.ts'
import { copySources, replaceInFile } from '../helpers/copied-sources.ts'

/** Timeout of the start of the development server, in milliseconds. */
const startTimeout = 30_000 * patience

interface DevelopmentSite {
  origin: string
  /** Saves a source file of the copy, with one piece of text replaced by another. */
  replace: (file: string, from: string, to: string) => void
  /** Ends it as Ctrl-C does. @returns its exit code */
  interrupt: () => Promise<number | null>
  discard: () => Promise<void>
}

/** Runs `npm run dev` in a copy of the sources, on a free port and with a database of its own. */
async function startDevelopmentSite(settings: Record<string, string>): Promise<DevelopmentSite> {
  const folder = copySources('development')
  const child = startProcess(process.execPath, [join(folder, 'scripts/dev.mjs')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      DATA_DIR: 'data',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => said.push(line))
  const origin = await new Promise<string>((resolveOrigin, reject) => {
    const fail = () => reject(new Error(`The site did not start:\n${said.join('\n')}`))
    const timer = setTimeout(fail, startTimeout)
    child.once('exit', fail)
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line)
      const [, address] = /^Open (http:\/\/localhost:\d+)/.exec(line) ?? []
      if (!address) return
      clearTimeout(timer)
      resolveOrigin(address)
    })
  })
  return {
    origin,
    replace: (file, from, to) => replaceInFile(join(folder, file), from, to),
    interrupt: async () => {
      const exited = once(child, 'exit')
      child.kill('SIGINT')
      const [code] = (await exited) as [number | null]
      return code
    },
    discard: async () => {
      await stopProcess(child)
      removeTestFolder(folder)
    },
  }
}

const administrator = { email: 'dev@dyci.example', password: 'carabao milk tea 7' }

const test = base.extend<object, { site: DevelopmentSite }>({
  site: [
    async ({}, use) => {
      const { email, password } = administrator
      const site = await startDevelopmentSite({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password })
      await use(site)
      await site.discard()
    },
    { scope: 'worker', timeout: 60_000 * patience },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
})

// One development server for all of them, ended by the last.
test.describe.configure({ mode: 'serial' })

/** Counts the connections that pages have made to hear of saved files. */
function countHotReloads(page: Page) {
  let connections = 0
  page.on('console', (message) => {
    if (message.text().includes('[vite] connected.')) connections += 1
  })
  return () => connections
}

test('a saved component and style sheet are seen without a reload', async ({ page, site }) => {
  const hotReloads = countHotReloads(page)
  await page.goto('/contact-us')
  const link = page.getByRole('link', { name: 'Back to top', includeHidden: true })
  await expect(link).toBeAttached()
  // Hot reload works from when React has taken over.
  await page.waitForFunction(() => '__reactRouterDataRouter' in globalThis)
  await expect.poll(hotReloads).toBeGreaterThan(0)
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''))

  site.replace('site/layout/back-to-top.tsx', "t('common.backToTop')", "'Go up'")
  await expect(page.getByRole('link', { name: 'Go up', includeHidden: true })).toBeAttached()

  site.replace('site/styles/site.css', '@import', 'body { outline-color: #010203 }\n@import')
  await expect(page.locator('body')).toHaveCSS('outline-color', 'rgb(1, 2, 3)')

  await expect(page.locator('body')).toHaveAttribute('data-same-document')
})

test('the next request gets the last version of what was saved', async ({ request, site }) => {
  const health = async () => (await request.get('/healthz')).text()
  expect(await health()).toBe('ok')
  site.replace('product/public-routes.ts', "text('ok')", "text('first')")
  const first = health()
  site.replace('product/public-routes.ts', "text('first')", "text('second')")
  await first
  await expect.poll(health).toBe('second')

  const page = async () => (await request.get('/login')).text()
  const before = 'The two passwords differ.'
  expect(await page()).toContain(before)
  site.replace('site/sign-in/sign-in-script.ts', before, 'They differ.')
  await expect.poll(page).not.toContain(before)
  expect(await page()).toContain('They differ.')
})

test('the browser says why the sources cannot be compiled', async ({ page, site }) => {
  const [right, wrong] = ['export function create', 'export function ! create']
  site.replace('product/public-routes.ts', right, wrong)
  const hotReloads = countHotReloads(page)
  await expect(async () => {
    await page.goto('/healthz')
    await expect(page.locator('body')).toContainText('product/public-routes.ts', { timeout: 1_000 })
  }).toPass({ timeout: 10_000 * patience })
  await expect.poll(hotReloads, 'the page of the error hears of saved files').toBeGreaterThan(0)
  site.replace('product/public-routes.ts', wrong, right)
  await expect(page.locator('body')).toHaveText('second')
})

test('a staff page is changed while a developer types in it', async ({ page, site }) => {
  await page.goto('/login?from=/admin/account')
  await page.getByLabel('E-mail').fill(administrator.email)
  await page.getByLabel('Password').fill(administrator.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Current password').fill('typed here')
  site.replace('admin/src/account/account-page.tsx', 'Change the password', 'Hot staff pages')
  await expect(page.getByRole('button', { name: 'Hot staff pages' })).toBeVisible()
  await expect(page.getByLabel('Current password')).toHaveValue('typed here')
})

test('Ctrl-C ends the development server and everything it started', async ({ site, request }) => {
  expect(await site.interrupt()).toBe(0)
  await expect(request.get('/healthz')).rejects.toThrow('ECONNREFUSED')
})
