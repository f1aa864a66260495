import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPage } from '../helpers/api.ts'
import { readPaths } from '../helpers/read-site.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

/** Reads the texts of a page and of its heading, in one line each. */
async function open(path: string) {
  const { status, html } = await getPage(site, path)
  const [, heading = ''] = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
  const [, body = ''] = /<body\b[^>]*>(.*)<\/body>/s.exec(html) ?? []
  return { status, html, heading: textOf(heading.replaceAll(/<[^>]*>/g, '')), text: textOf(body) }
}

const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Matches a text in any letters: style sheets make some of them large. */
const saying = (text: string | RegExp) =>
  typeof text === 'string' ? new RegExp(text.replaceAll(/[.?()]/g, '\\$&'), 'i') : text

/** Every row of the route table (spec 2) with what a visitor sees there. */
const rows: { path: string; heading: string; text?: string }[] = [
  { path: '/', heading: 'More Than A School, A Family' },
  { path: '/learn-with-us', heading: 'Learn With Us', text: 'Senior high school tracks' },
  { path: '/learn-with-us/pgs', heading: 'Preschool and Grade School', text: 'Grade levels' },
  { path: '/learn-with-us/jhs', heading: 'Junior High School', text: 'Grade 10' },
  { path: '/learn-with-us/shs', heading: 'Senior High School', text: 'Academic tracks' },
  { path: '/learn-with-us/college', heading: 'College', text: 'College departments' },
  {
    path: '/learn-with-us/shs/tracks/stem',
    heading: 'Science, Technology, Engineering and Mathematics',
  },
  {
    path: '/learn-with-us/college/tracks/coa',
    heading: 'College of Accountancy',
    text: 'Courses Offered',
  },
  {
    path: '/learn-with-us/college/college/coa',
    heading: 'College of Accountancy',
    text: 'Connect With Us',
  },
  {
    path: '/learn-with-us/college/tracks/chs/bsn',
    heading: 'BS Nursing',
    text: 'Licensure examination',
  },
  { path: '/status/notify', heading: 'Tell me on this phone', text: 'Add to Home Screen' },
  { path: '/admissions', heading: 'Admissions', text: 'Choose your level' },
  {
    path: '/admissions/pgs',
    heading: 'Preschool and Grade School: how to apply',
    text: 'Papers to bring',
  },
  { path: '/meaning', heading: 'Meaning', text: 'Core Values' },
  { path: '/meaning/core-values', heading: 'Core Values', text: 'God-Centeredness' },
  { path: '/identity', heading: 'Identity', text: 'Graduate Attributes' },
  {
    path: '/identity/graduate-attributes',
    heading: 'Graduate Attributes',
    text: 'Eight qualities',
  },
  { path: '/spirituality', heading: 'Spirituality', text: 'Simbang Gabi' },
  { path: '/spirituality/simbang-gabi', heading: 'Simbang Gabi', text: '16' },
  { path: '/organizational-memory', heading: 'Organizational Memory', text: 'Founder' },
  { path: '/organizational-memory/history', heading: 'History', text: '1950' },
  { path: '/norms', heading: 'Norms', text: 'School Policy' },
  { path: '/norms/rules-and-regulations', heading: 'Rules and Regulations' },
  { path: '/stakeholders-centricity', heading: "Stakeholder's Centricity", text: 'Scholarships' },
  { path: '/stakeholders-centricity/scholarships', heading: 'Scholarships' },
  { path: '/servanthood', heading: 'Servanthood', text: 'Paraya' },
  { path: '/servanthood/paraya', heading: 'Paraya', text: 'Stories of service' },
  {
    path: '/servanthood/paraya/articles/clearing-the-riverbank-together',
    heading: 'Clearing the riverbank together',
    text: 'Other Articles',
  },
  { path: '/innovations', heading: 'Innovations', text: 'Research' },
  { path: '/innovations/dyci-robotics-program', heading: 'DYCI Robotics Program', text: '117' },
  { path: '/innovations/dyci-research', heading: 'DYCI Research', text: 'All College research' },
  {
    path: '/innovations/dyci-sustainability-office',
    heading: 'DYCI Sustainability Office',
    text: '2030',
  },
  { path: '/innovations/dyci-research/research/shs', heading: 'Senior High School research' },
  { path: '/dycian-news', heading: 'DYCIan News', text: 'Outside News' },
  { path: '/announcements', heading: 'Announcements', text: 'Announcements for all DYCIans' },
  {
    path: '/announcements/all',
    heading: 'All Announcements',
    text: 'Announcements for all DYCIans',
  },
  { path: '/events', heading: 'Events' },
  { path: '/reports/norms/school-policy/any-title', heading: 'School Policy' },
  {
    path: '/data-privacy-policy',
    heading: 'Data Privacy Policy',
    text: 'National Privacy Commission',
  },
  { path: '/contact-us', heading: 'Connect With Us', text: 'Basic Education' },
  { path: '/ask-us', heading: 'Ask us', text: 'E-mail address or mobile number' },
  { path: '/join-our-team', heading: 'Join Our Team' },
]

test.each(rows)('a visitor opens $path', async ({ path, heading, text }) => {
  const page = await open(path)
  expect(page.status).toBe(200)
  expect(page.heading).toMatch(saying(heading))
  expect(page.text).toMatch(saying(text ?? heading))
})

/** Rows with a part that content decides: the form of the address, and the page's text. */
const entryRows: { form: RegExp; text: string | RegExp }[] = [
  { form: /^\/dycian-news\/[\w-]+$/, text: /Campus News|Outside News/ },
  { form: /^\/announcements\/(?!all$)[\w-]+$/, text: 'Announcements for all DYCIans' },
  { form: /^\/events\/[\w-]+$/, text: /\d{1,2}:\d{2} [AP]M|All day/ },
  { form: /^\/servanthood\/paraya\/articles\/[\w-]+$/, text: 'Other Articles' },
  { form: /^\/innovations\/dyci-sustainability-office\/[\w-]+$/, text: 'Sustainability' },
  { form: /^\/innovations\/dyci-research\/research\/college\/\d+$/, text: 'Authors/Registrants:' },
]

test.each(entryRows)('a visitor opens a page of the form $form', async ({ form, text }) => {
  const path = (await readPaths(site)).find((each) => form.test(each)) ?? ''
  const page = await open(path)
  expect(page.status).toBe(200)
  expect(page.heading).not.toBe('')
  expect(page.text).toMatch(saying(text))
})

const redirects = {
  '/vision': '/meaning/vision',
  '/mission': '/meaning/mission',
  '/core-values': '/meaning/core-values',
  '/quality-policy': '/meaning/quality-policy',
  '/dyci-seal': '/meaning/dyci-seal',
  '/graduate-attributes': '/identity/graduate-attributes',
  '/paraya': '/servanthood/paraya',
}

test.each(Object.entries(redirects))('%s leads to %s', async (from, to) => {
  const { status, headers } = await fetch(site.origin + from, { redirect: 'manual' })
  expect([status, headers.get('location')]).toEqual([301, to])
})

test('an old link to a research item by its place leads to the item', async () => {
  const old = `${site.origin}/innovation-research/dyci-research/research/college/0`
  const answer = await fetch(old)
  expect(answer.url).toMatch(/\/innovations\/dyci-research\/research\/college\/\d+$/)
  expect(await answer.text()).toContain('Authors/Registrants:')
})

test('the Paraya article has a picture after every second paragraph', async () => {
  const { html } = await open('/servanthood/paraya/articles/clearing-the-riverbank-together')
  const text = html.slice(html.search(/class="[^"]*\bprose\b/))
  const kinds = [...text.matchAll(/<(p|img)\b/g)].map(([, kind]) => kind)
  expect(kinds.slice(0, 6)).toEqual(['p', 'p', 'img', 'p', 'p', 'img'])
})

/**
 * The rows of the error catalogue (spec 8) without a fault of the content host; those are in the
 * news stories.
 */
const failures: { situation: string; path: string; texts: string[] }[] = [
  {
    situation: 'an unknown department',
    path: '/learn-with-us/nursery',
    texts: ['Department not found!'],
  },
  {
    situation: 'an unknown track',
    path: '/learn-with-us/shs/tracks/none',
    texts: ['Track or Department not found!'],
  },
  {
    situation: 'a track of another department',
    path: '/learn-with-us/college/tracks/stem',
    texts: ['Track or Department not found!'],
  },
  {
    situation: 'an invalid research category',
    path: '/innovations/dyci-research/research/pgs',
    texts: ['Invalid Category', 'Use jhs, shs or college.'],
  },
  {
    situation: 'an unknown research item',
    path: '/innovations/dyci-research/research/jhs/999999',
    texts: ['Invalid category or item!'],
  },
  {
    situation: 'a research item of another category',
    path: '/innovations/dyci-research/research/zzz/1',
    texts: ['Invalid category or item!'],
  },
  {
    situation: 'an unknown community-service article',
    path: '/servanthood/paraya/articles/none',
    texts: ['Article not found'],
  },
  {
    situation: 'an unknown category',
    path: '/reports/none/1/title',
    texts: ['No content available for this category.'],
  },
  {
    situation: 'an unknown address',
    path: '/no/such/page',
    texts: [
      'Sorry, the page not found.',
      'The requested URL is broken or the page has been removed.',
    ],
  },
]

test.each(failures)('$situation is explained in the specified words', async ({ path, texts }) => {
  const page = await open(path)
  expect(page.status).toBe(404)
  for (const text of texts) expect(page.text).toContain(text)
  const [main = ''] = /<main\b.*<\/main>/s.exec(page.html) ?? []
  const next = [...main.matchAll(/<a\b[^>]*href="([^"#]*)"/g)].at(-1)?.[1] ?? path
  expect((await open(next)).heading, `after ${next}`).not.toMatch(saying(texts[0] ?? ''))
})

/**
 * The facts and numbers of spec 3 and 9 where visitors read them; thresholds and paging are in
 * other stories.
 */
const facts: { path: string; texts: (string | RegExp)[] }[] = [
  {
    path: '/spirituality/simbang-gabi',
    texts: [/16 (to|–|-) ?24 December|December 16 ?(to|–|-) ?24/],
  },
  { path: '/spirituality/community-mass', texts: [/first Friday/i] },
  { path: '/spirituality/sponsorship-mass', texts: [/first Sunday/i] },
  { path: '/spirituality/youthcamp', texts: [/2004/] },
  { path: '/spirituality/god-centered-month', texts: [/January/] },
  { path: '/spirituality/retreat', texts: [/one and a half days/i, /Grades? 10/] },
  {
    path: '/innovations/dyci-robotics-program',
    texts: [/since 2007/i, '117', /world titles/i, /patents/i],
  },
  {
    path: '/innovations/dyci-sustainability-office',
    texts: [/2025/, /2030/, /zero[- ]waste/i, /carbon[- ]neutral/i],
  },
  {
    path: '/',
    texts: [/12,205/, /A\.Y\. 24-25/, /672/, /2,657/, /2,190/, /6,686/, /National titles/i],
  },
  { path: '/learn-with-us/shs', texts: ['Updated as of March 2025'] },
  { path: '/learn-with-us/college', texts: ['Updated as of March 2025'] },
  { path: '/meaning/core-values', texts: ['God-Centeredness', 'Magis', 'Sapentia', 'Paraya'] },
]

test.each(facts)('$path says what the school has fixed', async ({ path, texts }) => {
  const { text } = await open(path)
  for (const each of texts) expect(text).toMatch(saying(each))
})

const years = {
  coa: { BSA: 4 },
  ccs: { BSIT: 4, ACT: 2 },
  coed: { CPTE: 1 },
  chs: { BSM: 2 },
  sme: { BSME: 5 },
}

test.each(Object.entries(years))(
  'each course of %s says how many years it takes',
  async (tag, courses) => {
    const { html } = await open(`/learn-with-us/college/tracks/${tag}`)
    for (const [course, count] of Object.entries(courses)) {
      const card = textOf(html.slice(html.indexOf(`id="${course.toLowerCase()}"`)))
      const said = /Years to Take: (\d years?)/.exec(card)?.[1]
      expect(said, `years of ${course}`).toBe(`${count} ${count === 1 ? 'year' : 'years'}`)
    }
  },
)

test('the copyright line carries the current year in Manila', async () => {
  const { html } = await open('/meaning')
  expect(html).toContain(`© ${new Date().getFullYear()}`)
})
