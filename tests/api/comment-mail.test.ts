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
  dataDir = makeTestFolder('comment-mail')
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

test('who is mentioned in a comment gets one mail with its text and the page', async () => {
  const database = await openDatabase({ dataDir })
  const editor = await signInAs(database, 'editor')
  const author = await signInAs(database, 'author')
  const call = async (path: string, body: unknown) => {
    const answer = await fetch(`${site.origin}/api/admin${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${author.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as { id: number } }
  }
  const { body: entry } = await call('/entries/article', { data: article({ title: 'Book fair' }) })
  const path = `/comments/article/${entry.id}`
  const comment = { id: 'comment1', text: `@[${editor.staff.id}] Is it Monday?` }
  expect((await call(path, comment)).status).toBe(201)
  expect((await call(path, comment)).status).toBe(201)
  expect((await call(path, { id: 'comment2', text: '@[unknown] Hello' })).status).toBe(422)
  await expect.poll(() => mail.mails.length).toBe(1)
  const told = readMail(mail.mails[0] ?? '')
  expect(told.headers['to']).toBe(editor.staff.email)
  expect(told.text).toContain(`${author.staff.name} mentions you in a comment on “Book fair”.`)
  expect(told.text).toContain(`@${editor.staff.name} Is it Monday?`)
  expect(told.text).toContain(`/admin/article/${entry.id}#comments`)
  const waiting = () => database.selectFrom('staff_mail').select('id').execute()
  await expect.poll(waiting).toEqual([])
  expect(mail.mails).toHaveLength(1)
  await database.destroy()
})
