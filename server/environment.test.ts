import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

const standard = {
  PORT: 3000,
  HOST: '127.0.0.1',
  PUBLIC_ORIGIN: 'http://localhost:3000',
  DATA_DIR: './data',
  DRAIN_SECONDS: 0,
  WORKERS: 1,
  FAST_PATH: true,
  SERVICE_WORKER: true,
  LOG_LEVEL: 'info',
  TRUST_PROXY: 0,
  PUSH_SERVICES: [],
  MEDIA_MAX_GB: 20,
  MEDIA_COPIES_MB: 1_000,
  BACKUP_EVERY: 0,
  BACKUP_KEEP: 14,
  TEST_CLOCK: 0,
}

test('the configuration is complete without any variable; an empty one is as if it were not set, others are ignored', () => {
  expect(readEnvironment({})).toEqual(standard)
  const names = [...Object.keys(standard), 'DATABASE_URL', 'CONTENT_HOST']
  for (const empty of ['', ' ']) {
    const environment = Object.fromEntries(names.map((name) => [name, empty]))
    expect(readEnvironment({ ...environment, PATH: '/bin' })).toEqual(standard)
  }
})

test.each([
  [{ PORT: '8080' }, { PORT: 8080, PUBLIC_ORIGIN: 'http://localhost:8080' }],
  [{ PORT: '0' }, { PORT: 0 }],
  [{ HOST: ' 0.0.0.0 ' }, { HOST: '0.0.0.0' }],
  [{ PUBLIC_ORIGIN: 'https://dyci.example/' }, { PUBLIC_ORIGIN: 'https://dyci.example' }],
  [{ CONTENT_HOST: 'https://Dyci.example:443' }, { CONTENT_HOST: 'https://dyci.example' }],
  [{ DATABASE_URL: 'postgres://site@db/site' }, { DATABASE_URL: 'postgres://site@db/site' }],
  [{ DATABASE_URL: 'postgresql://db/site' }, { DATABASE_URL: 'postgresql://db/site' }],
  [{ FAST_PATH: '0' }, { FAST_PATH: false }],
  [{ SERVICE_WORKER: '0' }, { SERVICE_WORKER: false }],
  [{ LOG_LEVEL: 'silent' }, { LOG_LEVEL: 'silent' }],
  [{ TEST_CLOCK: '2026-11-18T09:00:00+08:00/2026-11-18T01:00:01.500Z' }, { TEST_CLOCK: -1_500 }],
  [
    {
      BACKUP_WEBDAV: 'https://dyci:p%40ss@files.example.org/site',
      BACKUP_EVERY: '24',
      BACKUP_PASSPHRASE: 'a passphrase of the tests',
    },
    {
      BACKUP_WEBDAV: {
        folder: 'https://files.example.org/site/',
        authorization: 'Basic ZHljaTpwQHNz',
      },
    },
  ],
])('%j is read as %j', (given, read) => {
  expect(readEnvironment(given)).toMatchObject(read)
})

test.each([
  [{ PORT: '65536' }, 'PORT must be a number from 0 to 65535.'],
  [{ PORT: '-1' }, 'PORT must be a number from 0 to 65535.'],
  [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ WORKERS: '65' }, 'WORKERS must be a number from 1 to 64.'],
  [{ FAST_PATH: 'off' }, 'FAST_PATH must be 1 or 0.'],
  [{ SERVICE_WORKER: 'off' }, 'SERVICE_WORKER must be 1 or 0.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be debug, info, warn, error or silent.'],
  [{ TEST_CLOCK: 'noon' }, 'TEST_CLOCK must be a time such as 2026-11-18T09:00:00+08:00.'],
  [{ TEST_CLOCK: '2026-11-18T09:00:00' }, 'TEST_CLOCK must be a time such as'],
  [{ METRICS_TOKEN: 'guess' }, 'METRICS_TOKEN must have 16 characters or more.'],
  [
    { BACKUP_PASSPHRASE: 'short' },
    'BACKUP_PASSPHRASE must have 12 characters or more. Keep it where the backups are not.',
  ],
  [
    { ADMIN_PASSWORD: 'carabao milk tea 7' },
    'Set ADMIN_EMAIL and ADMIN_PASSWORD together, or neither.',
  ],
  [{ SMTP_URL: 'smtp://mail.school.example' }, 'Set SMTP_URL and MAIL_FROM together, or neither.'],
  [{ BACKUP_EVERY: '24' }, 'BACKUP_EVERY needs BACKUP_PASSPHRASE, which encrypts the backups.'],
  [
    { BACKUP_WEBDAV: 'https://files.example.org/' },
    'BACKUP_WEBDAV needs BACKUP_EVERY: it gets copies of the backups that the site makes by itself.',
  ],
  [{ BACKUP_WEBDAV: 'ftp://files.example.org/' }, 'BACKUP_WEBDAV must be an address such as'],
  [{ BACKUP_WEBDAV: 'https://a:%zz@files.example.org/' }, 'BACKUP_WEBDAV must be an address'],
  [
    { PUSH_SERVICES: 'https://push.example.org, http://other.example' },
    'PUSH_SERVICES must be addresses such as https://push.example.org, with commas between.',
  ],
  [
    { DATABASE_URL: 'mysql://db' },
    'DATABASE_URL must begin with postgres:// (leave it out to use SQLite).',
  ],
])('%j is refused with the sentence “%s”', (given, sentence) => {
  expect(() => readEnvironment(given)).toThrow(`The configuration cannot be used. ${sentence}`)
})

test.each([
  'www.example.edu.ph',
  'ftp://example.edu.ph',
  'https://user@example.edu.ph',
  'https://:secret@example.edu.ph',
  'https://example.edu.ph/school',
])('%j is no origin', (address) => {
  for (const name of ['PUBLIC_ORIGIN', 'CONTENT_HOST']) {
    expect(() => readEnvironment({ [name]: address })).toThrow(
      `${name} must be an address such as https://www.example.edu.ph, without a path.`,
    )
  }
})

test('names all wrong values at once', () => {
  expect(() => readEnvironment({ PORT: 'x', WORKERS: '0', CONTENT_HOST: 'x' })).toThrow(
    /PORT .*CONTENT_HOST .*WORKERS /,
  )
})
