import { expect, test } from 'vitest'
import starterMeaning from '../../content/category/meaning.json' with { type: 'json' }
import starterAdmissionGuide from '../../content/reference/admission-guide.json' with { type: 'json' }
import starterAdmissions from '../../content/reference/admissions.json' with { type: 'json' }
import starterColleges from '../../content/reference/college-departments.json' with { type: 'json' }
import starterSiteSettings from '../../content/reference/site-settings.json' with { type: 'json' }
import { admissionGuideKind } from './admission-guide.ts'
import { admissionsKind } from './admissions.ts'
import { campusesKind } from './campuses.ts'
import { categoryKind, isAlwaysInMenu, pageKind, sectionPages } from './category.ts'
import { courseKind } from './courses.ts'
import { kindOfPage, pageOfChange, searchedPages } from './define-reference-kind.ts'
import { findReferenceKind } from './reference-kinds.ts'
import { searchWordsKind } from './search-words.ts'
import { withoutTotal } from './counters.ts'
import { alertSchema, showAlert } from './alert.ts'
import { inLanguage, stampFilipino } from '../base/filipino.ts'
import { menuNames } from './menu-names.ts'
import { pageSettingsOf, siteSettingsKind, siteSettingsSchema } from './site-settings.ts'
import { campusStandIn, mapSearch, oldSite, socialStandIn } from './footer-settings.ts'

test('what is not known of a campus leads to its address first, then to its phone number', () => {
  const unknown = { title: 'Elida', address: null, mapLink: null, contact: null }
  const campuses = [unknown, { ...unknown, title: 'Main', address: 'Wakas, Bocaue' }]
  const facts = campusesKind.facts?.(campusesKind.schema.parse(campuses))
  expect(facts?.map(({ field, value }) => [field, value])).toEqual([
    ['0.address', null],
    ['1.contact', expect.stringContaining('Wakas') as string],
  ])
})

test('staff who change reference content see the page of the part that they changed or added, else of the whole', () => {
  const papers = admissionsKind.schema.parse(starterAdmissions)
  const { shs, ...others } = papers
  const changed = { ...others, shs: { ...shs, title: 'What to bring' } }
  expect(pageOfChange(admissionsKind, papers, changed)).toBe('/learn-with-us/shs')
  const meaning = categoryKind('meaning')
  const category = meaning.schema.parse(starterMeaning)
  const pageContent = { ...category.pageContent, title: 'What we mean' }
  for (const change of [{ pageContent }, {}])
    expect(pageOfChange(meaning, category, { ...category, ...change })).toBe('/meaning')
  // What is saved, or the change, may not fit the form.
  expect(pageOfChange(meaning, {}, category)).toBe('/meaning')
  expect(pageOfChange(meaning, category, {})).toBe('/meaning')
})

const ccs = { key: 'college-department/college/ccs', data: { tag: 'ccs' } }
test.each([
  ['department/shs', null, '/learn-with-us/shs'],
  ['track/shs/stem', null, '/learn-with-us/shs/tracks/x'],
  ['course/ccs/bscs', ccs, '/learn-with-us/college/tracks/ccs/x'],
  ['course/ccs/bscs', null, '/learn-with-us/college'],
  ['page/meaning/motto', { key: 'category/meaning', data: null }, '/meaning/x'],
  ['page/dycianNews/a', { key: 'category/dycianNews', data: null }, '/reports/dycianNews/x/x'],
])('the page %s has an address once it has a tag, whole or not', (key, parent, address) => {
  const kind = findReferenceKind(key, parent)
  const page = { tag: key === 'department/shs' ? 'shs' : 'x', acronym: 'x' }
  expect(kind && pageOfChange(kind, null, page)).toBe(address)
  expect(kind && pageOfChange(kind, null, {})).toBe('/')
})

test('a page is in the menu, and the first letter of a title highlighted, only when staff say so', () => {
  expect(pageKind.schema.parse(starterMeaning.subItems[0]).inMenu).toBe(false)
  const highlighted = { ...starterMeaning.headerContent, highlightFirstLetter: true }
  const { highlightFirstLetter: _, ...header } = highlighted
  const category = categoryKind('meaning').schema.parse({
    ...starterMeaning,
    headerContent: header,
  })
  expect(category.headerContent.highlightFirstLetter).toBe(false)
})

test('every section is in the menu, and nothing that is only in its content', () => {
  for (const { path } of sectionPages) expect([path, isAlwaysInMenu(path)]).toEqual([path, true])
  for (const path of ['/meaning/our-hymn', '/meaning/', '/toString'])
    expect([path, isAlwaysInMenu(path)]).toEqual([path, false])
})

const isTaken = (page: unknown, words: unknown = ['tuition']) =>
  searchWordsKind.schema.safeParse([{ words, page }]).success

test('the best page of words is a page or file of this site, or none', () => {
  const pages = ['/', '/contact-us', '/admissions#fees', '/forms/a_b.pdf', ' /events ', null]
  const outside = ['contact-us', '//elsewhere.example', 'https://elsewhere.example/a']
  const odd = ['/a b', '/a?b=c', '/a#', '/a#b/c', '/a#b#c', `/${'a'.repeat(200)}`]
  expect([...pages, ...outside, ...odd].filter((page) => isTaken(page))).toEqual(pages)
  const [group] = searchWordsKind.schema.parse([{ words: ['tuition'] }])
  expect(group).toEqual({ words: ['tuition'], page: null })
})

test('a group has 1 to 80 words', () => {
  const words = (count: number) => Array.from({ length: count }, (_, number) => `word ${number}`)
  const taken = [0, 1, 80, 81].map((count) => isTaken(null, words(count)))
  expect(taken).toEqual([false, true, true, false])
})

const enrollment = { group: 'enrollment', note: null } as const
const counter = (label: string, value: number) => ({ ...enrollment, label, value })
const levels = [counter('Grade School', 672), counter('College', 6686)]

test('the total of the enrollment is not a level, and figures without one are all levels', () => {
  expect(withoutTotal([...levels, counter('Total', 7358)])).toEqual(levels)
  expect(withoutTotal(levels)).toEqual(levels)
})

const now = Date.parse('2026-11-21T18:00:00+08:00')
const alert = (fields: Record<string, unknown>) =>
  alertSchema.parse({ text: 'No classes today.', ...fields })

test('an alert with a text shows until the millisecond in which it ends, and without an end stays', () => {
  const ending = alert({ expiresAt: '2026-11-21T18:00' })
  const shown = { text: 'No classes today.', level: 'info', link: null }
  expect(showAlert(ending, now - 1)).toEqual(shown)
  expect(showAlert(ending, now)).toBeNull()
  expect(showAlert(alert({}), now)).toEqual(shown)
  expect(showAlert(alert({ text: '  ', level: 'urgent' }), now)).toBeNull()
  expect(showAlert(alertSchema.parse({}), now)).toBeNull()
})

test('an alert links to a page of this site or another, with its own link text or the default one', () => {
  const linkOf = (fields: Record<string, unknown>) => showAlert(alert(fields), now)?.link
  expect(linkOf({ link: '/announcements/all' })).toEqual({ to: '/announcements/all', label: null })
  const to = 'https://www.pagasa.dost.gov.ph'
  const label = 'The weather'
  expect(linkOf({ link: to, linkLabel: label })).toEqual({ to, label })
  const outside = ['javascript:alert(1)', '//elsewhere.example', 'http://elsewhere.example']
  const links = [...outside, 'announcements', '/a b', '/\\x']
  const isTaken = (link: string) => alertSchema.safeParse({ text: 'Read this.', link }).success
  expect(links.filter(isTaken)).toEqual([])
})

const settings = siteSettingsSchema.parse(starterSiteSettings)

test('every label of the menu can be changed, and pages carry those that were', () => {
  expect(Object.keys(settings.menuLabels)).toEqual(Object.keys(menuNames))
  expect(pageSettingsOf(settings, 'en').menuLabels).toEqual({})
  // A database may know no menu labels and no admissions note yet.
  const { admissionsUpdated: _, ...earlier } = starterSiteSettings
  expect(siteSettingsSchema.parse(earlier)).toEqual(settings)
})

test('a Filipino page has the Filipino labels once every changed one is there, never the English ones', () => {
  const english = { '/norms': 'House rules', '/events': 'Calendar' }
  const labelsOn = (language: 'en' | 'fil', texts?: object) => {
    const menuLabels = { ...english, ...(texts && { fil: { texts } }) }
    const { schema } = siteSettingsKind
    const stored = stampFilipino(schema, schema.parse({ ...starterSiteSettings, menuLabels }))
    return pageSettingsOf(inLanguage(stored, language), language).menuLabels
  }
  const [norms, events] = ['Mga tuntunin', 'Kalendaryo']
  const filipino = { '/norms': { text: norms }, '/events': { text: events } }
  expect(labelsOn('fil', filipino)).toEqual({ '/norms': norms, '/events': events })
  expect(labelsOn('en', filipino)).toEqual(english)
  expect(labelsOn('fil', { '/norms': { text: norms } })).toEqual({})
  expect(labelsOn('fil')).toEqual({})
})

const school = 'Dr. Yanga’s Colleges, Inc.'

test('until staff set an address, a platform or campus is a search, the channel, or the school’s site', () => {
  for (const name of ['Facebook', 'Instagram', 'TikTok']) {
    const { url, opens } = socialStandIn(name, school)
    const { hostname, searchParams } = new URL(url)
    const search = ['search', `www.${name.toLowerCase()}.com`, school]
    expect([opens, hostname, searchParams.get('q')]).toEqual(search)
  }
  const channel = { url: 'https://www.youtube.com/DYCIanOfficial', opens: 'itself' }
  expect(socialStandIn('YouTube', school)).toEqual(channel)
  expect(socialStandIn('Bulletin', school)).toBe(oldSite)

  const searched = (address: string) => new URL(address).searchParams.get('query')
  expect(searched(campusStandIn('Elida Campus', school))).toBe(
    `${school}, Elida Campus, Bocaue, Bulacan`,
  )
  // An address is searched for as it is.
  expect(searched(mapSearch('Wakas & more'))).toBe('Wakas & more')
})

const guideWith = (shs: object) =>
  admissionGuideKind.schema.parse({
    ...starterAdmissionGuide,
    shs: { ...starterAdmissionGuide.shs, ...shs },
  })

test('a level of admissions is found by its introduction, who can apply, every step and its test permit; its uniforms by theirs', () => {
  const steps = { Ask: 'Call the registrar.', Enroll: 'Bring the slip.' }
  const guide = guideWith({
    introduction: 'Welcome.',
    whoCanApply: ['Completers of Grade 10'],
    steps: Object.entries(steps).map(([title, text]) => ({ title, text })),
    testPermit: 'Get it at the gate.',
    uniforms: [{ title: 'PE uniform', text: 'A shirt.' }],
  })
  const pages = searchedPages(admissionGuideKind, guide)
  const applying = pages.find(({ title }) => title === 'Senior High School: how to apply')
  expect(applying?.text).toBe(
    'Welcome. Completers of Grade 10 Ask Call the registrar. Enroll Bring the slip. Get it at the gate.',
  )
  expect(pages).toContainEqual({
    address: '/admissions/shs#uniform',
    title: 'Senior High School: uniform',
    label: 'admissions',
    text: 'PE uniform A shirt.',
  })
})

test('a form to download is a known fact once it has a file', () => {
  const valueWith = (file: string | null) =>
    admissionGuideKind
      .facts?.(guideWith({ forms: [{ title: 'Inquiry form', file }] }))
      .find(({ path }) => path === 'shs/forms')?.value
  expect(valueWith(null)).toBeNull()
  expect(valueWith('/media/0123456789abcdef0123/inquiry.pdf')).toContain('Inquiry form')
})

test('a section of the site is found by its description, its text and its headings', () => {
  const kind = categoryKind('meaning')
  expect(categoryKind('meaning').schema, 'it takes long to build').toBe(kind.schema)
  const { headerContent, pageContent, ...others } = kind.schema.parse(starterMeaning)
  const category = kind.schema.parse({
    ...others,
    headerContent: { ...headerContent, description: 'Why we are here.' },
    pageContent: {
      ...pageContent,
      description: ['The school serves Bocaue.'],
      sections: [{ heading: 'Founded', paragraphs: ['In 1950.'], points: ['Ten pupils'] }],
    },
  })
  const page = searchedPages(kind, category).find(({ address }) => address === '/meaning')
  expect(page?.text).toBe('Why we are here. The school serves Bocaue. Founded In 1950. Ten pupils')
})

test('a course is found by its department, its texts, its subjects and the jobs after it', () => {
  const [department] = starterColleges
  const [course] = department?.coursesOffered ?? []
  const found = courseKind.schema.parse({
    ...course,
    description: 'Short.',
    courseDescription: ['First.', 'Second.'],
    subjects: ['Ethics'],
    subjectsByYear: [
      { year: 'Year 1', subjects: ['Algebra', 'Logic'] },
      { year: 'Year 2', subjects: ['Networks'] },
    ],
    licensureExam: 'An exam.',
    jobs: ['Programmer'],
  })
  const parent = { key: 'college-department/college/coa', data: department }
  const pages = searchedPages(kindOfPage(courseKind, 'course/coa/bsa', parent), found)
  const head = `${course?.tag}, ${department?.title}. Short. First. Second. Ethics `
  const text = `${head}Year 1 Algebra Logic Year 2 Networks An exam. Programmer`
  expect(pages).toMatchObject([{ title: course?.title, text }])
})
