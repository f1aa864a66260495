import { expect, test } from 'vitest'
import {
  allowedActions,
  entryActions,
  entryRefusal,
  sectionOfTopic,
  sectionsOfEntry,
  type EntryFacts,
} from './permissions.ts'
import {
  allowedReferenceActions,
  referenceKeyRefusal,
  referenceRefusal,
} from './reference-permissions.ts'
import { newsTopics } from '../../content/news/topics.ts'
import type { Role, StaffSection } from './roles.ts'

const person = (role: Role, sections: StaffSection[] = [], classStatus = false) => ({
  id: 'me',
  role,
  sections,
  classStatus,
})
const entry = (facts: Partial<EntryFacts> = {}): EntryFacts => ({
  status: 'draft',
  createdBy: 'me',
  inReview: false,
  askedBy: null,
  wasPublished: false,
  hasWorking: false,
  sections: [],
  right: null,
  ...facts,
})
const published = entry({ status: 'published', wasPublished: true })
const ofEditors = ['edit', 'publish', 'trash', 'copy', 'request-review', 'revert', 'order']

test.each([
  [
    'an author, own draft',
    person('author'),
    entry(),
    ['edit', 'trash', 'copy', 'request-review', 'revert'],
  ],
  [
    'an author, own draft in review',
    person('author'),
    entry({ inReview: true }),
    ['edit', 'trash', 'copy', 'request-review', 'revert'],
  ],
  [
    'an author, own draft in the trash',
    person('author'),
    entry({ status: 'trashed' }),
    ['restore'],
  ],
  [
    'an author, trashed after it was published',
    person('author'),
    entry({ status: 'trashed', wasPublished: true }),
    [],
  ],
  [
    'an author, own entry that is published',
    person('author'),
    published,
    ['edit', 'copy', 'revert'],
  ],
  [
    'an author, the published entry of another with a change',
    person('author'),
    { ...published, createdBy: 'you', hasWorking: true },
    ['edit', 'copy', 'revert', 'request-review'],
  ],
  [
    'an author, a published entry with the own change in review',
    person('author'),
    { ...published, createdBy: 'you', hasWorking: true, inReview: true, askedBy: 'me' },
    ['edit', 'copy', 'revert', 'request-review', 'discard'],
  ],
  [
    'an author, a published entry with the change of another in review',
    person('author'),
    { ...published, hasWorking: true, inReview: true, askedBy: 'you' },
    ['edit', 'copy', 'revert', 'request-review'],
  ],
  [
    'an author of SHS, a published entry of JHS',
    person('author', ['shs']),
    { ...published, sections: ['jhs'] },
    [],
  ],
  [
    'an editor, published with a change in review',
    person('editor'),
    { ...published, hasWorking: true, inReview: true, askedBy: 'you' },
    [
      'edit',
      'publish',
      'unpublish',
      'trash',
      'copy',
      'request-review',
      'send-back',
      'revert',
      'discard',
      'order',
    ],
  ],
  [
    'an author, own entry that was taken back',
    person('author'),
    entry({ status: 'unpublished', wasPublished: true }),
    [],
  ],
  ['an author, the draft of another', person('author'), entry({ createdBy: 'you' }), []],
  ['an author, a draft without an author', person('author'), entry({ createdBy: null }), []],
  ['an editor, a draft', person('editor'), entry({ createdBy: 'you' }), ofEditors],
  [
    'an editor, a draft in review',
    person('editor'),
    entry({ inReview: true }),
    [...ofEditors, 'send-back'],
  ],
  [
    'an editor, published',
    person('editor'),
    published,
    ['edit', 'publish', 'unpublish', 'trash', 'copy', 'revert', 'order'],
  ],
  ['an editor, trashed', person('editor'), entry({ status: 'trashed' }), ['restore']],
  ['an administrator, a draft', person('administrator'), entry({ createdBy: 'you' }), ofEditors],
  ['an editor of SHS, a draft about nothing', person('editor', ['shs']), entry(), []],
  ['an editor of SHS, a draft of JHS', person('editor', ['shs']), entry({ sections: ['jhs'] }), []],
  [
    'an editor of SHS, a draft of both',
    person('editor', ['shs']),
    entry({ sections: ['jhs', 'shs'] }),
    ofEditors,
  ],
  [
    'an administrator of SHS, a draft of JHS',
    person('administrator', ['shs']),
    entry({ sections: ['jhs'] }),
    [],
  ],
  [
    'an author of SHS, own draft of SHS',
    person('author', ['shs']),
    entry({ sections: ['shs'] }),
    ['edit', 'trash', 'copy', 'request-review', 'revert'],
  ],
] as const)('%s', (_, staff, facts, allowed) => {
  expect(allowedActions(staff, facts).toSorted()).toEqual([...allowed].toSorted())
  for (const action of entryActions) {
    const refusal = entryRefusal(staff, action, facts)
    expect(refusal === null).toBe((allowed as readonly string[]).includes(action))
    expect(refusal?.error ?? 'None.').toMatch(/^[A-Z].+\.$/)
  }
})

test('topics name departments as the news filter does', () => {
  const named = Object.groupBy(newsTopics, (topic) => sectionOfTopic(topic) ?? 'none')
  expect(
    Object.fromEntries(Object.entries(named).map(([section, topics]) => [section, topics.length])),
  ).toEqual({
    pgs: 1,
    jhs: 1,
    shs: 7,
    college: 11,
    none: 9,
  })
})

test.each([
  [{ topics: ['SHS', 'robotics'] }, ['shs']],
  [{ topics: ['stem', 'College of Education'] }, ['shs', 'college']],
  [{ topic: 'pgs' }, ['pgs']],
  [{ group: 'jhs' }, ['jhs']],
  [{ category: 'Senior High School' }, ['shs']],
  [{ category: 'Campus News', topics: [] }, []],
])('an entry of %j is about %j', (data, about) => {
  expect(sectionsOfEntry(data)).toEqual(about)
})

const departments = ['pgs', 'jhs', 'shs', 'college'].map((tag) => ({ tag, name: tag }))
const changed = (tag: string) =>
  departments.map((each) => (each.tag === tag ? { ...each, name: 'New' } : each))
const record = (list: { tag: string }[]) => Object.fromEntries(list.map((each) => [each.tag, each]))

test.each([
  ['author', [], 'departments', departments, changed('shs'), true],
  ['author', [], 'site-settings', {}, { a: 1 }, false],
  ['author', ['jhs'], 'departments', departments, changed('shs'), false],
  ['author', ['jhs'], 'tracks', [], [1], false],
  ['editor', [], 'site-settings', {}, { a: 1 }, true],
  ['editor', [], 'departments', departments, changed('pgs'), true],
  ['editor', ['shs'], 'departments', departments, changed('shs'), true],
  ['editor', ['shs'], 'departments', departments, changed('jhs'), false],
  ['editor', ['shs', 'jhs'], 'departments', departments, changed('jhs'), true],
  ['editor', ['shs'], 'departments', departments, departments.toReversed(), false],
  ['editor', ['shs'], 'departments', departments, departments.slice(0, 3), false],
  ['editor', ['jhs'], 'admissions', record(departments), record(changed('jhs').toReversed()), true],
  ['editor', ['jhs'], 'admissions', record(departments), record(changed('college')), false],
  ['editor', ['shs'], 'tracks', [], [1], true],
  ['editor', ['jhs'], 'tracks', [], [1], false],
  ['editor', ['college'], 'college-departments', [], [1], true],
  ['editor', ['shs'], 'college-departments', [], [1], false],
  ['administrator', ['shs'], 'site-settings', {}, { a: 1 }, false],
  ['editor', ['pgs', 'jhs', 'shs', 'college'], 'category/meaning', {}, { a: 1 }, false],
] as const)('%s of %j changes %s', (role, sections, key, before, after, allowed) => {
  const staff = person(role, [...sections])
  expect(referenceRefusal(staff, key, before, after) === null).toBe(allowed)
  // Staff never see a form that they could not save.
  expect(allowed && referenceKeyRefusal(staff, key, 'edit') !== null).toBe(false)
})

test('authors propose changes of pages; editors show them, send them back or discard them', () => {
  const waiting = { hasWorking: true, inReview: true, askedBy: 'you' }
  const of = (role: Role, facts = waiting) =>
    allowedReferenceActions(person(role), 'departments', facts)
  expect(of('author')).toEqual(['edit', 'revert', 'request-review'])
  expect(of('author', { ...waiting, askedBy: 'me' })).toContain('discard')
  expect(of('author', { hasWorking: false, inReview: false, askedBy: 'me' })).toEqual([
    'edit',
    'revert',
  ])
  expect(of('editor')).toEqual([
    'edit',
    'publish',
    'revert',
    'discard',
    'request-review',
    'send-back',
  ])
  expect(of('editor', { ...waiting, inReview: false })).not.toContain('send-back')
})
