import type { Logger } from 'pino'
import type { Database } from '../../db/database.ts'
import {
  dropDueStaffMails,
  endStaffMail,
  takeDueStaffMails,
} from '../../school/staff/mails/staff-mails.server.ts'
import type { SendMail } from '../mail.ts'
import { repeatWork } from '../repeat-work.ts'
import { staffMail } from './staff-mail.ts'

/** Interval between checks for due mails, in milliseconds. */
const intervalMs = 30_000

interface StaffMailing {
  database: Database
  /** `null` without a mail server */
  sendMail: SendMail | null
  publicOrigin: string
  logger: Logger
  /** returns the site's time, UTC in milliseconds */
  now: () => number
}

/**
 * Mails staff what they are asked for, and what became of it, until it is stopped. What is due is in
 * the database, so a restart loses nothing.
 */
export function sendStaffMails({ database, sendMail, publicOrigin, logger, now }: StaffMailing) {
  return repeatWork(intervalMs, async (isStopped) => {
    try {
      if (!sendMail) return await dropDueStaffMails(database, now())
      for (const due of await takeDueStaffMails(database, now())) {
        // What is left stays leased, and is sent after the restart.
        if (isStopped()) return
        if (await sendMail(staffMail(due, publicOrigin))) await endStaffMail(database, due)
      }
    } catch (error) {
      logger.warn({ err: error }, 'Mails to staff could not be sent; they wait half a minute')
    }
  })
}
