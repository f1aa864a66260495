import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runServer } from '../helpers/server-run.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { makeTestFolder, removeTestFolder } from '../helpers/clean-up.ts'

const addressRule = 'must be an address such as https://www.example.edu.ph, without a path.'

describe('a wrong setting keeps the site from starting, with one sentence that names it', () => {
  test.each([
    ['PORT', 'abc', 'must be a number from 0 to 65535.'],
    ['PORT', '70000', 'must be a number from 0 to 65535.'],
    ['PORT', '-1', 'must be a number from 0 to 65535.'],
    ['PORT', '80.5', 'must be a whole number from 0 to 65535.'],
    ['WORKERS', '0', 'must be a number from 1 to 64.'],
    ['WORKERS', '65', 'must be a number from 1 to 64.'],
    ['WORKERS', 'two', 'must be a number from 1 to 64.'],
    ['TRUST_PROXY', 'yes', 'must be a number from 0 to 10.'],
    ['SMTP_URL', 'mail.school.example', 'must begin with smtp:// or smtps://'],
    ['ADMIN_EMAIL', 'principal', 'must be an e-mail address.'],
    [
      'ADMIN_PASSWORD',
      'Short1!',
      'is not safe: Use 12 characters or more; a few unrelated words are easy to remember.',
    ],
    ['LOG_LEVEL', 'loud', 'must be debug, info, warn, error or silent.'],
    [
      'DATABASE_URL',
      'mysql://localhost/site',
      'must begin with postgres:// (leave it out to use SQLite).',
    ],
    ['PUBLIC_ORIGIN', 'www.school.example', addressRule],
    ['PUBLIC_ORIGIN', 'https://www.school.example/site', addressRule],
    ['PUBLIC_ORIGIN', 'https://:secret@www.school.example', addressRule],
    ['CONTENT_HOST', 'ftp://news.school.example', addressRule],
    ['CONTENT_HOST', 'https://news.school.example/cms', addressRule],
    ['CONTENT_HOST', 'https://news.school.example?key=1', addressRule],
  ])('%s=%s', async (name, value, rule) => {
    const { code, said } = await runServer({ [name]: value })
    expect(said).toBe(`The configuration cannot be used. ${name} ${rule}`)
    expect(code).toBe(1)
  })

  test('all wrong settings are named at once', async () => {
    const { code, said } = await runServer({ PORT: 'x', WORKERS: 'y', LOG_LEVEL: 'z' })
    expect(said).toMatch(/PORT must .*WORKERS must .*LOG_LEVEL must /)
    expect(code).toBe(1)
  })

  test.each([
    ['ADMIN_EMAIL', 'ADMIN_PASSWORD', { ADMIN_EMAIL: 'principal@dyci.example' }],
    ['ADMIN_EMAIL', 'ADMIN_PASSWORD', { ADMIN_PASSWORD: 'carabao milk tea 7' }],
    ['SMTP_URL', 'MAIL_FROM', { SMTP_URL: 'smtp://mail.school.example' }],
    ['SMTP_URL', 'MAIL_FROM', { MAIL_FROM: 'website@school.example' }],
  ])('%s or %s without the other', async (one, other, settings: Record<string, string>) => {
    const { code, said } = await runServer(settings)
    expect(said).toBe(
      `The configuration cannot be used. Set ${one} and ${other} together, or neither.`,
    )
    expect(code).toBe(1)
  })

  test.each([
    ['999.1.1.1', '1'],
    ['no such host', '1'],
    ['203.0.113.9', '1'],
    ['203.0.113.9', '2'],
  ])('HOST=%s, which is not this machine, with %s workers', async (host, workers) => {
    const { code, said } = await runServer({ HOST: host, WORKERS: workers })
    expect(said).not.toContain('    at ')
    expect(said.split('\n').at(-1)).toBe(`HOST must be an address of this machine; ${host} is not.`)
    expect(code).toBe(1)
  })
})

describe('a resource that is missing when the site starts', () => {
  let folder = ''
  beforeAll(() => {
    folder = makeTestFolder('configuration')
    writeFileSync(join(folder, 'file'), 'not a folder')
    mkdirSync(join(folder, 'odd/site.sqlite'), { recursive: true })
  })
  afterAll(() => removeTestFolder(folder))

  test.each(['file', 'file/below'])(
    'a data folder that cannot be made (%s) is named with its setting',
    async (path) => {
      const dataDir = join(folder, path)
      const { code, said } = await runServer({ DATA_DIR: dataDir })
      expect(said).toMatch(/^DATA_DIR must be a folder that the site may write to/)
      expect(said).toContain(dataDir)
      expect(said).not.toContain('    at ')
      expect(code).toBe(1)
    },
  )

  test('a database that does not answer is said so, without its password', async () => {
    const { code, said } = await runServer({
      DATABASE_URL: 'postgres://school:secret-words@127.0.0.1:1/site',
    })
    expect(said).toContain('PostgreSQL does not answer')
    expect(said).toContain('DATABASE_URL')
    expect(said).toContain('ECONNREFUSED')
    expect(said).not.toContain('secret-words')
    expect(said).not.toContain('    at ')
    expect(code).toBe(1)
  })
})

describe('a port that is taken', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startTestSite()
  })
  afterAll(() => site.stop())

  test.each(['1', '2'])('is named, and how to go on, with %s workers', async (workers) => {
    const dataDir = makeTestFolder('taken')
    const { code, said } = await runServer({
      PORT: String(site.port),
      WORKERS: workers,
      DATA_DIR: dataDir,
    })
    expect(said).toBe(
      `Port ${site.port} is taken. Stop the program that uses it, or set PORT to another one.`,
    )
    expect(code).toBe(1)
    // It created nothing and printed no sign-in link.
    expect(readdirSync(dataDir)).toEqual([])
    removeTestFolder(dataDir)
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
  })
})

describe('an empty setting', () => {
  test.each(['', '  '])('(%j) counts as one that is not there', async (empty) => {
    const settings = ['HOST', 'PUBLIC_ORIGIN', 'DATABASE_URL', 'CONTENT_HOST', 'WORKERS'].map(
      (name) => [name, empty],
    )
    const site = await startTestSite(Object.fromEntries(settings) as Record<string, string>)
    try {
      expect((await fetch(`${site.origin}/dycian-news`)).status).toBe(200)
    } finally {
      await site.stop()
    }
  })
})
