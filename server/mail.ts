import type { Logger } from 'pino'

export interface Mail {
  to: string
  subject: string
  text: string
}

/** @returns whether the mail server took it */
export type SendMail = (mail: Mail) => Promise<boolean>

/**
 * Longest that a mail server may take for each step, in milliseconds: somebody waits for the
 * answer.
 */
const patience = 8_000

/** Sends mail by the school's mail server. */
export function createMailer(settings: { url: string; from: string }, logger: Logger): SendMail {
  return async (mail) => {
    try {
      // Loaded when the first mail is sent: visitors need none of it.
      const { createTransport } = await import('nodemailer')
      const timeouts = {
        connectionTimeout: patience,
        greetingTimeout: patience,
        socketTimeout: patience,
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
      // The message is left out of the log: it holds a link.
      logger.error(
        { reason: error instanceof Error ? error.message : String(error) },
        'A mail could not be sent',
      )
      return false
    }
  }
}
