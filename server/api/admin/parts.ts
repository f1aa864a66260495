import type { Logger } from 'pino'
import type { AbilityHooks } from '../../../school/operations/ability-hooks.ts'
import type { Accounts } from '../../../school/staff/accounts/accounts.server.ts'
import type { MediaLibrary } from '../../../school/content/media/change-media.server.ts'
import type { Drawing } from '../../share-cards/kept-cards.ts'
import type { PageSummary } from '../../previews/summarize-preview.ts'
import type { SendMail } from '../../mail.ts'

/** Everything that the calls of the staff API work with. */
export interface StaffParts extends Accounts {
  library: MediaLibrary
  /**
   * the time of the site, UTC in milliseconds: never earlier than a stored time, even when the clock
   * was set back (server/site-time.ts)
   */
  siteNow: () => number
  /** shows a change at once; resolves when this process has noticed it */
  contentChanged: () => Promise<void>
  /** sends a mail to staff at once that was stored without a change of content */
  staffMailQueued: () => void
  publicOrigin: string
  /** number of trusted proxies in front (TRUST_PROXY) */
  proxies: number
  /** `null` without a mail server: administrators then hand links over */
  sendMail: SendMail | null
  logger: Logger
  /** returns the HTTP status that a path of this site has for visitors */
  statusOf: (path: string) => Promise<number>
  /** summarizes the page of a preview; `null` when it has none */
  summarizePreview: (token: string) => Promise<PageSummary | null>
  drawing: Drawing
  abilities: readonly AbilityHooks[]
  /** checks the internal links if content has changed, or begins to */
  checkLinks: () => Promise<void>
}
