import { expect, test } from 'vitest'
import type { StaffMailTopic } from '../../school/staff/mails/staff-mails.server.ts'
import { staffMail } from './send-staff-mails.ts'

const mail = {
  id: '1',
  staff_id: 'ana',
  subject: 'article',
  subject_id: '7',
  title: 'Book fair',
  sender: 'ben',
  note: '',
  due_at: 0,
  tries: 1,
}
const mailOf = (about: StaffMailTopic, fields: Partial<typeof mail> = {}) => {
  const waiting = { to: 'ana@example.org', senderName: 'Ben Cruz', leasedUntil: 0 }
  return staffMail({ mail: { ...mail, about, ...fields }, ...waiting }, 'https://www.dyci.example')
}

test('a mail says who asks for what, with the note and the page', () => {
  expect(mailOf('review', { note: 'Only the date is new.' })).toEqual({
    to: 'ana@example.org',
    subject: 'Ben Cruz asks you to look at “Book fair”',
    text: `Ben Cruz asks you to look at “Book fair”.

Only the date is new.

Open it: https://www.dyci.example/admin/article/7

You get this mail because you work on the website of the school.
`,
  })
})

test.each([
  ['sent-back', 'Ben Cruz sent “Book fair” back to you', ''],
  ['approved', 'Ben Cruz approved “Book fair”', ''],
  ['discarded', 'Ben Cruz discarded your change of “Book fair”', ''],
  ['mention', 'Ben Cruz mentions you in a comment on “Book fair”', '#comments'],
] as const)('a mail about what was %s begins with it, and leads to it', (about, subject, place) => {
  const mail = mailOf(about)
  expect(mail.subject).toBe(subject)
  expect(mail.text.split('\n').slice(0, 3)).toEqual([
    `${subject}.`,
    '',
    `Open it: https://www.dyci.example/admin/article/7${place}`,
  ])
})

test('a page is named by its key', () => {
  const { text } = mailOf('review', { subject: 'reference', subject_id: 'category/meaning' })
  expect(text).toContain('https://www.dyci.example/admin/pages/category%2Fmeaning')
})
