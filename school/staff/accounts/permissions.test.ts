import { expect, test } from 'vitest'
import {
  allowedActions,
  entryActions,
  entryRefusal,
  partsRefusal,
  referenceRefusal,
  type EntryFacts,
} from './permissions.ts'
import { findReferenceKind, type AnyReferenceKind } from '../../kinds/reference-kinds.ts'
import { newsTopics } from '../../content/news/news.ts'
import { type Role, type StaffSection, sectionOfTopic, sectionsOfEntry } from './roles.ts'

const me = { id: 'me', classStatus: false }
const person = (role: Role, sections: StaffSection[] = []) => ({ ...me, role, sections })
const entry = (facts: Partial<EntryFacts> = {}): EntryFacts => ({
  status: 'draft',
  createdBy: 'me',
  inReview: false,
  askedBy: null,
  wasPublished: false,
  hasWorking: false,
  sections: [],
  right: null,
  reference: null,
  ...facts,
})
const published = entry({ status: 'published', wasPublished: true })
/** A published entry of someone else with a change. */
const changed = { ...published, createdBy: 'you', hasWorking: true }
const inReview = { ...changed, inReview: true, askedBy: 'you' }
const ofOthers = { ...inReview, createdBy: 'me' }
const ownInReview = { ...inReview, askedBy: 'me' }
const trashed = entry({ status: 'trashed' })
const ofOther = entry({ createdBy: 'you' })

const about = (...sections: StaffSection[]) => entry({ sections })

const author = person('author')
const editor = person('editor')
const ofShs = (role: Role) => person(role, ['shs'])
const ofAuthors = ['edit', 'trash', 'copy', 'request-review', 'revert']
const ofEditors = [...ofAuthors, 'publish', 'order']
const always = ['edit', 'copy', 'revert']
const onProposal = [...always, 'request-review']
const onPublished = [...always, 'publish', 'unpublish', 'trash', 'order']
const onChange = [...onPublished, 'request-review', 'send-back', 'discard']

test.each([
  ['an author, own draft', author, entry(), ofAuthors],
  ['an author, own draft in review', author, entry({ inReview: true }), ofAuthors],
  ['an author, own draft in the trash', author, trashed, ['restore']],
  ['an author, trashed after it was published', author, { ...trashed, wasPublished: true }, []],
  ['an author, own entry that is published', author, published, always],
  ['an author, a change of what is published', author, changed, onProposal],
  ['an author, the own change in review', author, ownInReview, [...onProposal, 'discard']],
  ['an author, the change of another in review', author, ofOthers, onProposal],
  ['an author of SHS, of JHS', ofShs('author'), { ...published, sections: ['jhs'] }, []],
  ['an editor, a change in review', editor, inReview, onChange],
  ['an author, own entry taken back', author, { ...published, status: 'unpublished' }, []],
  ['an author, the draft of another', author, ofOther, []],
  ['an author, a draft without an author', author, entry({ createdBy: null }), []],
  ['an editor, a draft', editor, ofOther, ofEditors],
  ['an editor, a draft in review', editor, entry({ inReview: true }), [...ofEditors, 'send-back']],
  ['an editor, published', editor, published, onPublished],
  ['an editor, trashed', editor, trashed, ['restore']],
  ['an administrator, a draft', person('administrator'), ofOther, ofEditors],
  ['an editor of SHS, about nothing', ofShs('editor'), entry(), []],
  ['an editor of SHS, about JHS', ofShs('editor'), about('jhs'), []],
  ['an editor of SHS, about both', ofShs('editor'), about('jhs', 'shs'), ofEditors],
  ['an administrator of SHS, about JHS', ofShs('administrator'), about('jhs'), []],
  ['an author of SHS, own draft about SHS', ofShs('author'), about('shs'), ofAuthors],
] as const)('%s', (_, staff, facts, allowed) => {
  expect(allowedActions(staff, facts).toSorted()).toEqual([...allowed].toSorted())
  for (const action of entryActions) {
    const refusal = entryRefusal(staff, action, facts)
    expect(refusal === null).toBe((allowed as readonly string[]).includes(action))
    expect(refusal?.error ?? 'None.').toMatch(/^[A-Z].+\.$/)
  }
})

test('topics name departments as the news filter does', () => {
  const count = (section: StaffSection | null) =>
    newsTopics.filter((topic) => sectionOfTopic(topic) === section).length
  expect((['pgs', 'jhs', 'shs', 'college', null] as const).map(count)).toEqual([1, 1, 7, 11, 9])
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

const departments = ['pgs', 'jhs', 'shs', 'college'].map((tag) => [tag, { title: tag }] as const)
const papers = Object.fromEntries(departments)
const withNew = (tag: string) => ({ ...papers, [tag]: { title: 'New' } })
const reversed = (record: object) => Object.fromEntries(Object.entries(record).toReversed())
const { college: _college, ...withoutCollege } = papers

test.each([
  ['author', [], 'admissions', papers, withNew('shs'), true],
  ['author', [], 'site-settings', {}, { a: 1 }, false],
  ['author', ['jhs'], 'admissions', papers, withNew('shs'), false],
  ['author', ['jhs'], 'track/shs/stem', {}, { a: 1 }, false],
  ['editor', [], 'site-settings', {}, { a: 1 }, true],
  ['editor', [], 'admissions', papers, withNew('pgs'), true],
  ['editor', ['shs'], 'admissions', papers, withNew('shs'), true],
  ['editor', ['shs'], 'admissions', papers, withNew('jhs'), false],
  ['editor', ['shs', 'jhs'], 'admissions', papers, withNew('jhs'), true],
  ['editor', ['shs'], 'admissions', papers, withoutCollege, false],
  ['editor', ['jhs'], 'admissions', papers, reversed(withNew('jhs')), true],
  ['editor', ['shs'], 'department/shs', {}, { a: 1 }, true],
  ['editor', ['shs'], 'department/jhs', {}, { a: 1 }, false],
  ['editor', ['shs'], 'track/shs/stem', {}, { a: 1 }, true],
  ['editor', ['jhs'], 'track/shs/stem', {}, { a: 1 }, false],
  ['editor', ['college'], 'course/ccs/bscs', {}, { a: 1 }, true],
  ['editor', ['shs'], 'college-department/college/ccs', {}, { a: 1 }, false],
  ['administrator', ['shs'], 'site-settings', {}, { a: 1 }, false],
  ['editor', ['pgs', 'jhs', 'shs', 'college'], 'category/meaning', {}, { a: 1 }, false],
] as const)('%s of %j changes %s', (role, sections, key, before, after, allowed) => {
  const staff = person(role, [...sections])
  const kind = findReferenceKind(key) as AnyReferenceKind
  expect(partsRefusal(staff, kind, before, after) === null).toBe(allowed)
  // Staff never see a form that they could not save.
  expect(allowed && referenceRefusal(staff, kind, 'edit') !== null).toBe(false)
})

test('authors propose changes of pages; editors show them, send them back or discard them', () => {
  const waiting = { hasWorking: true, inReview: true, askedBy: 'you' }
  const reference = findReferenceKind('department/shs')
  const of = (role: Role, facts = waiting) =>
    allowedActions(person(role), { ...published, createdBy: null, reference, ...facts })
  expect(of('author')).toEqual(['edit', 'request-review', 'revert'])
  expect(of('author', { ...waiting, askedBy: 'me' })).toContain('discard')
  const nothing = { hasWorking: false, inReview: false, askedBy: 'me' }
  expect(of('author', nothing)).toEqual(['edit', 'revert'])
  expect(of('editor').join(' ')).toBe('edit publish request-review send-back revert discard')
  const track = { ...waiting, reference: findReferenceKind('track/shs/stem') }
  expect(of('editor', track)).toEqual(expect.arrayContaining(['trash', 'unpublish', 'order']))
  expect(of('author', track)).toEqual(['edit', 'request-review', 'revert'])
  expect(of('editor', { ...waiting, inReview: false })).not.toContain('send-back')
})
