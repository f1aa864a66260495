import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testFolder } from '../helpers/backups.ts'
import { runServer } from '../helpers/server-run.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'

// More values: server/environment.test.ts.
describe('a wrong setting keeps the site from starting, with a sentence that names it', () => {
  test('as do all others', async () => {
    const { code, said } = await runServer({
      PORT: '70000',
      SECRET_KEY: 'short',
      TRUST_PROXY: 'yes',
      ADMIN_EMAIL: 'principal',
      ADMIN_PASSWORD: 'Short1!',
      SMTP_URL: 'mail.school.example',
    })
    expect(said.split(/(?=\b[A-Z]+_?[A-Z]+ must|\bADMIN_PASSWORD)/)).toEqual([
      'The configuration cannot be used. ',
      'PORT must be a number from 0 to 65535. ',
      'SECRET_KEY must have 32 characters or more, such as from: openssl rand -base64 32 ',
      'TRUST_PROXY must be a number from 0 to 10. ',
      'ADMIN_EMAIL must be an e-mail address. ',
      'ADMIN_PASSWORD is not safe: Use 12 characters or more; a few unrelated words are easy to remember. ',
      'SMTP_URL must begin with smtp:// or smtps://',
    ])
    expect(code).toBe(1)
  })

  test.each([
    ['ADMIN_EMAIL', 'ADMIN_PASSWORD', { ADMIN_EMAIL: 'principal@dyci.example' }],
    ['ADMIN_EMAIL', 'ADMIN_PASSWORD', { ADMIN_PASSWORD: 'carabao milk tea 7' }],
    ['SMTP_URL', 'MAIL_FROM', { SMTP_URL: 'smtp://mail.school.example' }],
    ['SMTP_URL', 'MAIL_FROM', { MAIL_FROM: 'website@school.example' }],
  ])('%s or %s without the other', async (one, other, settings: Record<string, string>) => {
    expect(await runServer(settings)).toEqual({
      code: 1,
      said: `The configuration cannot be used. Set ${one} and ${other} together, or neither.`,
    })
  })

  test.each([
    ['no such host', '1'],
    ['203.0.113.9', '2'],
  ])('HOST=%s, which is not this machine, with %s workers', async (host, workers) => {
    const { code, said } = await runServer({ HOST: host, WORKERS: workers })
    expect(said).not.toContain('    at ')
    expect(said.split('\n').at(-1)).toBe(`HOST must be an address of this machine; ${host} is not.`)
    expect(code).toBe(1)
  })
})

test('a data folder that cannot be made is named with its setting', async () => {
  const dataDir = join(testFolder(), 'file')
  writeFileSync(dataDir, 'not a folder')
  const { code, said } = await runServer({ DATA_DIR: dataDir })
  expect(said).toMatch(/^DATA_DIR must be a folder that the site may write to/)
  expect(said).toContain(dataDir)
  expect(said).not.toContain('    at ')
  expect(code).toBe(1)
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

describe('a port that is taken', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startTestSite()
  })
  afterAll(() => site.stop())

  test.each(['1', '2'])('is named, and how to go on, with %s workers', async (workers) => {
    const dataDir = testFolder()
    expect(
      await runServer({ PORT: String(site.port), WORKERS: workers, DATA_DIR: dataDir }),
    ).toEqual({
      code: 1,
      said: `Port ${site.port} is taken. Stop the program that uses it, or set PORT to another one.`,
    })
    // It created nothing and printed no sign-in link.
    expect(readdirSync(dataDir)).toEqual([])
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
  })
})
