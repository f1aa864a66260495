import type { Logger } from 'pino'

/** A mail in plain text. */
export interface Mail {
  to: string
  subject: string
  text: string
  /** the address for an answer; by default the sender of all mail */
  replyTo?: string
  /** further headers, by name */
  headers?: Record<string, string>
  /** by default one of its own; the same for a mail that may be sent twice */
  messageId?: string
  /** the Message-ID of the mail that this one is about */
  inReplyTo?: string
}

/** @returns whether the mail server accepted it */
export type SendMail = (mail: Mail) => Promise<boolean>

/** Result of sending a mail. */
export type MailAnswer =
  | 'accepted'
  /** there is no such recipient */
  | 'no-recipient'
  /** it does not take this mail, now or later */
  | 'refused'
  /** it may take it later, or was not reached */
  | 'later'

/** The school's mail server. */
export interface Mailer {
  sendMail: SendMail
  /** sends one of many mails over connections that stay open */
  sendOneOfMany: (mail: Mail) => Promise<MailAnswer>
  /** signs in to the mail server without sending anything; returns why that failed, or `null` */
  check: () => Promise<string | null>
  close: () => void
}

/** Maximum time of each step of the mail server, in milliseconds: a person waits for the answer. */
const smtpTimeoutMs = 8_000

/** Maximum number of connections that send mails to many recipients. */
export const mailConnections = 5

/** Sends mail through the school's mail server. @param logger receives the failures of mails */
export function createMailer(
  { url, from }: { url: string; from: string },
  logger: Logger | null,
): Mailer {
  const options = {
    url,
    connectionTimeout: smtpTimeoutMs,
    greetingTimeout: smtpTimeoutMs,
    socketTimeout: smtpTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  // Leaves the message out of the log: it contains a link.
  const report = (error: unknown) =>
    logger?.error({ reason: reasonOf(error) }, 'A mail could not be sent')
  // Loads the library with the first mail: visitors do not need it.
  const open = async () => (await import('nodemailer')).createTransport(options)
  const openPool = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ ...options, pool: true, maxConnections: mailConnections })
  }
  let pool: ReturnType<typeof openPool> | undefined
  return {
    sendMail: async (mail) => {
      try {
        await (await open()).sendMail({ ...mail, from })
        return true
      } catch (error) {
        report(error)
        return false
      }
    },
    sendOneOfMany: async (mail) => {
      try {
        pool ??= openPool()
        await (await pool).sendMail({ ...mail, from })
        return 'accepted'
      } catch (error) {
        const answer = answerOf(error)
        // An address that does not exist is no fault of the school.
        if (answer !== 'no-recipient') report(error)
        return answer
      }
    },
    check: async () => {
      try {
        await (await open()).verify()
        return null
      } catch (error) {
        return reasonOf(error)
      }
    },
    close: () => void pool?.then((transport) => transport.close()),
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Fields of an error from nodemailer. */
interface SmtpFailure {
  command?: string
  responseCode?: number
  response?: string
}

/**
 * Says what a failure means. Only a permanent answer to the recipient itself is about the address;
 * 5.7.x is about what the server allows (RFC 3463, 3.8), such as a wrong sign-in of this site.
 */
function answerOf(error: unknown): Exclude<MailAnswer, 'accepted'> {
  const { command, responseCode = 0, response = '' } = error as SmtpFailure
  if (responseCode < 500) return 'later'
  const isPolicy = /^5\d\d[ -]5\.7\./.test(response)
  if (command === 'RCPT TO' && !isPolicy) return 'no-recipient'
  // What is wrong with the sign-in or the sender can be put right.
  return command === 'DATA' ? 'refused' : 'later'
}
