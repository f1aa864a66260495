import { expect, test } from 'vitest'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import {
  readCollegeDepartments,
  readDepartments,
  readTracks,
} from '../../school/content/reference/read-departments.server.ts'
import { makeQrCode } from '../../school/base/qr-code.server.ts'
import { admissionGuideKind } from '../../school/kinds/admission-guide.ts'
import { admissionsKind, type Admission } from '../../school/kinds/admissions.ts'
import { collegeDepartmentKind } from '../../school/kinds/college-departments.ts'
import { courseSlug } from '../../school/base/slug.ts'
import { courseKind } from '../../school/kinds/courses.ts'
import { trackKind } from '../../school/kinds/tracks.ts'
import { collegeRegistrationCode } from '../../abilities/printed-codes/printed-code.ts'
import { plainText } from '../../tests/helpers/api.ts'
import { publicOrigin, startPages } from '../../tests/helpers/pages-in-memory.tsx'

const site = startPages()

/** The text of a section of papers, by its anchor. */
const sectionOf = (html: string, anchor: string) =>
  plainText(new RegExp(`<section id="${anchor}".*?</section>`).exec(html)?.[0] ?? '')

const level = (tag: string) => site.show(`/learn-with-us/${tag}`)

const trackLinks = async () =>
  (await readTracks(site)).map(({ acronym, title }) => [
    title,
    `/learn-with-us/shs/tracks/${acronym}`,
  ])
const collegeLinks = async () =>
  (await readCollegeDepartments(site)).map(({ tag, title }) => [
    title,
    `/learn-with-us/college/tracks/${tag}`,
  ])

const courseLinks = async () =>
  (await readCollegeDepartments(site)).flatMap(({ tag, title, coursesOffered }) => {
    const address = `/learn-with-us/college/tracks/${tag}`
    const courses = coursesOffered.map((course) => [
      course.title,
      `${address}/${courseSlug(course.tag)}`,
    ])
    return [[title, address], ...courses]
  })

test('the index of the departments links to every department, track and college, with what each says of itself', async () => {
  const { links, text } = await site.show('/learn-with-us')
  const departments = await readDepartments(site)
  expect(departments.length).toBe(4)
  expect(links).toEqual(
    expect.arrayContaining([
      ...departments.map(({ tag, name }) => [name, `/learn-with-us/${tag}`]),
      ...(await trackLinks()),
      ...(await collegeLinks()),
    ]),
  )
  for (const { shortDescription } of departments) expect(text).toContain(shortDescription)
})

test.each([
  ['pgs', 'Grade levels', 'grade-levels', () => []],
  ['jhs', 'Grade levels', 'grade-levels', () => []],
  ['shs', 'Academic tracks', 'tracks-shs', trackLinks],
  ['college', 'College departments', 'tracks-college', courseLinks],
] as const)(
  'the page of the department %s says what it offers right after its first sentence, no tracks of others, and lists every requirement for admission in the words of the way to apply, which begins with a question',
  async (tag, label, anchor, linksBelow) => {
    const department = (await readDepartments(site)).find((each) => each.tag === tag)
    const { html, links, text, headings } = await level(tag)
    const [first = '', second = ''] = department?.description ?? []
    const offer = html.indexOf(`id="${anchor}">${label}</h2>`)
    expect(html.indexOf(first)).toBeLessThan(offer)
    expect(offer).toBeLessThan(html.indexOf(second))
    const below = links.filter(([, address]) => address.includes('/tracks/'))
    expect(below).toEqual(await linksBelow())
    const { sections } = (await readReference(site, admissionsKind))[tag]
    expect(headings).toEqual(expect.arrayContaining(sections.map(({ heading }) => heading)))
    for (const requirement of sections.flatMap(({ requirements }) => requirements))
      expect(text).toContain(requirement)
    const journey = `/admissions/${tag}`
    expect(links).toContainEqual(['What to bring for admission', `${journey}#papers`])
    const way = await site.show(journey)
    const question = `/ask-us?topic=admission&level=${tag}`
    expect(way.links).toContainEqual(['Ask the school', question])
    const [, papers = ''] = way.html.split('id="papers"')
    const anchors = [...papers.matchAll(/<section id="(admissions-[^"]+)"/g)]
    expect(anchors.length).toBeGreaterThan(0)
    for (const [, anchor = ''] of anchors)
      expect(sectionOf(html, anchor)).toBe(sectionOf(papers, anchor))
    expect(text).toContain('Updated as of March 2025')
  },
)

test('the way to apply explains the test permit and shows the uniforms once they are known, and the rules lead there', async () => {
  const rules = '/norms/rules-and-regulations'
  const link = ['Uniform of Senior High School', '/admissions/shs#uniform']
  expect((await site.show('/admissions/shs')).text).not.toMatch(/Test permit|Uniform/)
  expect((await site.show(rules)).links).not.toContainEqual(link)
  const pe = {
    title: 'PE uniform',
    text: '',
    picture: '/images/shs.svg',
    price: '₱450',
    shop: null,
  }
  await site.changeReference(admissionGuideKind, (all) => ({
    ...all,
    shs: { ...all.shs, testPermit: 'Get it at the gate.', uniforms: [pe] },
  }))
  const { text, html } = await site.show('/admissions/shs')
  expect(text).toContain('Test permit: Get it at the gate.')
  expect(text).toMatch(/Uniform PE uniform Price ₱450 (?!Where)/)
  expect(html).toContain('src="/images/shs.svg"')
  expect((await site.show(rules)).links).toContainEqual(link)
})

test('a step to apply leads to the papers only while the page lists some', async () => {
  const toPapers = async () =>
    (await site.show('/admissions/jhs')).links.filter(([, address]) => address.endsWith('#papers'))
  expect((await toPapers()).length).toBeGreaterThan(1)
  await site.changeReference(admissionsKind, (all) => ({
    ...all,
    jhs: { ...all.jhs, sections: [] },
  }))
  expect(await toPapers()).toEqual([])
})

test('the way to apply says whom to ask for fees, until fees and forms are known', async () => {
  const show = async (address = '/admissions/pgs') => {
    const { text, links, html } = await site.show(address)
    return { text, links, fees: sectionOf(html, 'fees') }
  }
  const before = await show()
  expect(before.fees).toContain('Ask the school')
  expect(before.text).not.toContain('Forms to download')
  const file = '/research/how-long-does-a-rice-husk-pencil-last.pdf'
  const known = {
    schoolYear: '2027-2028',
    fees: [{ item: 'Tuition', amount: 24_500, when: 'On enrollment' }],
    forms: [
      { title: 'Application form', file },
      { title: 'Medical form', file: null },
    ],
  }
  await site.changeReference(admissionGuideKind, (all) => ({
    ...all,
    pgs: { ...all.pgs, ...known },
  }))
  const { text, links, fees } = await show()
  expect(fees).toMatch(/school year 2027-2028 .*Tuition ₱24,500 On enrollment/)
  expect(fees).not.toContain('Ask the school')
  expect(links).toContainEqual(['Application form (PDF)', file])
  expect(text).not.toContain('Medical form')
  expect((await show('/admissions')).fees).toContain('Fees of Preschool')
  const { status, headings } = await site.show('/admissions/nursery')
  expect([status, headings[0]]).toEqual([404, 'No level has this address.'])
})

test('the page of the college shows a printed code that leads to its journey, until staff set an address or a picture', async () => {
  const label = 'Scan the QR Code For Registration'
  const shown = async (fields: Partial<Admission>, address: string) => {
    await site.changeReference(admissionsKind, (all) => ({
      ...all,
      college: { ...all.college, ...fields },
    }))
    const { links, html } = await level('college')
    expect(links).toContainEqual([expect.stringContaining(label) as unknown, address])
    return html
  }
  const { path } = makeQrCode(`${publicOrigin}/go/${collegeRegistrationCode}`)
  expect(await shown({}, '/admissions/college')).toContain(path)
  const registrationUrl = 'https://register.example/dyci'
  expect(await shown({ registrationUrl }, registrationUrl)).toContain(
    makeQrCode(registrationUrl).path,
  )
  const html = await shown({ qrCodeImg: '/images/own-code.svg' }, registrationUrl)
  expect(html).toContain('<img src="/images/own-code.svg" alt="QR code that leads to registration"')
  expect((await level('shs')).text).not.toContain(label)
  await site.changeReference(admissionsKind, (all) => ({
    ...all,
    jhs: { ...all.jhs, sections: [] },
  }))
  expect((await level('jhs')).text).toContain('No data available yet.')
})

test('the page of a department shows the three newest articles about it', async () => {
  for (const day of [1, 2, 3, 4])
    await site.addArticle({ title: `SHS ${day}`, topics: ['shs'], publishedOn: `2026-11-0${day}` })
  const { headings } = await level('shs')
  const shown = headings.filter((heading) => /^SHS \d$/.test(heading))
  expect(shown).toEqual(['SHS 4', 'SHS 3', 'SHS 2'])
})

test('an article with a drawing that its page shows already has words in its place', async () => {
  const drawings = (await readTracks(site))
    .slice(0, 2)
    .flatMap(({ bannerImg }) => (typeof bannerImg === 'string' ? [bannerImg] : []))
  for (const bannerImage of drawings)
    await site.addArticle({
      title: `With ${bannerImage}`,
      topics: ['shs'],
      publishedOn: '2026-11-15',
      bannerImage,
    })
  const { html, headings } = await level('shs')
  expect(headings).toEqual(expect.arrayContaining(drawings.map((drawing) => `With ${drawing}`)))
  expect(drawings.map((drawing) => html.split(`src="${drawing}"`).length - 1)).toEqual([1, 1])
})

test('the page of a track lists its subjects and where it leads, with links to what the college offers of it, without courses and contacts', async () => {
  await site.changePages(trackKind, (each, { index }) => ({
    ...each,
    subjects: index === 0 ? ['Physics', 'Research'] : [],
    leadsTo: index === 0 ? ['Nursing abroad', 'Psychology', 'Nursery work'] : [],
  }))
  const [track, bare] = await readTracks(site)
  const { headings, html, text, links } = await level(`shs/tracks/${track?.acronym}`)
  expect(headings[0]).toBe(track?.title)
  expect(html).not.toContain('Logo of')
  expect(links).toEqual(
    expect.arrayContaining([
      ['Nursing abroad', '/learn-with-us/college/tracks/chs/bsn'],
      ['Psychology', '/learn-with-us/college/tracks/sop'],
      ['Ask about this track', '/ask-us?topic=admission&level=shs'],
      ['How to apply, step by step', '/admissions/shs'],
    ]),
  )
  expect(links.filter(([, address]) => address === '/admissions/shs')).toHaveLength(1)
  expect(html).toContain('<ul><li>Physics</li><li>Research</li></ul>')
  expect(html).toContain('<li>Nursery work</li>')
  for (const paragraph of track?.description ?? []) expect(text).toContain(paragraph)
  expect(text).not.toContain('Connect')
  const { headings: others } = await level(`shs/tracks/${bare?.acronym}`)
  expect(others).not.toContain('What you study')
})

test('the page of a college department lists its courses and contacts, and is known under one address', async () => {
  await site.changePages(collegeDepartmentKind, (each, { index }) =>
    index === 0 ? { ...each, email: 'college@dyci.example', phone: null } : each,
  )
  const [college] = await readCollegeDepartments(site)
  const courses = college?.coursesOffered ?? []
  for (const kind of ['tracks', 'college']) {
    const { headings, links, text, html } = await level(`college/${kind}/${college?.tag}`)
    expect(headings[0]).toBe(college?.title)
    expect(headings).not.toContain('What you study')
    expect(headings).not.toContain('Where it leads')
    expect(html).toContain(`alt="Logo of ${college?.title}"`)
    expect(courses.length).toBeGreaterThan(0)
    for (const { title, tag, courseYears, licensureExam } of courses) {
      expect(text).toContain(`${title} ${tag} · Years to Take: ${courseYears} years`)
      expect(text).toContain(licensureExam ?? title)
    }
    const asked = links.filter(([label]) => label === 'Ask about this course')
    expect(asked).toHaveLength(courses.length)
    const segments = courses.reduce((sum, { courseYears }) => sum + courseYears, 0)
    expect(html.match(/<i><\/i>/g)).toHaveLength(segments)
    expect(links).toContainEqual(['college@dyci.example', 'mailto:college@dyci.example'])
    expect(html).toContain(`href="${publicOrigin}/learn-with-us/college/tracks/${college?.tag}"`)
  }
})

const nursing = 'college/tracks/chs/bsn'

test('the page of a course says what is known of it, to search engines too, and leads to the department and back', async () => {
  const [first] = await readCollegeDepartments(site)
  const courses = first?.coursesOffered.map(({ title, tag }) => [
    title,
    `/learn-with-us/college/tracks/${first.tag}/${tag.toLowerCase()}`,
  ])
  for (const page of [`/learn-with-us/college/tracks/${first?.tag}`, '/admissions/college'])
    expect((await site.show(page)).links).toEqual(expect.arrayContaining(courses ?? []))
  expect((await site.show('/admissions/shs')).html).not.toContain('/college/tracks/')
  const { links, headings, text, html } = await level(nursing)
  expect(links).toEqual(
    expect.arrayContaining([
      ['College of Health Sciences', '/learn-with-us/college/tracks/chs'],
      ['BS Midwifery', '/learn-with-us/college/tracks/chs/bsm'],
      ['How to apply', '/admissions/college'],
      ['Ask about this course', '/ask-us?topic=admission&level=college&course=BSN'],
    ]),
  )
  expect(links.filter(([, address]) => address.endsWith(nursing))).toEqual([])
  expect(headings[0]).toBe('BS Nursing')
  expect(headings).toEqual(expect.arrayContaining(['What you study', 'Jobs after the course']))
  expect(text).toContain('Philippine Nurse Licensure Examination')
  expect(html).toContain('<b>4</b> years')
  expect(html).toContain('"@type":"Course","name":"BS Nursing","courseCode":"BSN"')
})

test('the page of a course shows the subjects of each year once they are entered, and nothing of what is not known', async () => {
  const change = (fields: object, courses: number) =>
    site.changePages(courseKind, (course, { key }) =>
      courses > 1 || key === 'course/chs/bsn' ? { ...course, ...fields } : null,
    )
  const subjectsByYear = [{ year: 'First year', subjects: ['Biochemistry'] }]
  await change({ subjects: ['Anatomy'], subjectsByYear }, 9)
  const known = await level(nursing)
  expect(known.headings).toEqual(expect.arrayContaining(['Subjects by year', 'First year']))
  expect(known.html).toContain('<li>Biochemistry</li>')
  expect(known.html).not.toContain('<li>Anatomy</li>')
  await change({ subjects: [], subjectsByYear: [], licensureExam: null, jobs: [] }, 1)
  const { headings, text } = await level(nursing)
  expect(headings.join()).not.toMatch(
    /What you study|Subjects by year|Jobs after the course|Other courses/,
  )
  expect(text).not.toContain('Licensure examination')
})

test('the page of a course shows the next admission test of the college once, and none of another level', async () => {
  const { text } = await level(nursing)
  expect(text.match(/Next test/g)).toHaveLength(1)
  const addTest = (level: 'pgs' | 'college', day: number) =>
    site.addEvent({
      title: `Test for ${level}`,
      startsAt: `2026-11-${day}T08:00`,
      endsAt: `2026-11-${day}T10:00`,
      category: 'Admissions',
      admissionTestFor: [level],
    })
  await addTest('pgs', 21)
  expect((await level(nursing)).html).not.toContain('test-for-pgs')
  await addTest('college', 22)
  expect((await level(nursing)).html).toContain('href="/events/test-for-college"')
})

test.each([
  ['nursery', 'Department not found!'],
  ['shs/tracks/none', 'Track or Department not found!'],
  ['college/tracks/stem', 'Track or Department not found!'],
  ['college/tracks/chs/none', 'No course has this address.'],
  ['college/tracks/ccs/bsn', 'No course has this address.'],
])('the page %s is missing', async (path, words) => {
  const page = await level(path)
  expect(page.status).toBe(404)
  expect(page.text).toContain(words)
  const [, next = ''] = page.links.at(-1) ?? []
  expect((await site.show(next)).status).toBe(200)
})
