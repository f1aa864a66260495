import type { Locator, Page } from '@playwright/test'

/** Task of a family. It begins on the home page, on a small phone. */
export interface VisitorTask {
  /** goes to the answer, at most two taps away */
  go: (page: Page) => Promise<void>
  /** finds the text or the link that the visitor came for */
  answer: (page: Page) => Locator
}

/** The words by which a visitor finds the menu and the search in a language. */
interface Words {
  openMenu: string
  quickTasks: string
  search: string
}

const stepsIn = ({ openMenu, quickTasks, search }: Words) => ({
  fromMenu: (name: string) => async (page: Page) => {
    await page.getByRole('button', { name: openMenu }).click()
    await page.getByRole('navigation', { name: quickTasks }).getByRole('link', { name }).click()
  },
  bySearching: (words: string, result: RegExp) => async (page: Page) => {
    await page.getByRole('searchbox', { name: search }).fill(words)
    await page.keyboard.press('Enter')
    // The page before may have such a link too.
    await page.waitForURL(/\/search\?/, { waitUntil: 'commit' })
    await page.getByRole('main').getByRole('link', { name: result }).first().click()
  },
})

/** Follows links of the page itself, one after the other. */
const byLinks =
  (...names: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names)
      await page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
  }

/** Opens the latest news of the home page. */
const byNews = (region: string) => async (page: Page) => {
  const news = page.getByRole('region', { name: region })
  await news.getByRole('heading', { level: 3 }).first().getByRole('link').click()
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name })
const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name }).first()
const text = (words: string) => (page: Page) => page.getByText(words).first()
const button = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first()

const english = stepsIn({
  openMenu: 'Open menu',
  quickTasks: 'Quick tasks',
  search: 'Search this site',
})
const records = heading('Transcript of records (TOR)')

/** The tasks of visitors, by what they want to know or do. */
export const visitorTasks: Record<string, VisitorTask> = {
  'papers for Grade 7': {
    go: byLinks('Junior High School', 'What to bring for admission'),
    answer: heading('New students: Grade 7'),
  },
  'how to enroll': {
    go: english.fromMenu('Admissions'),
    answer: heading('Five steps to enroll'),
  },
  'tuition fees': {
    go: english.fromMenu('Fees and scholarships'),
    answer: link('Ask the school'),
  },
  'are there classes today': {
    go: byLinks(/^(Classes as usual|No school day|The school has not said)/),
    answer: heading(/^Today: /),
  },
  'the nursing course': { go: byLinks('College', 'BS Nursing'), answer: link('How to apply') },
  'the nursing course, by searching': {
    go: english.bySearching('nursing', /^BS Nursing/),
    answer: link('How to apply'),
  },
  'a copy of my school records': { go: english.fromMenu('Contact'), answer: records },
  'a copy of my school records, by searching': {
    go: english.bySearching('transcript of records', /^A copy of your school records/),
    answer: records,
  },
  'work at the school': { go: byLinks('Join Our Team'), answer: heading('What to send') },
  'where the school is': { go: byLinks('Connect With Us'), answer: link(/^Open in maps/) },
  'the next events': { go: english.fromMenu('Calendar'), answer: heading(/^Events$/) },
  'news to share with the family': { go: byNews('Latest news'), answer: button(/^Share/) },
  'walang pasok ba': {
    go: english.bySearching('walang pasok', /Class status/),
    answer: heading(/^Today: /),
  },
  'magkano ang bayad': {
    go: english.bySearching('magkano', /fees/i),
    answer: link('Ask the school'),
  },
}

const filipino = stepsIn({
  openMenu: 'Buksan ang menu',
  quickTasks: 'Madalas hanapin',
  search: 'Maghanap sa site',
})

/** The tasks of visitors who read Filipino, on the Filipino home page. */
export const filipinoTasks: Record<string, VisitorTask> = {
  'mga dadalhin para sa Grade 7': {
    go: byLinks('Junior High School', 'Mga dadalhin sa pag-apply'),
    answer: heading(/: Grade 7$/),
  },
  'paano mag-enroll': {
    go: filipino.fromMenu('Pag-enroll'),
    answer: heading('Piliin ang level'),
  },
  'magkano ang bayad': {
    go: filipino.fromMenu('Bayarin at scholarship'),
    answer: link('Magtanong sa paaralan'),
  },
  'may pasok ba': {
    go: byLinks(/^(May pasok gaya ng dati|Hindi araw ng pasok|Wala pang sinabi)/),
    answer: heading(/^Ngayon: /),
  },
  'ang course na nursing': {
    go: byLinks('College', 'BS Nursing'),
    answer: link('Paano mag-apply'),
  },
  'kopya ng school records': {
    go: filipino.fromMenu('Kontakin Kami'),
    answer: text('Form 137 (SF10)'),
  },
  'kopya ng school records, sa search': {
    go: filipino.bySearching('form 137', /^Kopya ng school records/),
    answer: text('Form 137 (SF10)'),
  },
  'trabaho sa paaralan': {
    go: byLinks('Magtrabaho sa DYCI'),
    answer: link(/^Mag-apply gamit ang form/),
  },
  'saan ang paaralan': { go: byLinks('Kontakin Kami'), answer: link(/^Buksan sa mapa/) },
  'kailan ang susunod na event': {
    go: filipino.fromMenu('Kalendaryo'),
    answer: heading('Mga susunod na event'),
  },
  'balita na maise-share': { go: byNews('Pinakabagong balita'), answer: button(/^I-share/) },
  'walang pasok, sa search': {
    go: filipino.bySearching('walang pasok', /Class status|pasok/),
    answer: heading(/^Ngayon: /),
  },
}
