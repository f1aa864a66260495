import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import type { ContentSource } from '../school/content/content-host/content-source.server.ts'
import type { MediaStore } from '../school/content/media/media-store.ts'
import type { AbilityHooks } from '../school/operations/ability-hooks.ts'
import type { StaffRoute } from './api/admin/staff-call.ts'
import type { Mailer, SendMail } from './mail.ts'
import type { VisitorRoutes } from './routes.ts'
import type { RenderPage, SetUpPage } from './pages/page-answer.ts'
import type { Drawing } from './share-cards/kept-cards.ts'

/** Everything that an ability works with beside content. */
export interface AbilityParts {
  source: ContentSource
  database: Database
  /** returns the time of the site, UTC in milliseconds */
  now: () => number
  renderPage: RenderPage
  publicOrigin: string
  dataDir: string
  /** number of trusted proxies in front (TRUST_PROXY) */
  proxies: number
  logger: Logger
  /** names places on the disk for files on their way */
  store: Pick<MediaStore, 'incomingPath'>
  /** `null` without a mail server */
  mailer: Mailer | null
  sendMail: SendMail | null
  /** the push services besides the known ones (PUSH_SERVICES) */
  pushServices: readonly string[]
  /** phones get the service worker, without which they can show no message */
  hasServiceWorker: boolean
  /** the HTTP status that a path of this site has for visitors */
  statusOf: (path: string) => Promise<number>
  drawing: Drawing
}

/** An ability in a running site. */
export interface RunningAbility {
  /** the calls of visitors besides pages */
  routes?: readonly VisitorRoutes[]
  setUpPage?: SetUpPage
  /** content changed, so something to tell may be due */
  onContentChange?: () => void
  /** ends its work; resolves when nothing is under way */
  stop?: () => Promise<void>
}

/** Parts of an ability in the server (how-to/add-an-ability.md). */
export interface Ability extends AbilityHooks {
  /** the heading of its calls in the reference of the staff API */
  subject: string
  staffRoutes: readonly StaffRoute[]
  /** as in {@link RunningAbility}, also for a static copy */
  setUpPage?: SetUpPage
  start?: (parts: AbilityParts) => RunningAbility
}
