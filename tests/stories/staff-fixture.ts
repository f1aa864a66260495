import type { Browser, Page } from '@playwright/test'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { askAs } from '../helpers/staff-calls.ts'
import { expect, openBrowser, test as base } from './site-fixture.ts'

export const administrator = { email: 'head@dyci.example', password: 'bamboo river lantern 7' }

export interface SignedIn {
  token: string
  user: { id: string; name: string; role: string }
}

/** The staff API of a running site, for what must exist before a story begins. */
export class StaffHelper {
  readonly site: TestSite
  #administrator: Promise<SignedIn> | undefined

  constructor(site: TestSite) {
    this.site = site
  }

  /** Makes a call: POST where it has a body, unless it names its method. */
  async call<Answer = unknown>(
    path: string,
    { method, body, token }: { method?: string; body?: unknown; token?: string } = {},
  ) {
    return JSON.parse(await askAs(this.site.origin, token, path, body, method)) as Answer
  }

  /** Makes a call that needs the password again, confirmed with that of everyone in stories. */
  async callConfirmed<Answer>(path: string, call: { body: unknown; token: string }) {
    const body = { password: administrator.password }
    await this.call('/session/confirmation', { token: call.token, body })
    return this.call<Answer>(path, call)
  }

  /** Signs in the first administrator. */
  administrator(): Promise<SignedIn> {
    this.#administrator ??= this.call<SignedIn>('/session', { body: administrator })
    return this.#administrator
  }

  /** Invites a new person and signs them in. */
  async person(
    role: 'administrator' | 'editor' | 'author',
    name: string,
    sections: readonly string[] = [],
  ): Promise<SignedIn & { email: string }> {
    const { token } = await this.administrator()
    const email = `${name.toLowerCase().replaceAll(/\W+/g, '.')}.${Date.now()}@dyci.example`
    const person = { name, email, role, sections }
    const invited = await this.callConfirmed<{ link: string }>('/staff', { token, body: person })
    const link = new URL(invited.link).hash.replace('#link=', '')
    const body = { token: link, name, password: administrator.password }
    return { ...(await this.call<SignedIn>('/links/use', { body })), email }
  }

  /** Begins a new session of a person whose last one has ended. */
  signInAgain({ email }: { email: string }) {
    const body = { email, password: administrator.password }
    return this.call<SignedIn>('/session', { body })
  }

  /** Adds a draft of an article. @param by its author */
  article(title: string, { token }: SignedIn, fields: Record<string, unknown> = {}) {
    const content = '<p>It is about the school.</p>'
    const data = { title, content, category: 'Campus News', topics: [], ...fields }
    return this.call<{ id: number }>('/entries/article', { token, body: { data } })
  }

  /** Publishes an article. */
  publish(id: number, { token }: SignedIn) {
    const body = { action: 'publish' }
    return this.call<{ address: string }>(`/entries/article/${id}/commands`, { token, body })
  }

  /** Reads the newest version of an article. */
  async read(id: number) {
    const { token } = await this.administrator()
    return this.call<ReadArticle>(`/entries/article/${id}`, { token })
  }
}

interface ReadArticle {
  revision: number
  state: string
  publishAt: number
  data: { title: string; content: string }
}

/** Returns the browser storage of a session, for a page that is opened as a person. */
const storedSession = (origin: string, { token, user }: SignedIn) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: [
        { name: 'token', value: token },
        { name: 'user', value: JSON.stringify(user) },
      ],
    },
  ],
})

/** Waits until a staff page has all of its parts: a form has no heading before. */
export async function untilWhole(page: Page) {
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  await page.getByRole('progressbar').first().waitFor({ state: 'detached' })
}

/** Opens a page for another person, in their own browser, and waits until it is whole. */
async function openAs(
  browser: Browser,
  origin: string,
  who: SignedIn,
  path: string,
): Promise<Page> {
  const context = await openBrowser(browser, {
    baseURL: origin,
    storageState: storedSession(origin, who),
    reducedMotion: 'reduce',
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
  })
  const page = await context.newPage()
  await page.goto(path)
  await untilWhole(page)
  return page
}

interface EnterOptions {
  /** false for a story that holds a part back, or whose page is not shown */
  whole?: boolean
}

interface StaffFixtures {
  /** stores a session in the page's browser, opens a path and waits until the page is whole */
  enterAs: (who: SignedIn, path: string, options?: EnterOptions) => Promise<void>
  /** opens a path as another person, in their own browser */
  openFor: (who: SignedIn, path: string) => Promise<Page>
  /** the same as enterAs, as the first administrator */
  enter: (path: string) => Promise<void>
  /** adds an article, published if asked, and opens its form; as the first administrator by default */
  openArticle: (
    title: string,
    options?: { by?: SignedIn; fields?: Record<string, unknown>; isPublished?: boolean },
  ) => Promise<number>
}

/** Starts a site whose first administrator comes from the environment. */
async function startStaffSite({}: object, use: (site: TestSite) => Promise<void>): Promise<void> {
  const site = await startTestSite({
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  })
  await use(site)
  await site.stop()
}

/** Gives staff stories a site whose first administrator comes from the environment. */
export const test = base.extend<StaffFixtures, { staff: StaffHelper }>({
  site: [startStaffSite, { scope: 'worker' }],
  staff: [async ({ site }, use) => use(new StaffHelper(site)), { scope: 'worker' }],
  enterAs: async ({ page }, use) => {
    await use(async ({ token, user }, path, { whole = true } = {}) => {
      await page.goto('/favicon.svg')
      await page.evaluate(
        ([storedToken, storedUser]) => {
          localStorage.setItem('token', storedToken as string)
          localStorage.setItem('user', storedUser as string)
        },
        [token, JSON.stringify(user)],
      )
      await page.goto(path)
      if (whole) await untilWhole(page)
    })
  },
  openFor: async ({ browser, site }, use) => {
    const pages: Page[] = []
    await use(async (who, path) => {
      const page = await openAs(browser, site.origin, who, path)
      pages.push(page)
      return page
    })
    for (const page of pages) await page.context().close()
  },
  enter: async ({ staff, enterAs }, use) =>
    use(async (path) => enterAs(await staff.administrator(), path)),
  openArticle: async ({ staff, enterAs }, use) =>
    use(async (title, { by, fields, isPublished = false } = {}) => {
      const author = by ?? (await staff.administrator())
      const { id } = await staff.article(title, author, fields)
      if (isPublished) await staff.publish(id, author)
      await enterAs(author, `/admin/article/${id}`)
      return id
    }),
})

/** Finds the message that has a text. */
export const message = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text })

/** Presses the button with a name. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

/** Publishes what a form holds. */
export async function publishNow(page: Page) {
  await press(page, 'Publish …')
  await press(page, 'Publish now')
}

/** Chooses an action of the menu “More” of a form. */
export async function chooseMore(page: Page, action: string) {
  await press(page, 'More')
  await page.getByRole('menuitem', { name: action }).click()
}

/** Signs out from the account menu. */
export async function signOut(page: Page, { user }: Pick<SignedIn, 'user'>) {
  await page.getByRole('banner').getByRole('button', { name: user.name }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

/** Counts a person's presses, except in fields, until each is asked for (docs/staff-pages.md). */
export async function countSteps(page: Page) {
  let steps = 0
  await page.exposeFunction('countStep', () => (steps += 1))
  await page.addInitScript(() => {
    const counted = window as unknown as { countStep: () => void }
    const fields = 'input, textarea, select, summary, [contenteditable]'
    const count = ({ target, isTrusted }: Event) => {
      if (isTrusted && target instanceof Element && !target.closest(fields)) counted.countStep()
    }
    addEventListener('click', count, true)
  })
  return () => {
    const taken = steps
    steps = 0
    return taken
  }
}

/** Confirms a change of a sign-in, in the dialog that asks for the password. */
export async function confirmIdentity(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.getByLabel('Your password').fill(administrator.password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
}

/** Fills in the sign-in form and submits it. */
export async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export { expect, openBrowser }
