import { chromium, type Browser, type Page } from '@playwright/test'

export const openBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
  })

/** A connection: milliseconds until an answer begins, and bytes a second down and up. */
interface Connection {
  latency: number
  down: number
  up: number
}

/** As Lighthouse has it for phones. */
export const slow4g: Connection = { latency: 150, down: 204_800, up: 96_000 }
/** The slowest connection that people still use a site over. */
export const slow3g: Connection = { latency: 2_000, down: 50_000, up: 50_000 }

/** Opens an empty page of a cheap phone, in a browser context of its own. */
export async function openSlowPage(
  browser: Browser,
  { latency, down, up }: Connection,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down,
    uploadThroughput: up,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}
