import { describe, expect, test } from 'vitest'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import {
  readCollegeDepartments,
  readDepartments,
  readTracks,
} from '../../school/content/reference/read-departments.server.ts'
import { eventKind } from '../../school/kinds/event.ts'
import { admissionsKind } from '../../school/kinds/admissions.ts'
import { articleKind } from '../../school/kinds/article.ts'
import { collegeDepartmentsKind } from '../../school/kinds/college-departments.ts'
import { courseSlug } from '../../school/kinds/course-slug.ts'
import { tracksKind } from '../../school/kinds/tracks.ts'
import { article, editorAt, noon, putEntry } from '../../tests/helpers/entries.ts'
import { publicOrigin, startPages } from '../../tests/helpers/pages-in-memory.tsx'

const site = startPages()

const trackLinks = async () =>
  (await readTracks(site.database)).map(({ acronym, title }) => [
    title,
    `/learn-with-us/shs/tracks/${acronym}`,
  ])
const collegeLinks = async () =>
  (await readCollegeDepartments(site.database)).map(({ tag, title }) => [
    title,
    `/learn-with-us/college/tracks/${tag}`,
  ])

/** Each college department, followed by its courses. */
const courseLinks = async () =>
  (await readCollegeDepartments(site.database)).flatMap(({ tag, title, coursesOffered }) => {
    const address = `/learn-with-us/college/tracks/${tag}`
    const courses = coursesOffered.map((course) => [
      course.title,
      `${address}/${courseSlug(course.tag)}`,
    ])
    return [[title, address], ...courses]
  })

describe('the index of the departments', () => {
  test('links to every department, track and college, with what each says of itself', async () => {
    const { links, text } = await site.show('/learn-with-us')
    const departments = await readDepartments(site.database)
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
})

describe('the page of a department', () => {
  test('shows tracks in the senior high school, colleges with their courses in the college, and nowhere else', async () => {
    for (const tag of ['pgs', 'jhs', 'shs', 'college']) {
      const { links } = await site.show(`/learn-with-us/${tag}`)
      const below = links.filter(([, address]) => address.includes('/tracks/'))
      const wanted = tag === 'shs' ? trackLinks() : tag === 'college' ? courseLinks() : []
      expect(below).toEqual(await wanted)
    }
  })

  test.each([
    ['pgs', 'Grade levels', 'grade-levels'],
    ['shs', 'Academic tracks', 'tracks-shs'],
    ['college', 'College departments', 'tracks-college'],
  ])('%s leads from its first sentence to what it offers', async (tag, label, anchor) => {
    const department = (await readDepartments(site.database)).find((each) => each.tag === tag)
    const { html } = await site.show(`/learn-with-us/${tag}`)
    const [first = '', second = ''] = department?.description ?? []
    const link = html.indexOf(`<a href="#${anchor}"`)
    expect(html.slice(link)).toMatch(new RegExp(`^[^>]*>${label}</a>`))
    expect(html).toContain(`id="${anchor}"`)
    expect(html.indexOf(first)).toBeLessThan(link)
    expect(link).toBeLessThan(html.indexOf(second))
  })

  test('lists every requirement for admission, and when they were checked', async () => {
    const all = await readReference(site.database, admissionsKind)
    for (const [tag, { sections }] of Object.entries(all)) {
      const { text, headings } = await site.show(`/learn-with-us/${tag}`)
      expect(headings).toEqual(expect.arrayContaining(sections.map(({ heading }) => heading)))
      for (const { requirements } of sections)
        for (const requirement of requirements) expect(text).toContain(requirement)
      expect(text).toContain('Updated as of March 2025')
    }
  })

  test('shows the QR code of the college once there is an address to register at', async () => {
    const code = 'Scan the QR Code'
    expect((await site.show('/learn-with-us/college')).text).not.toContain(code)
    await site.changeReference(
      admissionsKind,
      (all) =>
        Object.fromEntries(
          Object.entries(all).map(([tag, admission]) => [
            tag,
            { ...admission, registrationUrl: 'https://register.example/dyci' },
          ]),
        ) as typeof all,
    )
    const { links, html } = await site.show('/learn-with-us/college')
    expect(links).toContainEqual([
      expect.stringContaining(code) as unknown,
      'https://register.example/dyci',
    ])
    expect(html).toContain('width="220"')
    expect((await site.show('/learn-with-us/shs')).text).not.toContain(code)
  })

  test('that does not exist is missing', async () => {
    expect((await site.show('/learn-with-us/nursery')).status).toBe(404)
  })

  test('shows the three newest articles about it', async () => {
    for (const day of [1, 2, 3, 4]) {
      const fields = { title: `SHS ${day}`, topics: ['shs'], publishedOn: `2026-11-0${day}` }
      await putEntry(site.database, articleKind, article(fields), {}, editorAt(noon))
    }
    const { headings } = await site.show('/learn-with-us/shs')
    expect(headings.filter((heading) => /^SHS \d$/.test(heading))).toEqual([
      'SHS 4',
      'SHS 3',
      'SHS 2',
    ])
  })
})

describe('the page of a track', () => {
  test('lists its subjects and where it leads, without courses and contacts', async () => {
    await site.changeReference(tracksKind, ([first, ...others]) =>
      first
        ? [{ ...first, subjects: ['Physics', 'Research'], leadsTo: ['Nursing'] }, ...others]
        : others,
    )
    const [track] = await readTracks(site.database)
    const { headings, html, text } = await site.show(`/learn-with-us/shs/tracks/${track?.acronym}`)
    expect(headings[0]).toBe(track?.title)
    expect(html).toMatch(/<ul><li>Physics<\/li><li>Research<\/li><\/ul>/)
    expect(html).toMatch(/<ul><li>Nursing<\/li><\/ul>/)
    for (const paragraph of track?.description ?? []) expect(text).toContain(paragraph)
    expect(text).not.toContain('Connect')
    expect(html).toContain(
      `<link rel="canonical" href="${publicOrigin}/learn-with-us/shs/tracks/${track?.acronym}"/>`,
    )
  })

  test('has no list of subjects where none are named', async () => {
    await site.changeReference(tracksKind, (tracks) =>
      tracks.map((track) => ({ ...track, subjects: [], leadsTo: [] })),
    )
    const [track] = await readTracks(site.database)
    const { headings } = await site.show(`/learn-with-us/shs/tracks/${track?.acronym}`)
    expect(headings).not.toContain('What you study')
    expect((await site.show('/learn-with-us/shs/tracks/no-such-track')).status).toBe(404)
  })
})

describe('the page of a college department', () => {
  test('lists its courses and contacts, and is known under one address', async () => {
    await site.changeReference(collegeDepartmentsKind, ([first, ...others]) =>
      first ? [{ ...first, email: 'college@dyci.example', phone: null }, ...others] : others,
    )
    const [college] = await readCollegeDepartments(site.database)
    for (const kind of ['tracks', 'college']) {
      const { headings, links, text, html } = await site.show(
        `/learn-with-us/college/${kind}/${college?.tag}`,
      )
      expect(headings[0]).toBe(college?.title)
      expect(headings).not.toContain('What you study')
      expect(headings).not.toContain('Where it leads')
      expect(html).toContain(`alt="Logo of ${college?.title}"`)
      expect(college?.coursesOffered.length).toBeGreaterThan(0)
      for (const { title } of college?.coursesOffered ?? []) expect(text).toContain(title)
      const [list = ''] = /<nav aria-label="Courses Offered">.*?<\/nav>/.exec(html) ?? []
      expect(list.match(/<a /g)).toHaveLength(college?.coursesOffered.length ?? 0)
      expect(html.indexOf(list)).toBeLessThan(html.indexOf(college?.description[1] ?? ''))
      expect(links).toContainEqual(['college@dyci.example', 'mailto:college@dyci.example'])
      expect(html).toContain(`href="${publicOrigin}/learn-with-us/college/tracks/${college?.tag}"`)
    }
  })
})

describe('the page of a course', () => {
  const nursing = '/learn-with-us/college/tracks/chs/bsn'

  test('leads from its department, from the admissions of the college, and back', async () => {
    const [first] = await readCollegeDepartments(site.database)
    const courses = first?.coursesOffered.map(({ title, tag }) => [
      title,
      `/learn-with-us/college/tracks/${first.tag}/${tag.toLowerCase()}`,
    ])
    for (const page of [`/learn-with-us/college/tracks/${first?.tag}`, '/admissions/college'])
      expect((await site.show(page)).links).toEqual(expect.arrayContaining(courses ?? []))
    expect((await site.show('/admissions/shs')).html).not.toContain('/college/tracks/')
    const { links, html } = await site.show(nursing)
    expect(links).toEqual(
      expect.arrayContaining([
        ['College of Health Sciences', '/learn-with-us/college/tracks/chs'],
        ['BS Midwifery', '/learn-with-us/college/tracks/chs/bsm'],
        ['How to apply', '/admissions/college'],
        ['Ask about this course', '/ask-us'],
      ]),
    )
    expect(links.filter(([, address]) => address === nursing)).toEqual([])
    expect(html).toContain(`<link rel="canonical" href="${publicOrigin}${nursing}"/>`)
  })

  test('says what is known of it, to search engines too', async () => {
    const { headings, text, html } = await site.show(nursing)
    expect(headings[0]).toBe('BS Nursing')
    expect(headings).toEqual(expect.arrayContaining(['What you study', 'Jobs after the course']))
    expect(text).toContain('Philippine Nurse Licensure Examination')
    expect(html).toContain('<b>4</b> years')
    expect(html).toContain('"@type":"Course","name":"BS Nursing","courseCode":"BSN"')
  })

  test('does not draw what is not known', async () => {
    await site.changeReference(collegeDepartmentsKind, (colleges) =>
      colleges.map((college) => ({
        ...college,
        coursesOffered: college.coursesOffered
          .slice(0, 1)
          .map((course) => ({ ...course, subjects: [], licensureExam: null, jobs: [] })),
      })),
    )
    const { headings, text } = await site.show(nursing)
    for (const heading of ['What you study', 'Subjects by year', 'Jobs after the course'])
      expect(headings).not.toContain(heading)
    expect(headings.join()).not.toContain('Other courses')
    expect(text).not.toContain('Licensure examination')
  })

  test('shows the subjects of each year once they are entered', async () => {
    await site.changeReference(collegeDepartmentsKind, (colleges) =>
      colleges.map((college) => ({
        ...college,
        coursesOffered: college.coursesOffered.map((course) => ({
          ...course,
          subjects: ['Anatomy'],
          subjectsByYear: [{ year: 'First year', subjects: ['Biochemistry'] }],
        })),
      })),
    )
    const { headings, html } = await site.show(nursing)
    expect(headings).toEqual(expect.arrayContaining(['Subjects by year', 'First year']))
    expect(html).toContain('<li>Biochemistry</li>')
    expect(html).not.toContain('<li>Anatomy</li>')
  })

  test('shows the next admission test of the college once, and none of another level', async () => {
    const { text } = await site.show(nursing)
    expect(text.match(/Next test/g)).toHaveLength(1)
    await putEntry(
      site.database,
      eventKind,
      {
        title: 'Test for the grade school',
        startsAt: '2026-11-21T08:00',
        endsAt: '2026-11-21T10:00',
        category: 'Admissions',
        admissionTestFor: ['pgs'],
      },
      {},
      editorAt(noon),
    )
    expect((await site.show(nursing)).html).not.toContain('test-for-the-grade-school')
    await putEntry(
      site.database,
      eventKind,
      {
        title: 'Test for the college',
        startsAt: '2026-11-22T08:00',
        endsAt: '2026-11-22T10:00',
        category: 'Admissions',
        admissionTestFor: ['college'],
      },
      {},
      editorAt(noon),
    )
    expect((await site.show(nursing)).html).toContain('href="/events/test-for-the-college"')
  })

  test.each(['/learn-with-us/college/tracks/chs/no-such', '/learn-with-us/college/tracks/ccs/bsn'])(
    '%s is missing',
    async (path) => expect((await site.show(path)).status).toBe(404),
  )
})
