import { expect, test } from 'vitest'
import { type Consent, hiddenSentences, type LearnersFacts, usesOf, whyHidden } from './learners.ts'
import { pictureUseOf } from './media-uses.server.ts'
import { filesCommand } from './media-commands.server.ts'
import { noon } from '../../../tests/helpers/entries.ts'
import { makePhoto } from '../../../tests/helpers/pictures.ts'
import type { Asking } from '../../staff/accounts/permissions.ts'
import { type GivenLearners, readGivenLearners } from './add-media.server.ts'

const consent: Consent = { reference: 'Folder 14', until: '2026-11-20', uses: ['website', 'news'] }
const facts: LearnersFacts = {
  kind: 'image',
  shows_learners: 'yes',
  consent_until: '2027-03-31',
  consent_uses: 'website,news',
  consent_ended_at: null,
}

test.each<[Partial<LearnersFacts>, ReturnType<typeof whyHidden>]>([
  [{}, null],
  [{ consent_uses: 'website' }, 'not-covered'],
  [{ consent_uses: 'news' }, null],
  [{ consent_uses: 'social-media' }, 'not-covered'],
  [{ consent_uses: null }, 'not-covered'],
  [{ consent_ended_at: 1 }, 'consent-ended'],
  [{ consent_until: null }, 'no-consent'],
  [{ consent_until: null, kind: 'pdf' }, null],
  [{ consent_until: null, shows_learners: 'no' }, null],
])('a picture with %j is hidden in news for the reason %j', (change, reason) => {
  expect(whyHidden({ ...facts, ...change }, 'news')).toBe(reason)
})

test('every reason names the picture and what to do', () => {
  for (const sentence of Object.values(hiddenSentences))
    expect(sentence('Choir')).toMatch(/“Choir”.*Editors can record .*Until then, use another/)
})

test('news, announcements and community service are news; everything else is of the website', () => {
  const news = ['article', 'announcement', 'service-article']
  expect(news.map(pictureUseOf)).toEqual(['news', 'news', 'news'])
  expect(['event', 'reference'].map(pictureUseOf)).toEqual(['website', 'website'])
})

test('the uses of a consent are read back in one order, without unknown ones', () => {
  const uses = usesOf({ consent_uses: 'social-media,website,posters' })
  expect(uses).toEqual(['website', 'social-media'])
  expect(usesOf({ consent_uses: null })).toEqual([])
})

test.each<[object, boolean]>([
  [{ ids: Array(100).fill('a'), consent: { ...consent, reference: 'x'.repeat(200) } }, true],
  [{ consent: undefined }, true],
  [{ ids: Array(101).fill('a') }, false],
  [{ ids: [] }, false],
  [{ ids: [1] }, false],
  [{ showsLearners: 'unanswered' }, false],
  [{ consent: { ...consent, uses: ['posters'] } }, false],
  [{ consent: { ...consent, until: 'March' } }, false],
  [{ consent: { ...consent, reference: ' ' } }, false],
  [{ consent: { ...consent, reference: 'x'.repeat(201) } }, false],
])('the answer for some pictures with %j is taken: %j', (change, isTaken) => {
  const command = { action: 'answer-learners', ids: ['a'], showsLearners: 'yes', consent }
  expect(filesCommand.safeParse({ ...command, ...change }).success).toBe(isTaken)
})

const editor: Asking = { id: 'ana', role: 'editor', sections: [], classStatus: false }
const author: Asking = { ...editor, id: 'ben', role: 'author' }
const photo = { name: 'gate.jpg', bytes: await (await makePhoto(64, 48)).jpeg().toBuffer() }

const read = (learners: GivenLearners, staff = editor) =>
  readGivenLearners(photo, learners, { staff, now: noon })

test('an answer is stored with the consent that came with it, until its last day', () => {
  const none = { consent_reference: null, consent_until: null, consent_uses: null }
  expect(read({ showsLearners: 'no' })).toMatchObject({
    ok: true,
    value: { shows_learners: 'no', ...none },
  })
  const kept = { consent_reference: 'Folder 14', consent_until: '2026-11-20' }
  expect(read({ showsLearners: 'yes', consent })).toEqual({
    ok: true,
    value: { ...kept, shows_learners: 'yes', consent_uses: 'website,news', consent_ended_at: null },
  })
})

test.each<[GivenLearners, string]>([
  [{}, 'showsLearners'],
  [{ showsLearners: 'yes', consent: { ...consent, until: '2026-11-19' } }, 'consent.until'],
  [{ showsLearners: 'no', consent }, 'consent'],
])('%j is refused at its field %s', (learners, field) => {
  const problems = [{ field, message: expect.stringMatching(/\w/) as string }]
  expect(read(learners)).toEqual({ ok: false, failure: { reason: 'invalid', problems } })
})

test('a consent is taken from those only who may record one', () => {
  expect(read({ showsLearners: 'yes' }, author)).toMatchObject({ ok: true })
  expect(read({ showsLearners: 'yes', consent }, author)).toMatchObject({
    ok: false,
    failure: { reason: 'not-allowed' },
  })
})

test('what is no picture, and what is taken over, is not asked', () => {
  const stored = { ok: true, value: { shows_learners: 'unanswered' } }
  const pdf = { name: 'form.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF') }
  expect(readGivenLearners(pdf, {}, { staff: author, now: noon })).toMatchObject(stored)
  expect(read({ movedFrom: 'https://old.example/gate.jpg' as never })).toMatchObject(stored)
})
