import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sqliteFile } from '../../db/database.ts'
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
  const { code, said } = await runServer(wrong)
  expect(said).toMatch(
    /^The configuration cannot be used\. PORT must be a number from 0 to 65535\./,
  )
  for (const name of Object.keys(wrong)) expect(said).toContain(`${name} `)
  expect(said).not.toContain('Short1!')
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

const notBeside = 'holds staff.key of a site, but its database'

test.each<[string, file: string | null, parts: string[], settings?: Record<string, string>]>([
  ['missing beside the key of a site', null, [notBeside, 'set DATA_DIR to an empty folder']],
  ['empty beside the key of a site', '', [notBeside, 'Put the database back from a backup']],
  ['a text', 'The minutes. '.repeat(999), ['site.sqlite failed:', 'Restore it from a backup']],
  [
    'away',
    null,
    ['PostgreSQL does not answer', 'DATABASE_URL', 'ECONNREFUSED'],
    { DATABASE_URL: 'postgres://school:secret-words@127.0.0.1:1/site' },
  ],
])('a database that is %s is refused with what to do', async (_, file, parts, settings = {}) => {
  const dataDir = testFolder()
  if (parts[0] === notBeside) writeFileSync(join(dataDir, 'staff.key'), 'x'.repeat(43))
  if (file !== null) writeFileSync(sqliteFile(dataDir), file)
  const { code, said } = await runServer({ DATA_DIR: dataDir, ...settings })
  for (const part of parts) expect(said).toContain(part)
  for (const part of ['secret-words', '    at ']) expect(said).not.toContain(part)
  expect(code).toBe(1)
  expect(existsSync(sqliteFile(dataDir))).toBe(file !== null)
})
