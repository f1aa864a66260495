import * as z from 'zod'
import { accountEmail, newPassword } from '../school/staff/accounts/account-fields.ts'
import { readWebFolder } from './backups/web-folder.ts'
import { readTestClock } from './test-clock.ts'

const text = z.string().trim()

/**
 * A text that is read as another value.
 *
 * @param read returns the value; `null` for a text that means none
 * @param message says then what the text must be
 */
const parsedText = <Value>(read: (text: string) => Value | null, message: string) =>
  text.transform((given, context) => {
    const value = read(given)
    if (value !== null) return value
    context.addIssue(message)
    return z.NEVER
  })

/** Accepts only an origin: silently dropping a path would surprise the operator later. */
const httpOrigin = parsedText((given) => {
  const url = URL.canParse(given) ? new URL(given) : null
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  return isOrigin ? url.origin : null
}, 'must be an address such as https://www.example.edu.ph, without a path.')

const isSecureOrigin = (given: string) =>
  URL.canParse(given) && given.startsWith('https:') && new URL(given).origin === given

const number = (least: number, most: number) => {
  const message = `must be a number from ${least} to ${most}.`
  return z.coerce.number(message).min(least, message).max(most, message)
}

const wholeNumber = (least: number, most: number) =>
  number(least, most).int(`must be a whole number from ${least} to ${most}.`)

/** A secret of at least so many characters. */
const secret = (minLength: number, advice = '.') =>
  text.min(minLength, `must have ${minLength} characters or more${advice}`).optional()

/** 1 or 0; on by default. */
const flag = z
  .enum(['0', '1'], 'must be 1 or 0.')
  .transform((given) => given === '1')
  .default(true)

const environmentSchema = z.object({
  /** port to listen on; 0 for any free one */
  PORT: wholeNumber(0, 65_535).default(3000),
  /** address to listen on */
  HOST: text.default('127.0.0.1'),
  /** the site's own address for canonical links; by default http://localhost and the port */
  PUBLIC_ORIGIN: httpOrigin.optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: text
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// (leave it out to use SQLite).')
    .optional(),
  /** encrypts the secrets of the site; without it a key is made, and kept where docs/operate.md says */
  SECRET_KEY: secret(32, ', such as from: openssl rand -base64 32'),
  /** source of news and announcements; by default this database */
  CONTENT_HOST: httpOrigin.optional(),
  /** number of trusted proxies in front, whose X-Forwarded-For names the visitor */
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  /** the first administrator; without them, and without staff, the start prints a one-time link */
  ADMIN_EMAIL: parsedText(
    (given) => accountEmail.safeParse(given).data ?? null,
    'must be an e-mail address.',
  ).optional(),
  ADMIN_PASSWORD: z
    .string()
    .superRefine((given, context) => {
      for (const { message } of newPassword.safeParse(given).error?.issues ?? []) {
        context.addIssue(`is not safe: ${message}`)
      }
    })
    .optional(),
  /** the mail server that sends one-time links; without it administrators hand them over */
  SMTP_URL: text
    .refine(
      (given) => /^smtps?:\/\//.test(given) && URL.canParse(given),
      'must begin with smtp:// or smtps://',
    )
    .optional(),
  /** the sender of mail, such as `DYCI website <website@example.edu.ph>` */
  MAIL_FROM: text.optional(),
  /** push services beside those of the known browsers, as origins with commas between */
  PUSH_SERVICES: parsedText((given) => {
    const services = given.split(',').flatMap((part) => part.trim() || [])
    return services.every(isSecureOrigin) ? services : null
  }, 'must be addresses such as https://push.example.org, with commas between.').default([]),
  /** limit of all files of the media library together, in GB */
  MEDIA_MAX_GB: number(0, 100_000).default(20),
  /** with PostgreSQL: how much this node's disk may hold of these files as copies, in MB */
  MEDIA_COPIES_MB: number(0, 10_000_000).default(1_000),
  /** encrypts backups; without it none can be made or restored */
  BACKUP_PASSPHRASE: secret(12, '. Keep it where the backups are not.'),
  /** hours between two backups that the site makes by itself; 0: it makes none */
  BACKUP_EVERY: wholeNumber(0, 744).default(0),
  /** number of its own backups that the site keeps */
  BACKUP_KEEP: wholeNumber(1, 1_000).default(14),
  /** folder of its own backups; by default `backups` in DATA_DIR */
  BACKUP_TO: text.optional(),
  /** folder of a WebDAV server that gets a copy of each of its own backups */
  BACKUP_WEBDAV: parsedText(
    readWebFolder,
    // Leaves the value out: it may hold a password.
    'must be an address such as https://user:password@files.example.org/backups/, signs of the password that have a meaning in addresses written as %40.',
  ).optional(),
  /** grants reading /metrics; without it only this machine may */
  METRICS_TOKEN: secret(16),
  /** seconds in which a site that is stopped still answers, after /readyz has said that it leaves */
  DRAIN_SECONDS: wholeNumber(0, 60).default(0),
  /** processes that answer requests */
  WORKERS: wholeNumber(1, 64).default(1),
  /** cached pages are answered before HTTP (server/fast-path/README.md) */
  FAST_PATH: flag,
  /** browsers keep pages for later; 0 removes what they kept (server/service-worker.ts) */
  SERVICE_WORKER: flag,
  /** tests only: how far the clock is ahead of the machine's, in milliseconds (test-clock.ts) */
  TEST_CLOCK: parsedText(
    readTestClock,
    'must be a time such as 2026-11-18T09:00:00+08:00. Only tests set it.',
  ).default(0),
  LOG_LEVEL: z
    .enum(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'must be debug, info, warn, error or silent.',
    )
    .default('info'),
})

/** The names of all settings. */
export const settingNames = Object.keys(environmentSchema.shape)

/** Variables that need each other. */
const pairs = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['SMTP_URL', 'MAIL_FROM'],
] as const

/** The configuration of a process, by the names of its variables. */
export type Environment = z.output<typeof environmentSchema> & { PUBLIC_ORIGIN: string }

/** Returns the settings of the database that the environment names. */
export const databaseOf = ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
}: Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'>) => ({ dataDir, databaseUrl })

/**
 * Reads the configuration once, at the start.
 *
 * @throws with one sentence per wrong value that names the variable and its valid values
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    settingNames.flatMap((name) => (variables[name]?.trim() ? [[name, variables[name]]] : [])),
  )
  const parsed = environmentSchema.safeParse(given)
  const problems = parsed.success
    ? combinationProblems(parsed.data)
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  if (!parsed.success || problems.length > 0)
    throw new Error(`The configuration cannot be used. ${problems.join(' ')}`)
  return {
    ...parsed.data,
    PUBLIC_ORIGIN: parsed.data.PUBLIC_ORIGIN ?? `http://localhost:${parsed.data.PORT}`,
  }
}

/** Says of each setting that needs another one what is missing. */
function combinationProblems(settings: z.output<typeof environmentSchema>): string[] {
  const problems = pairs
    .filter(([one, other]) => (settings[one] === undefined) !== (settings[other] === undefined))
    .map(([one, other]) => `Set ${one} and ${other} together, or neither.`)
  if (settings.BACKUP_EVERY > 0 && !settings.BACKUP_PASSPHRASE)
    problems.push('BACKUP_EVERY needs BACKUP_PASSPHRASE, which encrypts the backups.')
  if (settings.BACKUP_WEBDAV && settings.BACKUP_EVERY === 0)
    problems.push(
      'BACKUP_WEBDAV needs BACKUP_EVERY: it gets copies of the backups that the site makes by itself.',
    )
  return problems
}
