import { expect, test } from 'vitest'
import { hiddenSentences, pictureUseOf, usesOf, whyHidden, type LearnersFacts } from './learners.ts'
import { filesCommand } from './media-commands.server.ts'

const consent = { reference: 'Folder 14', until: '2027-03-31', uses: ['news' as const] }
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
