import { expect, test } from 'vitest'
import { checkDraft } from '../base/check-draft.ts'
import { checkFields } from '../base/check-fields.ts'
import { valueOf } from '../../tests/helpers/entries.ts'
import { writeHeadline } from './class-notice-texts.ts'
import { classReasons, classStates, hasTime, proposeFor } from './class-notice-choices.ts'
import {
  classNoticeKind,
  classNoticeSchema,
  hasNoticePassed,
  proposeDay,
  type ClassNoticeInput,
} from './class-notice.ts'

const choices: ClassNoticeInput = {
  state: 'no-classes',
  levels: ['pgs', 'jhs', 'shs', 'college'],
  day: '2026-11-23',
}
const read = (fields: Partial<ClassNoticeInput> = {}) =>
  valueOf(checkFields(classNoticeSchema, { ...choices, ...fields }))

const [day, araw] = ['Monday, November 23, 2026', 'Lunes, Nobyembre 23, 2026']
const elida = 'Elida Campus'
test.each<[Partial<ClassNoticeInput>, string, string]>([
  [{}, `No classes on ${day}: all levels`, `Walang pasok sa ${araw}: lahat ng antas`],
  [
    { state: 'remote', levels: ['college', 'shs'] },
    `Online or modular classes on ${day}: Senior High School and College`,
    `Online o modular ang klase sa ${araw}: Senior High School at Kolehiyo`,
  ],
  [
    { state: 'early-dismissal', time: '12:00', levels: ['pgs'] },
    `Classes end at 12:00 PM on ${day}: Preschool and Grade School`,
    `Hanggang 12:00 PM lang ang klase sa ${araw}: Preschool at Grade School`,
  ],
  [
    { state: 'late-start', time: '09:30', campuses: [elida] },
    `Classes begin at 9:30 AM on ${day}: all levels (${elida})`,
    `9:30 AM ang simula ng klase sa ${araw}: lahat ng antas (${elida})`,
  ],
  [
    { state: 'as-usual', lastDay: '2026-11-25' },
    'Classes as usual on Nov 23, 2026 to Nov 25, 2026: all levels',
    'May pasok gaya ng dati sa Nob 23, 2026 hanggang Nob 25, 2026: lahat ng antas',
  ],
])('%j is said in both languages', (fields, en, fil) => {
  const notice = read(fields)
  expect(notice).toMatchObject({ title: en, headline: { en, fil } })
  expect([notice.message.en, notice.message.fil]).not.toContain('')
})

test('reason and source are part of the text, in every combination that can be chosen', () => {
  expect(read({ reason: 'signal-2', source: 'pagasa' }).message).toEqual({
    en: 'Students stay home. Please stay safe. Reason: tropical cyclone wind signal 2, according to PAGASA.',
    fil: 'Manatili po muna sa bahay ang mga mag-aaral. Mag-ingat po tayong lahat. Dahilan: bagyo, Signal No. 2, ayon sa PAGASA.',
  })
  for (const reason of classReasons.filter((each) => each !== 'other')) {
    const { message } = read({ reason, source: proposeFor(reason).source })
    expect(message.en).toMatch(/Reason: \S/)
    expect(message.fil).toMatch(/Dahilan: \S/)
  }
  const other = { reason: 'other', otherReason: { en: 'strike of drivers' } } as const
  expect(read(other).message.en).toContain('Reason: strike of drivers.')
})

test('own words take the place of the ready-made ones; an empty Filipino text is left out', () => {
  const ownMessage = { en: 'More at noon.', fil: 'Abangan po.' }
  const notice = read({ ownHeadline: { en: 'No classes for now', fil: ' ' }, ownMessage })
  expect(notice.headline).toEqual({ en: 'No classes for now' })
  expect(notice.message).toEqual(ownMessage)
})

test('what is saved can be saved again, and follows a changed choice', () => {
  const saved = read()
  expect(read(saved)).toEqual(saved)
  expect(read({ ...saved, state: 'remote' }).headline.en).toContain('Online or modular')
})

test.each<[Partial<Record<keyof ClassNoticeInput, unknown>>, string]>([
  [{ levels: [] }, 'levels'],
  [{ levels: ['nursery'] }, 'levels.0'],
  [{ state: 'early-dismissal' }, 'time'],
  [{ state: 'late-start', time: '25:00' }, 'time'],
  [{ lastDay: '2026-11-22' }, 'lastDay'],
  [{ lastDay: '2027-11-22' }, 'lastDay'],
  [{ day: '2026-02-30' }, 'day'],
  [{ reason: 'other' }, 'otherReason'],
  [{ ownHeadline: { en: 'No classes', de: 'Keine' } }, 'ownHeadline'],
  [{ reason: 'typhoon' }, 'reason'],
])('%j is refused at %s', (fields, field) => {
  const checked = checkFields(classNoticeSchema, { ...choices, ...fields })
  const fieldsOf = checked.ok ? [] : checked.failure.problems.map((problem) => problem.field)
  expect(fieldsOf).toContain(field)
})

test('the headline of a draft leaves out a time that is not whole yet', () => {
  const headline = (time: string) =>
    writeHeadline({ ...read({ state: 'late-start', time: '09:30' }), time }).en
  expect(headline('09:30')).toContain('9:30 AM')
  for (const typed of ['9', '09:3', '09:301', '109:30']) expect(headline(typed)).not.toContain(':3')
})

test('the proposed day is today in Manila before noon, else tomorrow', () => {
  const propose = (now: string) => proposeDay(Date.parse(`${now}+08:00`))
  for (const time of ['00:00:00', '04:30:00', '11:59:59'])
    expect(propose(`2026-11-20T${time}`)).toBe('2026-11-20')
  expect(propose('2026-11-20T12:00:00')).toBe('2026-11-21')
  expect(propose('2026-12-31T21:00:00')).toBe('2027-01-01')
})

test.each([
  ['2026-11-22', null, true],
  ['2026-11-22', '2026-11-23', false],
  ['2026-11-23', null, false],
  ['', null, false],
])('a notice of “%s” to %s has passed on November 23: %s', (firstDay, lastDay, hasPassed) => {
  expect(hasNoticePassed({ day: firstDay, lastDay }, '2026-11-23')).toBe(hasPassed)
})

test.each([
  ['signal-1', ['pgs']],
  ['signal-2', ['pgs', 'jhs']],
  ['signal-4', ['pgs', 'jhs', 'shs', 'college']],
  ['rain-orange', ['pgs', 'jhs', 'shs']],
  ['rain-red', ['pgs', 'jhs', 'shs']],
  ['rain-yellow', ['pgs', 'jhs', 'shs', 'college']],
] as const)('at %s, the levels %j are proposed as DepEd says, with its rule', (reason, levels) => {
  expect(proposeFor(reason)).toMatchObject({ levels, source: 'pagasa' })
  expect(proposeFor('rain-yellow').rule).toContain('the school or the mayor decides')
  expect(proposeFor('flood')).toMatchObject({ source: 'school', rule: null })
})

test('a draft with gaps is kept, and shown as no classes on all levels today', () => {
  const empty = valueOf(checkDraft(classNoticeSchema, {}))
  expect(empty).toMatchObject({ title: '', levels: [] })
  expect(classNoticeKind.fillIn?.(empty, '2026-11-23')).toEqual(read())
  const chosen = read({ state: 'remote', levels: ['shs'], day: '2026-11-24' })
  expect(classNoticeKind.fillIn?.(chosen, '2026-11-23')).toEqual(chosen)
})

test('classes that end early or begin late have a time, others none', () => {
  expect(classStates.filter(hasTime)).toEqual(['early-dismissal', 'late-start'])
})

test.each<[Partial<ClassNoticeInput>, object]>([
  [{}, {}],
  [{ lastDay: '2026-11-24' }, { lastDay: '2026-11-24' }],
  [{ campuses: ['Elida Campus', 'Main Campus'] }, { campuses: 'Elida Campus, Main Campus' }],
])('the statement of %j names what was said, and nothing else', (fields, named) => {
  const notice = read(fields)
  const { headline, message } = notice
  const english = { headline: headline.en, message: message.en }
  const filipino = { filipinoHeadline: headline.fil, filipinoMessage: message.fil }
  const said = { ...english, ...filipino, firstDay: '2026-11-23', levels: 'all levels', ...named }
  expect(classNoticeKind.statement?.(notice)).toEqual(said)
})
