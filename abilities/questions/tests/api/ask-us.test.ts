import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../../../db/database.ts'
import type { StaffSection } from '../../../../school/staff/accounts/roles.ts'
import { getPage } from '../../../../tests/helpers/api.ts'
import { fileLimitBytes } from '../../../../site/ask/question-form.ts'
import { signInAs } from '../../../../tests/helpers/staff.ts'
import { filledQuestion, referenceIn, sendQuestion } from '../../../../tests/helpers/questions.ts'
import { shareSite } from '../../../../tests/helpers/shared-site.ts'

const site = shareSite()

const sendJob = (fields: Record<string, string>, file: string) =>
  sendQuestion(site, { topic: 'jobs', ...fields }, undefined, file)

/** Reads what is stored about the sender with this contact. */
async function storedFrom(contact: string) {
  const database = await openDatabase({ dataDir: site.dataDir })
  const rows = await database
    .selectFrom('question')
    .selectAll()
    .where('contact', '=', contact)
    .execute()
  await database.destroy()
  return rows
}

const formOn = (html: string) => /<form [^>]*method="post"[\s\S]*?<\/form>/.exec(html)?.[0] ?? ''

test.each([
  ['/admissions', '<option value="admission" selected="">'],
  ['/ask-us', 'action="/ask-us#ask"'],
  ['/ask-us?topic=records', '<option value="records" selected="">'],
  ['/ask-us?course=BSN&level=college', '<input type="hidden" name="course" value="BSN"/>'],
  ['/learn-with-us/college', '<option value="college" selected="">'],
])('the question form is on %s, the same for every visitor', async (path, part) => {
  const [one, other] = [await getPage(site, path), await getPage(site, path)]
  expect(formOn(one.html)).toContain(part)
  expect(one.html).toBe(other.html)
  expect(one.headers.get('cache-control')).toContain('public')
  expect(one.headers.get('set-cookie')).toBeNull()
})

test.each(['topic=x', 'level=x', 'course=bsn', 'course='])(
  'the question form with ?%s is the plain one, which no cache keeps',
  async (query) => {
    const [given, plain] = [await getPage(site, `/ask-us?${query}`), await getPage(site, '/ask-us')]
    expect(formOn(given.html)).toBe(formOn(plain.html))
    expect(given.headers.get('cache-control')).toBe('no-store')
  },
)

describe('a question', () => {
  test('is stored and confirmed with its number alone, on a page that no cache keeps', async () => {
    const answer = await sendQuestion(site, {
      contact: '0917 555 0001',
      topic: 'fees',
      course: 'BSN',
    })
    expect(answer.status).toBe(303)
    const reference = referenceIn(answer)
    expect(await storedFrom('0917 555 0001')).toMatchObject([
      { reference, topic: 'fees', course: 'BS Nursing' },
    ])
    const { status, text, headers, html } = await getPage(site, `/ask-us?reference=${reference}`)
    expect(status).toBe(200)
    expect(text).toContain(reference)
    expect(text).toContain('The office for Junior High School reads your question')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('content="noindex"')
    expect(html).toContain('/images/sections/ask.svg')
    for (const unknown of ['Q-222222', 'Q-1', "Q-'or''='", ''])
      expect((await getPage(site, `/ask-us?reference=${encodeURIComponent(unknown)}`)).status).toBe(
        404,
      )
  })

  test('with problems comes back with everything that was typed, the problems at their fields', async () => {
    const answer = await sendQuestion(site, {
      name: '<b>Ñino "&"</b>',
      contact: 'nino@mail',
      level: 'college',
      topic: 'fees',
      course: 'BSA',
      token: 'abcd',
      question: 'A <script>alert(1)</script> & "more"\nthan one line 🙂',
      minor: 'yes',
      agrees: 'yes',
    })
    expect(answer.status).toBe(422)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'")
    const html = await answer.text()
    expect(html).toContain('<title>Not sent yet: Ask us | DYCI</title>')
    const form = formOn(html)
    expect(form).toContain('value="&lt;b&gt;Ñino &quot;&amp;&quot;&lt;/b&gt;"')
    expect(form).toContain('value="nino@mail"')
    const parts = [
      'value="college" selected',
      'value="fees" selected',
      'value="BSA"',
      'value="abcd"',
    ]
    for (const part of parts) expect(form).toContain(part)
    expect(form).toContain('A &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;\nthan')
    expect(html).not.toContain('<script>alert(1)')
    expect(form).toMatch(/id="ask-minor"[^>]* checked=""/)
    expect(form).toMatch(
      /id="ask-contact"[^>]*aria-describedby="ask-contact-hint ask-contact-problem"/,
    )
    expect(form).toMatch(/id="ask-parentAgrees"[^>]*aria-invalid="true"/)
    expect(form).toContain('href="#ask-contact"')
    expect(form).toContain('Enter a whole e-mail address, such as name@example.com')
    expect(form).toContain('>Preschool and Grade School</option>')
    expect(form).not.toContain('>ask.')
    expect(await storedFrom('nino@mail')).toEqual([])
  })

  test('that a program sends is not stored before a person looks at it', async () => {
    const answer = await sendQuestion(site, {
      contact: 'trap@mail.example',
      website: 'https://spam.example',
    })
    expect(answer.status).toBe(200)
    const form = formOn(await answer.text())
    expect(form).toContain('Your question was not sent yet. Read it once more, then press Send.')
    expect(form).toMatch(/name="token" value="[\da-f]+"/)
    expect(form).not.toContain('spam.example')
    expect(await storedFrom('trap@mail.example')).toEqual([])
  })

  test('from a form of another site is refused, with the address of the right one', async () => {
    const answer = await sendQuestion(
      site,
      { contact: 'cross@mail.example' },
      { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' },
    )
    expect(answer.status).toBe(403)
    expect(await answer.text()).toMatch(/^Open http:.*\/ask-us and send the form from there/)
    expect(await storedFrom('cross@mail.example')).toEqual([])
  })

  test('of 2,000 letters of any script is taken, one that is larger than any question refused', async () => {
    const question = '字'.repeat(2000)
    expect((await sendQuestion(site, { contact: 'long@mail.example', question })).status).toBe(303)
    expect(await storedFrom('long@mail.example')).toMatchObject([{ text: question }])
    const long = { question: 'a'.repeat(50_000) }
    for (const answer of [await sendQuestion(site, long), await sendJob(long, '%PDF-1.7')]) {
      expect(answer.status).toBe(413)
      expect(await answer.text()).toContain('Go back and shorten it')
    }
  })

  test('for a job comes with a PDF that its office alone can save, and that is erased with it', async () => {
    const [contact, resume] = ['job@mail.example', `%PDF-1.7\n${'é'.repeat(100_000)}`]
    const reference = referenceIn(await sendJob({ contact }, resume))
    const { text } = await getPage(site, `/ask-us?reference=${reference}`)
    expect(text).toContain('Your PDF came with it.')
    const [question] = await storedFrom(contact)
    const database = await openDatabase({ dataDir: site.dataDir })
    const call = async (sections: StaffSection[], path: string, init?: RequestInit) => {
      const { token } = await signInAs(database, 'editor', { sections })
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const address = `${site.origin}/api/admin/questions/${question?.id}/${path}`
      return fetch(address, { ...init, headers })
    }
    const file = await call(['jhs'], 'file')
    expect(await file.text()).toBe(resume)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${reference}.pdf"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect((await call(['pgs'], 'file')).status).toBe(404)
    const body = JSON.stringify({ wholePerson: true })
    expect((await call(['jhs'], 'erase', { method: 'POST', body })).status).toBe(200)
    expect((await call(['jhs'], 'file')).status).toBe(404)
    expect(await database.selectFrom('question_file').selectAll().execute()).toEqual([])
    await database.destroy()
  })

  test.each([
    ['is no PDF', {}, 'PK', 'Choose a PDF.'],
    ['is too large', {}, `%PDF-${'0'.repeat(fileLimitBytes)}`, 'This PDF is too large.'],
    ['came with a wrong contact', { contact: 'x@' }, '%PDF-1.7', 'Choose your PDF again.'],
  ])(
    'whose file %s comes back with everything typed, and asks for it',
    async (_, fields, file, ask) => {
      const answer = await sendJob({ name: 'Jo Unsent', ...fields }, file)
      expect(answer.status).toBe(422)
      const form = formOn(await answer.text())
      expect(form).toContain('value="Jo Unsent"')
      expect(form).toContain(`<a href="#ask-file">${ask}`)
      expect(form).toContain('name="hadFile"')
      expect(form).toMatch(/aria-describedby="ask-file-hint ask-file-problem"/)
    },
  )

  test('sent as anything but a form stores nothing', async () => {
    const answer = await fetch(`${site.origin}/ask-us`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(filledQuestion),
    })
    expect(answer.status).toBe(422)
    const other = await fetch(`${site.origin}/ask-us`, { method: 'DELETE' })
    expect(other.status).toBe(405)
  })

  test('leaves neither its text nor its sender in the log', async () => {
    await sendQuestion(site, { contact: 'secret@mail.example', question: 'A secret matter' })
    expect(site.log.join('\n')).not.toMatch(/secret|A secret matter|Ana Reyes/)
  })
})
