import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testFolder } from '../helpers/backups.ts'
import { siteOfTest } from '../helpers/nodes.ts'
import { runServer } from '../helpers/run-script.ts'

// More values: server/environment.test.ts.
test('wrong settings keep the site from starting, with a sentence that names each', async () => {
  const wrong = {
    PORT: '70000',
    SECRET_KEY: 'short',
    TRUST_PROXY: 'yes',
    ADMIN_EMAIL: 'principal',
    ADMIN_PASSWORD: 'Short1!',
    SMTP_URL: 'mail.school.example',
  }
  expect(await runServer(wrong)).toEqual({
    code: 1,
    said: [
      'The configuration cannot be used.',
      'PORT must be a number from 0 to 65535.',
      'SECRET_KEY must have 32 characters or more, such as from: openssl rand -base64 32',
      'TRUST_PROXY must be a number from 0 to 10.',
      'ADMIN_EMAIL must be an e-mail address.',
      'ADMIN_PASSWORD is not safe: Use 12 characters or more; a few unrelated words are easy to remember.',
      'SMTP_URL must begin with smtp:// or smtps://',
    ].join(' '),
  })
})

test('a database that does not answer is said so, without its password', async () => {
  const { code, said } = await runServer({
    DATABASE_URL: 'postgres://school:secret-words@127.0.0.1:1/site',
  })
  for (const part of ['PostgreSQL does not answer', 'DATABASE_URL', 'ECONNREFUSED'])
    expect(said).toContain(part)
  for (const part of ['secret-words', '    at ']) expect(said).not.toContain(part)
  expect(code).toBe(1)
})

// How other faults are explained: server/start-errors.test.ts.
test('a port that is taken is named, and how to go on, also with two workers', async () => {
  const site = await siteOfTest()
  for (const WORKERS of ['1', '2']) {
    const DATA_DIR = testFolder()
    expect(await runServer({ PORT: String(site.port), WORKERS, DATA_DIR })).toEqual({
      code: 1,
      said: `Port ${site.port} is taken. Stop the program that uses it, or set PORT to another one.`,
    })
    // It created nothing and printed no sign-in link.
    expect(readdirSync(DATA_DIR)).toEqual([])
  }
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
})
