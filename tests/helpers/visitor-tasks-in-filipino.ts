import type { Page } from '@playwright/test'
import type { VisitorTask } from './visitor-tasks.ts'

const menuLink = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Buksan ang menu' }).click()
  await page
    .getByRole('navigation', { name: 'Madalas hanapin' })
    .getByRole('link', { name })
    .click()
}
const find = async (page: Page, words: string, result: RegExp) => {
  await page.getByRole('searchbox', { name: 'Maghanap sa site' }).fill(words)
  await page.keyboard.press('Enter')
  // The page before may have such a link too.
  await page.waitForURL(/\/search\?/, { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('link', { name: result }).first().click()
}
const inMain = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first()

const howToApply = (page: Page) => page.getByRole('heading', { name: 'Paano mag-apply' })
const schoolRecords = (page: Page) => page.getByText('Form 137 (SF10)').first()
const classStatus = (page: Page) => page.getByRole('heading', { name: /^Ngayon: / })
const askSchool = (page: Page) => page.getByRole('link', { name: 'Magtanong sa paaralan' }).first()

/** The tasks of visitors who read Filipino, on the Filipino home page. */
export const filipinoTasks: Record<string, VisitorTask> = {
  'mga dadalhin para sa Grade 7': {
    go: async (page) => {
      await inMain(page, 'Junior High School').click()
      await page.getByRole('link', { name: 'Mga dadalhin sa pag-apply' }).click()
    },
    answer: (page) => page.getByRole('heading', { level: 3, name: /: Grade 7$/ }),
  },
  'paano mag-enroll': {
    go: (page) => menuLink(page, 'Admissions'),
    answer: (page) => page.getByRole('heading', { name: 'Piliin ang level' }),
  },
  'magkano ang bayad': {
    go: (page) => menuLink(page, 'Bayarin at scholarship'),
    answer: askSchool,
  },
  'may pasok ba': {
    go: (page) => page.getByRole('link', { name: /Tingnan kung may pasok/ }).click(),
    answer: classStatus,
  },
  'ang course na nursing': {
    go: async (page) => {
      await inMain(page, 'College').click()
      await inMain(page, 'BS Nursing').click()
    },
    answer: howToApply,
  },
  'ang course na nursing, sa search': {
    go: (page) => find(page, 'nursing', /^BS Nursing/),
    answer: howToApply,
  },
  'kopya ng school records': {
    go: (page) => menuLink(page, 'Contact'),
    answer: schoolRecords,
  },
  'kopya ng school records, sa search': {
    go: (page) => find(page, 'form 137', /^(Connect With Us|Kontakin Kami)/),
    answer: schoolRecords,
  },
  'trabaho sa paaralan': {
    go: (page) => inMain(page, 'Magtrabaho sa DYCI').click(),
    answer: (page) => page.getByText('Ipadala ang application sa:'),
  },
  'saan ang paaralan': {
    go: (page) => inMain(page, 'Kontakin Kami').click(),
    answer: (page) => page.getByRole('link', { name: /^Buksan sa mapa/ }).first(),
  },
  'kailan ang susunod na event': {
    go: (page) => menuLink(page, 'Calendar'),
    answer: (page) => page.getByRole('heading', { name: 'Mga susunod na event' }),
  },
  'balita na maise-share': {
    go: async (page) => {
      const news = page.getByRole('region', { name: 'Pinakabagong balita' })
      await news.getByRole('heading', { level: 3 }).first().getByRole('link').click()
    },
    answer: (page) => page.getByRole('button', { name: /^I-share/ }).first(),
  },
  'walang pasok, sa search': {
    go: (page) => find(page, 'walang pasok', /Class status|pasok/),
    answer: classStatus,
  },
  'bayad, sa search': {
    go: (page) => find(page, 'bayad', /fees|bayarin/i),
    answer: askSchool,
  },
}
