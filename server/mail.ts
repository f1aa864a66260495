import type { Logger } from 'pino'

export interface Mail {
  to: string
  subject: string
  text: string
  /** where an answer goes; by default to the sender of all mail */
  replyTo?: string
}

/** @returns whether the mail server accepted it */
export type SendMail = (mail: Mail) => Promise<boolean>

/** Maximum time of each step of the mail server, in milliseconds: a person waits for the answer. */
const smtpTimeoutMs = 8_000

/** Sends mail through the school's mail server. */
export function createMailer(settings: { url: string; from: string }, logger: Logger): SendMail {
  return async (mail) => {
    try {
      // Loads the library with the first mail: visitors do not need it.
      const { createTransport } = await import('nodemailer')
      const timeouts = {
        connectionTimeout: smtpTimeoutMs,
        greetingTimeout: smtpTimeoutMs,
        socketTimeout: smtpTimeoutMs,
      }
      const transport = createTransport({
        url: settings.url,
        ...timeouts,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      await transport.sendMail({ ...mail, from: settings.from })
      return true
    } catch (error) {
      // Leaves the message out of the log: it contains a link.
      logger.error(
        { reason: error instanceof Error ? error.message : String(error) },
        'A mail could not be sent',
      )
      return false
    }
  }
}
