import type { Locator, Page } from '@playwright/test'

/** What a family comes for. It begins on the home page, on a small phone. */
export interface VisitorTask {
  /** goes to the answer, at most two taps away */
  go: (page: Page) => Promise<void>
  /** what the visitor came to read or to press */
  answer: (page: Page) => Locator
}

const menuLink = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('navigation', { name: 'Quick tasks' }).getByRole('link', { name }).click()
}
const find = async (page: Page, words: string, result: RegExp) => {
  await page.getByRole('searchbox', { name: 'Search this site' }).fill(words)
  await page.keyboard.press('Enter')
  // The page before may have such a link too.
  await page.waitForURL(/\/search\?/, { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('link', { name: result }).first().click()
}
const inMain = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first()

const howToApply = (page: Page) => page.getByRole('heading', { name: 'How to apply' })
const schoolRecords = (page: Page) =>
  page.getByText('Transcript of records, honorable dismissal: ask the registrar.')

/** The tasks of visitors, by what they want to know or do. */
export const visitorTasks: Record<string, VisitorTask> = {
  'papers for Grade 7': {
    go: async (page) => {
      await inMain(page, 'Junior High School').click()
      await page.getByRole('link', { name: 'What to bring for admission' }).click()
    },
    answer: (page) => page.getByRole('heading', { name: 'New students: Grade 7' }),
  },
  'how to enroll': {
    go: (page) => menuLink(page, 'Admissions'),
    answer: (page) => page.getByRole('heading', { name: 'Five steps, the same at every level' }),
  },
  'tuition fees': {
    go: (page) => menuLink(page, 'Fees and scholarships'),
    answer: (page) => page.getByRole('link', { name: 'Ask the school' }).first(),
  },
  'are there classes today': {
    go: (page) => page.getByRole('link', { name: /See the class status/ }).click(),
    answer: (page) => page.getByRole('heading', { name: /^Today: / }),
  },
  'the nursing course': {
    go: async (page) => {
      await inMain(page, 'College').click()
      await inMain(page, 'BS Nursing').click()
    },
    answer: howToApply,
  },
  'the nursing course, by searching': {
    go: (page) => find(page, 'nursing', /^BS Nursing/),
    answer: howToApply,
  },
  'a copy of my school records': {
    go: (page) => menuLink(page, 'Contact'),
    answer: schoolRecords,
  },
  'a copy of my school records, by searching': {
    go: (page) => find(page, 'transcript of records', /^Connect With Us/),
    answer: schoolRecords,
  },
  'work at the school': {
    go: (page) => page.getByRole('main').getByRole('link', { name: 'Join Our Team' }).click(),
    answer: (page) => page.getByRole('heading', { name: 'What to send' }),
  },
  'where the school is': {
    go: (page) => inMain(page, 'Connect With Us').click(),
    answer: (page) => page.getByRole('link', { name: /^Open in maps/ }).first(),
  },
  'the next events': {
    go: (page) => menuLink(page, 'Calendar'),
    answer: (page) => page.getByRole('heading', { level: 1, name: 'Events' }),
  },
  'news to share with the family': {
    go: async (page) => {
      const news = page.getByRole('region', { name: 'Latest news' })
      await news.getByRole('heading', { level: 3 }).first().getByRole('link').click()
    },
    answer: (page) => page.getByRole('button', { name: /^Share/ }).first(),
  },
  'walang pasok ba': {
    go: (page) => find(page, 'walang pasok', /Class status/),
    answer: (page) => page.getByRole('heading', { name: /^Today: / }),
  },
  'magkano ang bayad': {
    go: (page) => find(page, 'magkano', /fees/i),
    answer: (page) => page.getByRole('link', { name: 'Ask the school' }).first(),
  },
}
