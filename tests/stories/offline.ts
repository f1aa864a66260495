import type { Page } from '@playwright/test'
import { expect } from './site-fixture.ts'

/** Returns the addresses of the pages that the service worker has kept. */
export const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const answer = await caches.match('/service-worker/kept.json')
    const index = (await answer?.json()) as { pages: { address: string }[] } | undefined
    return index?.pages.map(({ address }) => address) ?? []
  })

export const untilKept = (page: Page, address: string) =>
  expect.poll(() => kept(page), { message: `${address} is kept` }).toContain(address)

/** Opens a page as a new visitor, and waits until the worker runs and keeps it. */
export async function visitWithWorker(page: Page, address: string) {
  await page.goto(address)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve)
    })
  })
}

/** Finds the note above a page that was kept. */
export const note = (page: Page) => page.getByRole('complementary', { name: 'Kept page' })

export const offlinePage = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'There is no connection' })
