import { expect, test } from 'vitest'
import { changeSchema, commandSchema, saveSchema } from './entry-commands.server.ts'

const words = (length: number) => 'x'.repeat(length)
const topics = (count: number) => Array.from({ length: count }, () => 'Choir')
const latest = 253_402_300_799_999

const schemas = { save: saveSchema, change: changeSchema }

test.each<[string, object, boolean]>([
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
  const schema = schemas[action as keyof typeof schemas] ?? commandSchema
  expect(schema.safeParse({ action, ...body }).success).toBe(isTaken)
})

test('a command says what was left out', () => {
  expect(commandSchema.parse({ action: 'copy' })).toMatchObject({ autosave: 'new' })
  const asking = { action: 'request-review' }
  expect(commandSchema.parse(asking)).toMatchObject({ note: '', asked: null })
  expect(commandSchema.parse({ ...asking, note: ' Please ' })).toMatchObject({ note: 'Please' })
  expect(changeSchema.parse({ addTopics: [' Choir '], category: ' News ' })).toEqual({
    category: 'News',
    addTopics: ['Choir'],
    removeTopics: [],
  })
})

test('an unknown command is refused with a sentence', () => {
  const { error } = commandSchema.safeParse({ action: 'shred' })
  expect(error?.issues[0]).toMatchObject({ path: ['action'], message: 'There is no such command.' })
})
