import { describe, expect, test } from 'vitest'
import { checkQuestion, contactKeyOf, readQuestionForm } from './question-form.ts'

const filled = {
  name: 'Ana Reyes',
  contact: 'ana@mail.example',
  level: 'jhs',
  question: 'When is the next entrance test?',
  agrees: 'yes',
}

const read = (fields: Record<string, string>) => readQuestionForm(new URLSearchParams(fields))
const check = (fields: Record<string, string>) => checkQuestion(read(fields))
const problemsOf = (fields: Record<string, string>) => {
  const checked = check(fields)
  return checked.ok ? [] : checked.failure.map(({ problem }) => problem)
}

describe('a question', () => {
  test('with everything in it is taken as it was typed', () => {
    const question = ' Kailan po?\r\n\r\nSalamat 🙏🏽 — Niño '
    expect(check({ ...filled, topic: 'fees', question })).toEqual({
      ok: true,
      value: {
        name: 'Ana Reyes',
        contact: 'ana@mail.example',
        contactKey: 'ana@mail.example',
        topic: 'fees',
        level: 'jhs',
        text: 'Kailan po?\n\nSalamat 🙏🏽 — Niño',
        file: null,
        isMinor: false,
      },
    })
  })

  test('without anything names every field', () => {
    const names = 'nameMissing contactMissing levelMissing questionShort agreementMissing'
    expect(problemsOf({}).join(' ')).toBe(names)
  })

  test.each([
    ['a name of blanks that cannot be seen', { name: '\u200B \u2060' }, 'nameMissing'],
    ['a name of 101 letters', { name: 'a'.repeat(101) }, 'nameMissing'],
    ['half an e-mail address', { contact: 'ana@mail' }, 'contactWrong'],
    ['a phone number of six digits', { contact: '555 010' }, 'contactWrong'],
    ['words for a contact', { contact: 'call my mother' }, 'contactWrong'],
    ['a level that does not exist', { level: 'nursery' }, 'levelMissing'],
    ['a question of two letters', { question: 'Hi' }, 'questionShort'],
    ['a question of 2,001 letters', { question: 'a'.repeat(2001) }, 'questionLong'],
    ['a sender under 18 without a parent', { minor: 'yes' }, 'parentMissing'],
    ['a PDF that was not chosen again', { topic: 'jobs', hadFile: 'yes' }, 'fileMissing'],
  ])('with %s is sent back', (_, fields, problem) => {
    expect(problemsOf({ ...filled, ...fields })).toEqual([problem])
  })

  test('is taken with 2,000 letters however the browser breaks lines, and under 18 if a parent agrees', () => {
    const question = `${'a'.repeat(999)}\r\n${'b'.repeat(1000)}`
    const checked = check({ ...filled, question, minor: 'yes', parentAgrees: 'yes' })
    expect(checked).toMatchObject({ ok: true, value: { isMinor: true } })
  })

  test('has a file only when it is about a job', () => {
    const file = new TextEncoder().encode('%PDF-1.7')
    const fileOf = (topic: string) => readQuestionForm(new URLSearchParams({ topic }), file).file
    expect([fileOf('jobs'), fileOf('records')]).toEqual([file, null])
  })

  test('loses what databases refuse, a topic that does not exist, and what turns the text of others around', () => {
    const name = 'Ana\u0000\u202E Reyes\nBcc: all'
    expect(read({ name, topic: 'x', question: 'a\u0000b\u2066\uD800 c' })).toMatchObject({
      name: 'Ana Reyes Bcc: all',
      topic: 'other',
      question: 'ab\uFFFD c',
    })
  })
})

test.each([
  ['Ana@Mail.Example', 'ana@mail.example'],
  ['0917 555 0100 / Ana <ana@mail.example>', 'ana@mail.example'],
  ['+63 (917) 555-0100', '09175550100'],
  ['\u202A0917‑555‑0100 (Ana) / 0918 555 0101', '09175550100'],
  ['63', null],
])('the contact %s is known as %s', (contact, key) => {
  expect(contactKeyOf(read({ contact }).contact)).toBe(key)
})
