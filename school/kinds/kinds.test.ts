import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentKinds, findKind } from './index.ts'
import { findReferenceKind, referenceKinds } from './reference-kinds.ts'
import { checkDraft, checkFields } from '../base/check-fields.ts'
import { announcement, valueOf } from '../../tests/helpers/entries.ts'
import { announcementKind } from './announcement.ts'
import { eventKind } from './event.ts'
import { serviceArticleKind } from './service-article.ts'

test.each([...contentKinds.map(({ name }) => name), ...referenceKinds.map(({ key }) => key)])(
  'the kind %s is defined in the file of its name',
  (name) => {
    const [file] = name.split('/')
    expect(existsSync(new URL(`${file}.ts`, import.meta.url))).toBe(true)
  },
)

test('no two kinds share a name, a label or a page', () => {
  const shared = contentKinds.flatMap(({ name, labels: { one, many }, pattern }) => {
    return [name, `one ${one}`, `many ${many}`, pattern]
  })
  const ofReference = referenceKinds.flatMap(({ key, label }) => [key, label])
  for (const names of [shared, ofReference]) expect(new Set(names).size).toBe(names.length)
})

test('a name leads to its kind and no other text does', () => {
  for (const kind of contentKinds) expect(findKind(kind.name)).toBe(kind)
  for (const name of ['service', 'toString']) expect(findKind(name)).toBeNull()
  for (const kind of referenceKinds) expect(findReferenceKind(kind.key)).toBe(kind)
  expect(findReferenceKind('category')).toBeNull()
})

test.each(['add-a-kind', 'add-a-field'])(
  'the how-to page %s names files that exist, but for its example',
  (name) => {
    const root = new URL('../../', import.meta.url)
    const text = readFileSync(new URL(`docs/how-to/${name}.md`, root), 'utf8')
    const files = [...text.matchAll(/`([\w/.-]+\/[\w.-]+\.tsx?)`/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(3)
    const missing = files.filter((file) => !existsSync(new URL(file, root)))
    expect(missing.filter((file) => !file.includes('job-opening'))).toEqual([])
  },
)

test.each([
  [{ date: '2026-11-01', startsOn: '2026-11-02', endsOn: '2026-11-03' }, '2026-11-01'],
  [{ startsOn: '2026-11-02', endsOn: '2026-11-03' }, '2026-11-02'],
  [{ endsOn: '2026-11-03' }, '2026-11-03'],
  [{}, '2026-11-20'],
])('the preview of an announcement with the days %j is of %s', (days, date) => {
  const draft = valueOf(checkDraft(announcementKind.schema, { title: 'No classes', ...days }))
  expect(announcementKind.fillIn(draft, '2026-11-20')).toMatchObject({ title: 'No classes', date })
})

test.each([
  [{ startsOn: '2026-11-07', endsOn: '2026-11-06' }, false],
  [{ date: '2026-11-05', endsOn: '2026-11-04' }, false],
  [{ date: '2026-11-05', startsOn: '2026-11-01', endsOn: '2026-11-04' }, true],
  [{ startsOn: '2026-11-06', endsOn: '2026-11-06' }, true],
])('an announcement may not end before it starts: %j is %j', (fields, ok) => {
  const problems = [{ field: 'endsOn', message: 'The end may not come before the start.' }]
  const checked = checkFields(announcementKind.schema, announcement(fields))
  expect(checked).toMatchObject(ok ? { ok } : { ok, failure: { problems } })
})

const days = { startsAt: '2026-11-30T08:00', endsAt: '2026-12-01T09:00' }
const event = eventKind.schema.parse({ title: 'Mass', category: 'Spirituality', ...days })

test('the calendar has an event in each of its months, and sorts it by its last day', () => {
  expect(eventKind.topics(event)).toEqual(['2026-11', '2026-12'])
  expect(eventKind.sortDate(event)).toBe('2026-12-01')
})

const repeat = { every: 'week', until: '', weekdays: [], except: [], notOnHolidays: false } as const
test.each([{ startsAt: '' }, { endsAt: '' }, { repeat }])(
  'the calendar has no draft whose days are not known yet: %j',
  (missing) => {
    const draft = { ...event, ...missing }
    expect(eventKind.topics(draft)).toEqual([])
    expect(eventKind.sortDate(draft)).toBeNull()
  },
)

test('empty paragraphs and pictures of a draft are left out, the others stay in their order', () => {
  const draft = {
    ...valueOf(checkDraft(serviceArticleKind.schema, {})),
    paragraphs: ['', 'We planted rice.', '', 'It grew.'],
    images: ['', '/images/one.svg', '', '/images/two.svg'],
  }
  const filled = serviceArticleKind.fillIn(draft, '2026-11-20')
  expect(filled.paragraphs).toEqual(['We planted rice.', 'It grew.'])
  expect(filled.images).toEqual(['/images/one.svg', '/images/two.svg'])
  expect(filled.title).not.toBe('')
  expect(serviceArticleKind.fillIn({ ...draft, title: 'Rice' }, '2026-11-20').title).toBe('Rice')
})
