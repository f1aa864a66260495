import { expect, onTestFinished, test } from 'vitest'
import { article } from '../helpers/entries.ts'
import { openSiteContent } from '../helpers/site-content.ts'
import { startTestSite } from '../helpers/site.ts'
import { signInAs } from '../helpers/staff.ts'
import { readMail, startStandInMail } from '../helpers/stand-in-mail.ts'

test('who is mentioned, asked for a review or sent a page back gets one mail with the words and the page', async () => {
  const mail = await startStandInMail()
  onTestFinished(mail.stop)
  const settings = { SMTP_URL: mail.url, MAIL_FROM: 'Website <website@dyci.example>' }
  const site = await startTestSite(settings)
  onTestFinished(site.stop)
  const { database, close } = await openSiteContent(site)
  onTestFinished(close)
  const editor = await signInAs(database, 'editor')
  const author = await signInAs(database, 'author')
  const call = async ({ token }: { token: string }, path: string, body: unknown) => {
    const answer = await fetch(`${site.origin}/api/admin${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as { id: number } }
  }
  const newest = async (count: number) => {
    await expect.poll(() => mail.mails.length).toBe(count)
    const { headers, text } = readMail(mail.mails.at(-1) ?? '')
    return { to: headers['to'], text }
  }
  const data = article({ title: 'Book fair' })
  const { id } = (await call(author, '/entries/article', { data })).body
  const own = `/entries/article/${id}`

  const comment = { id: 'comment1', text: `@[${editor.staff.id}] Is it Monday?` }
  for (const _ of ['sent', 'sent again'])
    expect((await call(author, `/comments/article/${id}`, comment)).status).toBe(201)
  const mention = await newest(1)
  expect(mention.to).toBe(editor.staff.email)
  expect(mention.text).toContain(`${author.staff.name} mentions you in a comment on “Book fair”.`)
  expect(mention.text).toContain(`@${editor.staff.name} Is it Monday?`)
  expect(mention.text).toContain(`/admin/article/${id}#comments`)

  const asked = { note: 'Is the date right?', asked: editor.staff.id }
  await call(author, `${own}/request-review`, asked)
  const review = await newest(2)
  expect(review.to).toBe(editor.staff.email)
  expect(review.text).toContain('Is the date right?')
  expect(review.text).toContain(`/admin/article/${id}`)

  await call(editor, `${own}/send-back`, { note: 'It is not.' })
  const back = await newest(3)
  expect(back.to).toBe(author.staff.email)
  expect(back.text).toContain('It is not.')
  const waiting = () => database.selectFrom('staff_mail').select('id').execute()
  await expect.poll(waiting).toEqual([])
  expect(mail.mails).toHaveLength(3)
})
