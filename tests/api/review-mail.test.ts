import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import { article } from '../helpers/entries.ts'
import { makeTestFolder, removeTestFolder } from '../helpers/clean-up.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { signInAs } from '../helpers/staff.ts'
import { readMail, startStandInMail } from '../helpers/stand-in-mail.ts'

let dataDir: string
let mail: Awaited<ReturnType<typeof startStandInMail>>
let site: TestSite
beforeEach(async () => {
  dataDir = makeTestFolder('review-mail')
  mail = await startStandInMail()
  site = await startTestSite({
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Website <website@dyci.example>',
  })
})
afterEach(async () => {
  await site.stop()
  await mail.stop()
  removeTestFolder(dataDir)
})

test('who is asked for a review gets a mail, and so does the author of what is sent back', async () => {
  const database = await openDatabase({ dataDir })
  const editor = await signInAs(database, 'editor')
  const author = await signInAs(database, 'author')
  const call = async (token: string, path: string, body: unknown) => {
    const answer = await fetch(`${site.origin}/api/admin${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
    return (await answer.json()) as { id: number }
  }
  const { id } = await call(author.token, '/entries/article', { data: article() })
  const asked = { note: 'Is the date right?', asked: editor.staff.id }
  await call(author.token, `/entries/article/${id}/request-review`, asked)
  await expect.poll(() => mail.mails.length).toBe(1)
  const review = readMail(mail.mails[0] ?? '')
  expect(review.headers['to']).toBe(editor.staff.email)
  expect(review.text).toContain('Is the date right?')
  expect(review.text).toContain(`/admin/article/${id}`)

  await call(editor.token, `/entries/article/${id}/send-back`, { note: 'It is not.' })
  await expect.poll(() => mail.mails.length).toBe(2)
  const back = readMail(mail.mails[1] ?? '')
  expect(back.headers['to']).toBe(author.staff.email)
  expect(back.text).toContain('It is not.')
  const waiting = () => database.selectFrom('staff_mail').select('id').execute()
  await expect.poll(waiting).toEqual([])
  await database.destroy()
})
