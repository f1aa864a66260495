import * as z from 'zod'
import { accountEmail, newPassword } from '../school/staff/accounts/account-fields.ts'
import { readWebFolder } from './backups/web-folder.ts'
import { readTestClock } from './test-clock.ts'

const optionalText = z
  .string()
  .trim()
  .transform((text) => text || undefined)
  .optional()

const httpOrigin = optionalText.transform((text, context) => {
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : null
  // Accepts only an origin: silently dropping a path would surprise the operator later.
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.href !== `${url.origin}/`) {
    context.addIssue('must be an address such as https://www.example.edu.ph, without a path.')
    return z.NEVER
  }
  return url.origin
})

const wholeNumber = (least: number, most: number, standard: number) =>
  amount(least, most, standard)
    .unwrap()
    .int(`must be a whole number from ${least} to ${most}.`)
    .default(standard)

const amount = (least: number, most: number, standard: number) =>
  z.coerce
    .number(`must be a number from ${least} to ${most}.`)
    .min(least, `must be a number from ${least} to ${most}.`)
    .max(most, `must be a number from ${least} to ${most}.`)
    .default(standard)

/** The shortest passphrase that backups may have, in characters. */
const minPassphrase = 12

/** The shortest SECRET_KEY, in characters. */
const minSecretKey = 32

/** The shortest token of /metrics, in characters. */
const minToken = 16

const environmentSchema = z.object({
  /** port to listen on; 0 for any free one */
  PORT: wholeNumber(0, 65_535, 3000),
  /** address to listen on */
  HOST: optionalText.transform((text) => text ?? '127.0.0.1'),
  /** the site's own address for canonical links; by default http://localhost and the port */
  PUBLIC_ORIGIN: httpOrigin,
  DATA_DIR: optionalText.transform((text) => text ?? './data'),
  DATABASE_URL: optionalText.refine((text) => !text || /^postgres(ql)?:\/\//.test(text), {
    message: 'must begin with postgres:// (leave it out to use SQLite).',
  }),
  /** encrypts the secrets of the site; without it a key is made, and kept where docs/operate.md says */
  SECRET_KEY: optionalText.refine((text) => !text || text.length >= minSecretKey, {
    message: `must have ${minSecretKey} characters or more, such as from: openssl rand -base64 32`,
  }),
  /** source of news and announcements; by default this database */
  CONTENT_HOST: httpOrigin,
  /** number of trusted proxies in front, whose X-Forwarded-For names the visitor */
  TRUST_PROXY: wholeNumber(0, 10, 0),
  /** the first administrator; without them, and without staff, the start prints a one-time link */
  ADMIN_EMAIL: optionalText.transform((text, context) => {
    if (text === undefined) return undefined
    const parsed = accountEmail.safeParse(text)
    if (parsed.success) return parsed.data
    context.addIssue('must be an e-mail address.')
    return z.NEVER
  }),
  ADMIN_PASSWORD: z
    .string()
    .superRefine((text, context) => {
      for (const { message } of newPassword.safeParse(text).error?.issues ?? []) {
        context.addIssue(`is not safe: ${message}`)
      }
    })
    .optional(),
  /** the mail server that sends one-time links; without it administrators hand them over */
  SMTP_URL: optionalText.refine(
    (text) => !text || (/^smtps?:\/\//.test(text) && URL.canParse(text)),
    {
      message: 'must begin with smtp:// or smtps://',
    },
  ),
  /** the sender of mail, such as `DYCI website <website@example.edu.ph>` */
  MAIL_FROM: optionalText,
  /** push services beside those of the known browsers, as origins with commas between */
  PUSH_SERVICES: optionalText.transform((text, context) => {
    const services = (text ?? '').split(',').flatMap((part) => part.trim() || [])
    const isOrigin = (service: string) =>
      URL.canParse(service) && service.startsWith('https:') && new URL(service).origin === service
    if (services.every(isOrigin)) return services
    context.addIssue('must be addresses such as https://push.example.org, with commas between.')
    return z.NEVER
  }),
  /** limit of all files of the media library together, in GB */
  MEDIA_MAX_GB: amount(0, 100_000, 20),
  /** with PostgreSQL: how much this node's disk may hold of these files as copies, in MB */
  MEDIA_COPIES_MB: amount(0, 10_000_000, 1_000),
  /** encrypts backups; without it none can be made or restored */
  BACKUP_PASSPHRASE: optionalText.refine((text) => !text || text.length >= minPassphrase, {
    message: `must have ${minPassphrase} characters or more. Keep it where the backups are not.`,
  }),
  /** hours between two backups that the site makes by itself; 0: it makes none */
  BACKUP_EVERY: wholeNumber(0, 744, 0),
  /** number of its own backups that the site keeps */
  BACKUP_KEEP: wholeNumber(1, 1_000, 14),
  /** folder of its own backups; by default `backups` in DATA_DIR */
  BACKUP_TO: optionalText,
  /** folder of a WebDAV server that gets a copy of each of its own backups */
  BACKUP_WEBDAV: optionalText.transform((text, context) => {
    const address = text === undefined ? undefined : readWebFolder(text)
    if (address !== null) return address
    // The value is left out: it may hold a password.
    context.addIssue(
      'must be an address such as https://user:password@files.example.org/backups/, signs of the password that have a meaning in addresses written as %40.',
    )
    return z.NEVER
  }),
  /** grants reading /metrics; without it only this machine may */
  METRICS_TOKEN: optionalText.refine((text) => !text || text.length >= minToken, {
    message: `must have ${minToken} characters or more.`,
  }),
  /** seconds in which a site that is stopped still answers, after /readyz has said that it leaves */
  DRAIN_SECONDS: wholeNumber(0, 60, 0),
  /** processes that answer requests */
  WORKERS: wholeNumber(1, 64, 1),
  /** cached pages are answered before HTTP (server/fast-path/README.md) */
  FAST_PATH: z
    .enum(['0', '1'], 'must be 1 or 0.')
    .default('1')
    .transform((text) => text === '1'),
  /** browsers keep pages for later; 0 removes what they kept (server/service-worker.ts) */
  SERVICE_WORKER: z
    .enum(['0', '1'], 'must be 1 or 0.')
    .default('1')
    .transform((text) => text === '1'),
  /** tests only: how far the clock is ahead of the machine's, in milliseconds (test-clock.ts) */
  TEST_CLOCK: optionalText.transform((text, context) => {
    const aheadMs = text === undefined ? 0 : readTestClock(text)
    if (!Number.isNaN(aheadMs)) return aheadMs
    context.addIssue('must be a time such as 2026-11-18T09:00:00+08:00. Only tests set it.')
    return z.NEVER
  }),
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
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    throw new Error(`The configuration cannot be used. ${sentences.join(' ')}`)
  }
  for (const [one, other] of pairs) {
    if ((parsed.data[one] === undefined) === (parsed.data[other] === undefined)) continue
    throw new Error(
      `The configuration cannot be used. Set ${one} and ${other} together, or neither.`,
    )
  }
  if (parsed.data.BACKUP_EVERY > 0 && !parsed.data.BACKUP_PASSPHRASE) {
    throw new Error(
      'The configuration cannot be used. BACKUP_EVERY needs BACKUP_PASSPHRASE, which encrypts the backups.',
    )
  }
  if (parsed.data.BACKUP_WEBDAV && parsed.data.BACKUP_EVERY === 0) {
    throw new Error(
      'The configuration cannot be used. BACKUP_WEBDAV needs BACKUP_EVERY: it gets copies of the backups that the site makes by itself.',
    )
  }
  return {
    ...parsed.data,
    PUBLIC_ORIGIN: parsed.data.PUBLIC_ORIGIN ?? `http://localhost:${parsed.data.PORT}`,
  }
}
