import { expect, test } from 'vitest'
import { noon } from '../../../tests/helpers/entries.ts'
import { makePhoto } from '../../../tests/helpers/pictures.ts'
import type { Asking } from '../../staff/accounts/permissions.ts'
import type { Consent } from './learners.ts'
import { readGivenLearners, type GivenLearners } from './add-media.server.ts'

const editor: Asking = { id: 'ana', role: 'editor', sections: [], classStatus: false }
const author: Asking = { ...editor, id: 'ben', role: 'author' }
const photo = { name: 'gate.jpg', bytes: await (await makePhoto(64, 48)).jpeg().toBuffer() }
const consent: Consent = { reference: 'Folder 14', until: '2026-11-20', uses: ['website', 'news'] }

const read = (learners: GivenLearners, staff = editor) =>
  readGivenLearners(photo, learners, { staff, now: noon })

test('an answer is stored with the consent that came with it, until its last day', () => {
  const none = { consent_reference: null, consent_until: null, consent_uses: null }
  expect(read({ showsLearners: 'no' })).toMatchObject({
    ok: true,
    value: { shows_learners: 'no', ...none },
  })
  expect(read({ showsLearners: 'yes', consent })).toEqual({
    ok: true,
    value: {
      shows_learners: 'yes',
      consent_reference: 'Folder 14',
      consent_until: '2026-11-20',
      consent_uses: 'website,news',
      consent_ended_at: null,
    },
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
