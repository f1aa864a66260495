import type { Logger } from 'pino'
import type { Accounts } from '../../../school/accounts/accounts.server.ts'
import type { SendMail } from '../../mail.ts'

/** What the calls of the staff API work with. */
export interface StaffParts extends Accounts {
  /**
   * the time of the site, UTC in milliseconds: later than every stored time, also when the clock was
   * set back (server/site-time.ts)
   */
  siteNow: () => number
  /** shows what was changed at once; resolves when this process knows of it */
  contentChanged: () => Promise<void>
  publicOrigin: string
  /** number of trusted proxies in front (TRUST_PROXY) */
  proxies: number
  /** `null` without a mail server: then administrators hand links over */
  sendMail: SendMail | null
  logger: Logger
  /** brings what is known of broken links up to date, or begins to */
  checkLinks: () => Promise<void>
}
