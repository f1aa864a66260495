import { expect, test } from 'vitest'
import { toBeAnnounced } from '../../school/kinds/define-kind.ts'
import { getPage, plainText } from '../helpers/api.ts'
import { readPaths, readSite } from '../helpers/read-site.ts'
import { shareSite } from '../helpers/shared-site.ts'

const site = shareSite()

/** Reads the texts of a page and of its heading, in one line each. */
async function open(path: string) {
  const { status, html } = await getPage(site, path)
  const [, heading = ''] = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
  const [, body = ''] = /<body\b[^>]*>(.*)<\/body>/s.exec(html) ?? []
  return {
    status,
    heading: plainText(heading.replaceAll(/<[^>]*>/g, '')),
    text: plainText(body),
  }
}

/** Matches a text in any letters: style sheets make some of them large. */
const saying = (text: string | RegExp) =>
  typeof text === 'string' ? new RegExp(text.replaceAll(/[.?()]/g, '\\$&'), 'i') : text

/** Every row of the route table (spec 2) with what a visitor sees there. */
const rows: [path: string, heading: string, text?: string][] = [
  ['/', 'More Than A School, A Family'],
  ['/learn-with-us', 'Learn With Us', 'Senior high school tracks'],
  ['/learn-with-us/pgs', 'Preschool and Grade School', 'Grade levels'],
  ['/learn-with-us/jhs', 'Junior High School', 'Grade 10'],
  ['/learn-with-us/shs', 'Senior High School', 'Academic tracks'],
  ['/learn-with-us/college', 'College', 'College departments'],
  ['/learn-with-us/shs/tracks/stem', 'Science, Technology, Engineering and Mathematics'],
  ['/learn-with-us/college/tracks/coa', 'College of Accountancy', 'Courses Offered'],
  ['/status/notify', 'Tell me on this phone', 'Add to Home Screen'],
  ['/admissions', 'Admissions', 'Choose your level'],
  ['/admissions/pgs', 'Preschool and Grade School: how to apply', 'Papers to bring'],
  ['/meaning', 'Meaning', 'Core Values'],
  ['/identity', 'Identity', 'Graduate Attributes'],
  ['/identity/graduate-attributes', 'Graduate Attributes', 'Eight qualities'],
  ['/spirituality', 'Spirituality', 'Simbang Gabi'],
  ['/organizational-memory', 'Organizational Memory', 'Founder'],
  ['/organizational-memory/history', 'History', '1950'],
  ['/norms', 'Norms', 'School Policy'],
  ['/norms/rules-and-regulations', 'Rules and Regulations'],
  ['/stakeholders-centricity', "Stakeholder's Centricity", 'Scholarships'],
  ['/stakeholders-centricity/scholarships', 'Scholarships'],
  ['/servanthood', 'Servanthood', 'Paraya'],
  ['/servanthood/paraya', 'Paraya', 'Stories of service'],
  ['/innovations', 'Innovations', 'Research'],
  ['/innovations/dyci-research', 'DYCI Research', 'All College research'],
  ['/dycian-news', 'DYCIan News', 'Outside News'],
  ['/announcements', 'Announcements', 'Announcements for all DYCIans'],
  ['/announcements/all', 'All Announcements', 'Announcements for all DYCIans'],
  ['/events', 'Events'],
  ['/reports/norms/school-policy/any-title', 'School Policy'],
  ['/data-privacy-policy', 'Data Privacy Policy', 'National Privacy Commission'],
  ['/contact-us', 'Connect With Us', 'Basic Education'],
  ['/ask-us', 'Ask us', 'E-mail address or mobile number'],
  ['/join-our-team', 'Join Our Team'],
]

// Pages of entries: the tests of site/, and filipino-entries.test.ts.
test.each(rows)('a visitor opens %s', async (path, heading, text = heading) => {
  const page = await open(path)
  expect(page.status).toBe(200)
  expect(page.heading).toMatch(saying(heading))
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

/** The facts and numbers of spec 3 and 9 where visitors read them. */
const facts: [path: string, texts: (string | RegExp)[]][] = [
  ['/spirituality/simbang-gabi', [/16 (to|–|-) ?24 December|December 16 ?(to|–|-) ?24/]],
  ['/spirituality/community-mass', [/first Friday/i]],
  ['/spirituality/sponsorship-mass', [/first Sunday/i]],
  ['/spirituality/youthcamp', [/2004/]],
  ['/spirituality/god-centered-month', [/January/]],
  ['/spirituality/retreat', [/one and a half days/i, /Grades? 10/]],
  ['/innovations/dyci-robotics-program', [/since 2007/i, '117', /world titles/i, /patents/i]],
  [
    '/innovations/dyci-sustainability-office',
    [/2025/, /2030/, /zero[- ]waste/i, /carbon[- ]neutral/i],
  ],
  ['/', [/12,205/, /A\.Y\. 24-25/, /672/, /2,657/, /2,190/, /6,686/, /National titles/i]],
  ['/learn-with-us/shs', ['Updated as of March 2025']],
  ['/learn-with-us/college', ['Updated as of March 2025']],
  ['/meaning/core-values', ['God-Centeredness', 'Magis', 'Sapentia', 'Paraya']],
  ['/learn-with-us/college/tracks/coed', [/Years to Take: 1 year\b/, /Years to Take: 4 years/]],
  ['/learn-with-us/college/tracks/sme', [/Years to Take: 5 years/]],
  ['/meaning', [`© ${new Date().getFullYear()}`]],
]

test.each(facts)('%s says what the school has fixed', async (path, texts) => {
  const { text } = await open(path)
  for (const each of texts) expect(text).toMatch(saying(each))
})

test('no page of the site says that something is to be announced, and no link of a footer is dead', async () => {
  const pages = await readSite(site, await readPaths(site))
  expect(pages.length).toBeGreaterThan(60)
  for (const { path, text } of pages) {
    expect([path, text.includes(toBeAnnounced)]).toEqual([path, false])
    const footer = /<footer.*<\/footer>/s.exec(text)?.[0]
    // The home page has none.
    const outside = footer?.match(/href="https:\/\/[^"]+" target="_blank"/g)?.length ?? 9
    expect([path, outside]).toEqual([path, 9])
  }
})
