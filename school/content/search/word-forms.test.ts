import { expect, test } from 'vitest'
import { formsOf, isFiller, rootsOf, stemOf } from './word-forms.ts'

test.each([
  ['classes', 'class'],
  ['dishes', 'dish'],
  ['branches', 'branch'],
  ['companies', 'company'],
  ['campus', 'campus'],
  ['campuses', 'campuse'],
  ['ies', 'ies'],
  ['bus', 'bus'],
  ['seas', 'sea'],
  ['fee', 'fee'],
  ['classesmate', 'classesmate'],
])('the word %j has the stem %j', (word, stem) => {
  expect(stemOf(word)).toBe(stem)
})

test.each([
  ['fee', ['fee', 'fees', 'feees']],
  ['fees', ['fees', 'fee', 'feees']],
  ['company', ['company', 'companys', 'companies', 'companyes']],
  ['classes', ['classes', 'class', 'classs']],
])('documents may write %j as one of %j', (word, forms) => {
  expect(formsOf(word)).toEqual(forms)
})

test.each([
  ['magenroll', ['enroll']],
  ['mageenroll', ['eenroll', 'enroll']],
  ['magtatransfer', ['tatransfer', 'transfer']],
  ['nakapagenroll', ['enroll']],
  ['pagenroll', ['enroll']],
  ['nagtanong', ['tanong']],
  ['magtur', []],
  ['enroll', []],
  ['xmagenroll', []],
  ['magenroll2', []],
  ['mag-enroll', []],
])('the verb %j may come from %j', (word, roots) => {
  expect(rootsOf(word)).toEqual(roots)
})

test('words without a meaning of their own are fillers, each by itself', () => {
  for (const word of ['a', 'when', 'bang', 'bukas', 'yung', 'sino'])
    expect(isFiller(word)).toBe(true)
  for (const word of ['', 'fee', 'when where', 'enrollment']) expect(isFiller(word)).toBe(false)
})
