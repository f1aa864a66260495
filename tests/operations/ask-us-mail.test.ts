import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../db/database.ts'
import { makeTestFolder, removeTestFolder, stopProcess } from '../helpers/clean-up.ts'
import { referenceIn, sendQuestion } from '../helpers/questions.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { startStandInMail } from '../helpers/stand-in-mail.ts'

let dataDir: string
let mail: Awaited<ReturnType<typeof startStandInMail>>
const sites: TestSite[] = []
beforeEach(async () => {
  dataDir = makeTestFolder('question-mail')
  mail = await startStandInMail()
})
afterEach(async () => {
  for (const site of sites.splice(0)) await site.stop()
  await mail.stop()
  removeTestFolder(dataDir)
})

/** Starts the site on the same data, with a mail server or none. */
async function start(url?: string): Promise<TestSite> {
  const settings = url ? { SMTP_URL: url, MAIL_FROM: 'Website <website@dyci.example>' } : {}
  const site = await startTestSite({ DATA_DIR: dataDir, ...settings })
  sites.push(site)
  return site
}

async function withDatabase<Value>(work: (database: Database) => Promise<Value>): Promise<Value> {
  const database = await openDatabase({ dataDir })
  try {
    return await work(database)
  } finally {
    await database.destroy()
  }
}

/** Sets the address of the office for every department. */
const setOfficeAddress = () =>
  withDatabase(async (database) => {
    const row = await database
      .selectFrom('reference')
      .selectAll()
      .where('key', '=', 'site-settings')
      .executeTakeFirstOrThrow()
    const data = { ...JSON.parse(row.data), questions: { email: 'office@dyci.example' } } as object
    await database
      .updateTable('reference')
      .set({ data: JSON.stringify(data) })
      .where('key', '=', 'site-settings')
      .execute()
    await database
      .updateTable('content_version')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute()
  })

/** When the mail of the only question is due; `null`: it was sent, or there is nothing to send. */
const dueAt = () =>
  withDatabase(async (database) => {
    const row = await database
      .selectFrom('question')
      .select('mail_due_at')
      .executeTakeFirstOrThrow()
    return row.mail_due_at
  })

/** Lets the time until the next try pass. */
const letTimePass = () =>
  withDatabase((database) => database.updateTable('question').set({ mail_due_at: 1 }).execute())

/** A mail server that takes connections and never says a word. */
async function startSilentServer() {
  const server = createServer(() => {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('a question is mailed to its office, and an answer goes to its sender', async () => {
  await (await start()).stop()
  await setOfficeAddress()
  const site = await start(mail.url)
  const question = 'When is the test?\nBcc: all@spam.example\n.\nQUIT'
  const reference = referenceIn(
    await sendQuestion(site, { name: 'Ana\nBcc: x@y.example', question }),
  )
  await expect.poll(() => mail.mails.length).toBe(1)
  const [text = ''] = mail.mails
  const [head = ''] = text.split('\n\n')
  expect(head).toContain('To: office@dyci.example')
  expect(head).toContain('Reply-To: ana@mail.example')
  expect(head).toContain(`Subject: Question ${reference} from the website`)
  expect(head).not.toMatch(/^Bcc/im)
  expect(text).toContain('When is the test?')
  expect(text).toContain(`/admin/questions/1`)
  await expect.poll(dueAt).toBeNull()
})

test('a question is stored and confirmed while the mail server is away, and mailed when it is back', async () => {
  await (await start()).stop()
  await setOfficeAddress()
  const refusing = await startStandInMail({ refuses: true })
  const site = await start(refusing.url)
  expect(referenceIn(await sendQuestion(site))).not.toBe('')
  await expect.poll(() => site.log.join('\n')).toContain('A mail could not be sent')
  await refusing.stop()
  expect(await dueAt()).toBeGreaterThan(Date.now())
  await site.stop()
  await letTimePass()
  await start(mail.url)
  await expect.poll(() => mail.mails.length).toBe(1)
  await expect.poll(dueAt).toBeNull()
})

test('a question whose process is killed while it is being mailed is mailed after the restart', async () => {
  await (await start()).stop()
  await setOfficeAddress()
  const silent = await startSilentServer()
  const connected = once(silent.server, 'connection')
  const site = await start(silent.url)
  expect(referenceIn(await sendQuestion(site))).not.toBe('')
  await connected
  await Promise.all([once(site.process, 'exit'), stopProcess(site.process, 'SIGKILL')])
  silent.server.close()
  await letTimePass()
  await start(mail.url)
  await expect.poll(() => mail.mails.length).toBe(1)
})

test('without a mail server a question waits in the inbox, and a server that comes later does not send it', async () => {
  const site = await start()
  expect(referenceIn(await sendQuestion(site))).not.toBe('')
  await expect.poll(dueAt).toBeNull()
  expect(site.log.join('\n')).not.toContain('could not be mailed')
})
