import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { contentKinds, findKind } from './index.ts'
import { findReferenceKind, pageKinds, referenceKinds } from './reference-kinds.ts'
import { checkDraft } from '../base/check-draft.ts'
import { insideOf } from '../base/filipino-fields.ts'
import { checkFields } from '../base/check-fields.ts'
import { announcement, valueOf } from '../../tests/helpers/entries.ts'
import { announcementKind } from './announcement.ts'
import { departmentTags } from './department-tags.ts'
import { eventKind } from './event.ts'
import { serviceArticleKind } from './service-article.ts'
import { parseStoredFields } from './stored-fields.ts'
import { entryState } from './entry-status.ts'
import { fillPattern } from './page-pattern.ts'

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

test.each(['add-a-kind', 'add-a-field'])('the how-to page %s names existing files', (name) => {
  const root = new URL('../../', import.meta.url)
  const text = readFileSync(new URL(`docs/how-to/${name}.md`, root), 'utf8')
  const files = [...text.matchAll(/`([\w/.-]+\/[\w.-]+\.tsx?)`/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(3)
  const missing = files.filter((file) => !existsSync(new URL(file, root)))
  expect(missing.filter((file) => !file.includes('job-opening'))).toEqual([])
})

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

const repeat = { every: 'week', until: '', notOnHolidays: false } as const
test('the calendar has no draft whose days are not known yet', () => {
  const endless = { ...repeat, weekdays: [], except: [] }
  for (const missing of [{ startsAt: '' }, { endsAt: '' }, { repeat: endless }]) {
    const draft = { ...event, ...missing }
    expect([missing, eventKind.topics(draft)]).toEqual([missing, []])
    expect([missing, eventKind.sortDate(draft)]).toEqual([missing, null])
  }
})

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

const schema = z.object({
  title: z.string(),
  content: z.string().default(''),
  author: z.string(),
  subtitle: z.string().nullable().default(null),
  sample: z.boolean().default(false),
})

test('an entry that was saved before its kind gained a field has the default of the field', () => {
  const fields = parseStoredFields({ schema }, '{"author":"Ana"}')
  expect(fields).toMatchObject({ author: 'Ana', subtitle: null, sample: false })
  const later = parseStoredFields({ schema }, '{"author":"Ana","subtitle":"At last"}')
  expect(later.subtitle).toBe('At last')
})

test('rules about several fields leave the defaults as they are', () => {
  const date = '2026-12-16'
  const defaults = { startsOn: null, endsOn: null, bannerImage: null }
  const fields = parseStoredFields(announcementKind, JSON.stringify({ date }))
  expect(fields).toMatchObject({ date, ...defaults })
})

test.each(contentKinds)('the fields of the kind $name are known', ({ schema: ofKind }) => {
  expect(parseStoredFields({ schema: ofKind }, '{}')).not.toEqual({})
})

/** Makes a draft in which every list and group of a schema is there, with as few items as may be. */
function emptyDraft(ofFields: z.ZodType): unknown {
  if (ofFields instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries<z.ZodType>(ofFields.shape).map(([name, field]) => [name, emptyDraft(field)]),
    )
  const inside = insideOf(ofFields)
  if (!inside) return ''
  const draft = emptyDraft(inside.part)
  if (inside.name === 'element') {
    const { minItems = 1 } = z.toJSONSchema(ofFields, { io: 'input', unrepresentable: 'any' })
    return Array.from({ length: minItems }, () => draft)
  }
  return ofFields instanceof z.ZodRecord
    ? Object.fromEntries(departmentTags.map((tag) => [tag, draft]))
    : draft
}

test.each(
  [...contentKinds, ...referenceKinds, ...pageKinds].map((kind) => ({
    name: 'key' in kind ? kind.key : kind.name,
    ofKind: kind.schema,
  })),
)('a draft of the kind $name may leave every field empty', ({ ofKind }) => {
  expect(checkDraft(ofKind, emptyDraft(ofKind))).toMatchObject({ ok: true })
})

const now = 1_000_000

test.each([
  [{ status: 'draft', publishAt: now - 1, expiresAt: null }, 'draft'],
  [{ status: 'unpublished', publishAt: now - 1, expiresAt: null }, 'unpublished'],
  [{ status: 'trashed', publishAt: now - 1, expiresAt: null }, 'trashed'],
  [{ status: 'published', publishAt: now + 1, expiresAt: null }, 'scheduled'],
  [{ status: 'published', publishAt: null, expiresAt: null }, 'scheduled'],
  [{ status: 'published', publishAt: now, expiresAt: null }, 'published'],
  [{ status: 'published', publishAt: now - 1, expiresAt: now + 1 }, 'published'],
  [{ status: 'published', publishAt: now - 1, expiresAt: now }, 'expired'],
  [{ status: 'published', publishAt: now + 1, expiresAt: now }, 'scheduled'],
] as const)('%j reads as %s to staff', (entry, state) => {
  expect(entryState(entry, now)).toBe(state)
})

test.each([
  ['/events/:slug', { slug: 'simbang-gabi' }, '/events/simbang-gabi'],
  ['/research/:category/:id', { category: 'jhs', id: '7' }, '/research/jhs/7'],
  ['/events', {}, '/events'],
  // A value cannot change which page an address leads to.
  ['/events/:slug', { slug: 'a/b?c#d e%ñ:id' }, '/events/a%2Fb%3Fc%23d%20e%25%C3%B1%3Aid'],
])('the address of %j with %j is %j', (pattern, values: Record<string, string>, address) => {
  expect(fillPattern<string>(pattern, values)).toBe(address)
})

test('an address that lacks a value is refused', () => {
  expect(() => fillPattern<string>('/events/:slug', {})).toThrow(
    'The address /events/:slug needs a value for “slug”.',
  )
})
