import { expect, onTestFinished, test } from 'vitest'
import { article } from '../helpers/entries.ts'
import { siteOfTest } from '../helpers/nodes.ts'
import { openSiteContent } from '../helpers/site-content.ts'
import { signInAs } from '../helpers/staff.ts'
import { sendAs } from '../helpers/staff-calls.ts'
import { readMail, startStandInMail } from '../helpers/stand-in-mail.ts'

test('who is mentioned in a comment gets one mail with its text and the page', async () => {
  const mail = await startStandInMail()
  onTestFinished(mail.stop)
  const settings = { SMTP_URL: mail.url, MAIL_FROM: 'Website <website@dyci.example>' }
  const site = await siteOfTest(settings)
  const { database, close } = await openSiteContent(site)
  onTestFinished(close)
  const editor = await signInAs(database, 'editor')
  const author = await signInAs(database, 'author')
  const send = async (path: string, body: unknown) => {
    const answer = await sendAs(site.origin, author.token, 'POST', path, body)
    expect(answer.ok).toBe(true)
    return (await answer.json()) as { id: number }
  }
  const { id } = await send('/entries/article', { data: article({ title: 'Book fair' }) })
  const comment = { action: 'add', id: 'comment1', text: `@[${editor.staff.id}] Is it Monday?` }
  for (const _ of ['sent', 'sent again']) await send(`/comments/article/${id}/commands`, comment)
  await expect.poll(() => mail.mails.length).toBe(1)
  const { headers, text } = readMail(mail.mails[0] ?? '')
  expect(headers['to']).toBe(editor.staff.email)
  // What it says: server/staff-mails/staff-mail.test.ts.
  expect(text).toContain(`${author.staff.name} mentions you in a comment on “Book fair”.`)
  expect(text).toContain(`@${editor.staff.name} Is it Monday?`)
  const waiting = () => database.selectFrom('staff_mail').select('id').execute()
  await expect.poll(waiting).toEqual([])
  expect(mail.mails).toHaveLength(1)
})
