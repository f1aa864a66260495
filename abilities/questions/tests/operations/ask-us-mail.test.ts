import { createServer } from 'node:net'
import { once } from 'node:events'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../../../db/migrate.ts'
import { listenLocally } from '../../../../tests/helpers/local-server.ts'
import { siteOfTest } from '../../../../tests/helpers/nodes.ts'
import { withDatabase } from '../../../../tests/helpers/site-content.ts'
import { testFolder } from '../../../../tests/helpers/backups.ts'
import { stopProcess } from '../../../../tests/helpers/clean-up.ts'
import { referenceIn, sendQuestion } from '../../../../tests/helpers/questions.ts'
import { startStandInMail } from '../../../../tests/helpers/stand-in-mail.ts'
import { setOffices } from '../../../../tests/helpers/stored-questions.ts'

let dataDir: string
let mail: Awaited<ReturnType<typeof startStandInMail>>
beforeEach(async () => {
  dataDir = testFolder()
  mail = await startStandInMail()
  onTestFinished(mail.stop)
  await withDatabase({ dataDir }, async (database) => {
    await migrate(database)
    await setOffices(database, { office: 'office@dyci.example' })
  })
})

/** Starts the site with a mail server or none. */
function start(url?: string) {
  const settings = url ? { SMTP_URL: url, MAIL_FROM: 'Website <website@dyci.example>' } : {}
  return siteOfTest({ DATA_DIR: dataDir, ...settings })
}

/** Returns the due time of the only question's mail, UTC in milliseconds; `null`: none due. */
const dueAt = () =>
  withDatabase({ dataDir }, async (database) => {
    const row = await database
      .selectFrom('question')
      .select('mail_due_at')
      .executeTakeFirstOrThrow()
    return row.mail_due_at
  })

/** Lets the time until the next try pass. */
const letTimePass = () =>
  withDatabase({ dataDir }, (database) =>
    database.updateTable('question').set({ mail_due_at: 1 }).execute(),
  )

test('a question is mailed to its office, and an answer goes to its sender', async () => {
  const site = await start(mail.url)
  const question = 'When is the test?\nBcc: all@spam.example\n.\nQUIT'
  const reference = referenceIn(
    await sendQuestion(site, { name: 'Ana\nBcc: x@y.example', topic: 'jobs', question }),
  )
  await expect.poll(() => mail.mails.length).toBe(1)
  const [text = ''] = mail.mails
  const [head = ''] = text.split('\n\n')
  expect(head).toContain('To: office@dyci.example')
  expect(head).toContain('Reply-To: ana@mail.example')
  expect(head).toContain(`Subject: Question ${reference} from the website: Jobs`)
  expect(head).not.toMatch(/^Bcc/im)
  expect(text).toContain('When is the test?')
  expect(text).toContain(`/admin/questions/1`)
  await expect.poll(dueAt).toBeNull()
})

test('a question whose mail server refuses, or whose process is killed, is confirmed, and mailed later', async () => {
  const refusing = await startStandInMail({ refuses: true })
  onTestFinished(refusing.stop)
  const site = await start(refusing.url)
  expect(referenceIn(await sendQuestion(site))).not.toBe('')
  await expect.poll(() => site.log.join('\n')).toContain('A mail could not be sent')
  expect(await dueAt()).toBeGreaterThan(Date.now())
  await site.stop()

  // A mail server that takes connections and never says a word.
  const silent = createServer(() => {})
  const { port } = await listenLocally(silent)
  const connected = once(silent, 'connection')
  await letTimePass()
  const killed = await start(`smtp://127.0.0.1:${port}`)
  await connected
  await Promise.all([once(killed.process, 'exit'), stopProcess(killed.process, 'SIGKILL')])
  silent.close()
  await letTimePass()
  await start(mail.url)
  await expect.poll(() => mail.mails.length).toBe(1)
  await expect.poll(dueAt).toBeNull()
})

test('without a mail server a question waits in the inbox, and a server that comes later does not send it', async () => {
  const site = await start()
  expect(referenceIn(await sendQuestion(site))).not.toBe('')
  await expect.poll(dueAt).toBeNull()
  expect(site.log.join('\n')).not.toContain('could not be mailed')
})
