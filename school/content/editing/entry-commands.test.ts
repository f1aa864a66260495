import { expect, test } from 'vitest'
import { entryCommandSchemas } from './entry-commands.server.ts'

const words = (length: number) => 'x'.repeat(length)
const topics = (count: number) => Array.from({ length: count }, () => 'Choir')
const latest = 253_402_300_799_999

test.each<[keyof typeof entryCommandSchemas, object, boolean]>([
  ['save', { data: {}, basedOn: 1, expiresAt: null }, true],
  ['save', { data: {} }, false],
  ['save', { data: {}, basedOn: 0 }, false],
  ['save', { data: {}, basedOn: 1.5 }, false],
  ['save', { data: {}, basedOn: 2 ** 31 }, false],
  ['save', { data: {}, basedOn: 1, expiresAt: 0 }, true],
  ['save', { data: {}, basedOn: 2 ** 31 - 1, expiresAt: latest }, true],
  ['save', { data: {}, basedOn: 1, expiresAt: -1 }, false],
  ['save', { data: {}, basedOn: 1, expiresAt: 1.5 }, false],
  ['save', { data: {}, basedOn: 1, expiresAt: latest + 1 }, false],
  ['publish', {}, true],
  ['publish', { publishAt: null, expiresAt: null, data: {}, basedOn: 1 }, true],
  ['publish', { publishAt: 'now' }, false],
  ['publish', { expiresAt: 'now' }, false],
  ['copy', { autosave: 'new-a1b2' }, true],
  ['copy', { autosave: `new-${words(20)}` }, true],
  ['copy', { autosave: `new-${words(21)}` }, false],
  ['copy', { autosave: 'new-' }, false],
  ['copy', { autosave: 'new-A' }, false],
  ['request-review', { note: words(2_000), asked: words(100) }, true],
  ['request-review', { note: words(2_001) }, false],
  ['request-review', { note: 'a\u0007b' }, false],
  ['request-review', { asked: words(101) }, false],
  ['send-back', { note: 'Shorter' }, true],
  ['send-back', { note: ' ' }, false],
  ['revert', { revision: 1 }, true],
  ['revert', {}, false],
  ['undo', { revision: 1 }, true],
  ['undo', {}, false],
  ['undo-visibility', { revision: 1 }, true],
  ['undo-visibility', {}, false],
  ['change', { category: words(100), day: '2026-11-20', addTopics: [words(100)] }, true],
  ['change', { category: words(101) }, false],
  ['change', { day: '2026-11-200' }, false],
  ['change', { addTopics: topics(20), removeTopics: topics(20) }, true],
  ['change', { addTopics: topics(21) }, false],
  ['change', { removeTopics: topics(21) }, false],
  ['change', { addTopics: [' '] }, false],
  ['change', { addTopics: [words(101)] }, false],
])('the command %s with %j is taken: %j', (action, body, isTaken) => {
  expect(entryCommandSchemas[action].safeParse(body).success).toBe(isTaken)
})

test('a command says what was left out', () => {
  expect(entryCommandSchemas.copy.parse({})).toEqual({ autosave: 'new' })
  expect(entryCommandSchemas['request-review'].parse({})).toEqual({ note: '', asked: null })
  expect(entryCommandSchemas['request-review'].parse({ note: ' Please ' }).note).toBe('Please')
  expect(entryCommandSchemas.change.parse({ addTopics: [' Choir '], category: ' News ' })).toEqual({
    category: 'News',
    addTopics: ['Choir'],
    removeTopics: [],
  })
})
