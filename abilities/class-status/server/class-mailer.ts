import type { SubscriptionRow } from '../../../db/tables.ts'
import { liveReader } from '../../../school/content/reader.ts'
import { readReference } from '../../../school/content/reference/reference-content.server.ts'
import { siteSettingsKind } from '../../../school/kinds/site-settings.ts'
import type { AbilityParts } from '../../../server/ability.ts'
import { mailConnections, type Mail, type MailAnswer } from '../../../server/mail.ts'
import { repeatWork } from '../../../server/repeat-work.ts'
import {
  claimDueLinks,
  deleteUnconfirmed,
  deriveSubscriptionToken,
  recordLink,
} from '../email-subscriptions.server.ts'
import { tryLater, type ChannelSettings, type Outcome } from '../notice-messages.server.ts'
import { linkMail, noticeMail, type MailContext } from './class-mails.ts'

/** Lease of a message, in milliseconds: longer than sending a mail takes with all its time-outs. */
const mailLeaseMs = 120_000

/** Interval between checks for due links, in milliseconds: another process may receive the form. */
const linkCheckIntervalMs = 1_000

type ClassMailerParts = Pick<
  AbilityParts,
  'database' | 'dataDir' | 'publicOrigin' | 'mailer' | 'logger' | 'now'
>

const outcomes: Record<MailAnswer, Outcome> = {
  accepted: { what: 'handed-over' },
  'no-recipient': { what: 'gone' },
  refused: { what: 'failed' },
  later: tryLater,
}

/**
 * Sends mails to subscribers: class notices, and the links of their subscriptions.
 *
 * @returns `channel` sends class notices (deliverNotices); `sendLinksSoon` sends due links without
 * waiting for the next check; `stop` resolves when the links being sent have ended
 */
export function createClassMailer(parts: ClassMailerParts) {
  const { database, dataDir, publicOrigin, mailer, logger, now } = parts

  /** Sends a mail to a subscriber, with the token of the subscription. */
  async function send(
    row: SubscriptionRow,
    writeMail: (context: MailContext) => Mail,
  ): Promise<Outcome> {
    // A message without a mail server fails for good: one that is set up later must not send old
    // notices.
    if (!mailer) return outcomes.refused
    const { shortName: schoolName } = await readReference(liveReader(database), siteSettingsKind)
    const token = await deriveSubscriptionToken(database, dataDir, row)
    return outcomes[await mailer.sendOneOfMany(writeMail({ publicOrigin, schoolName, token }))]
  }

  const warn = (error: unknown) =>
    logger.warn({ err: error }, 'Links to subscriptions could not be mailed; they are tried again')

  async function sendLink(row: SubscriptionRow) {
    const outcome = await send(row, (context) => linkMail(row, context))
    await recordLink(database, row, outcome, now())
  }

  /** Sends the due links over all connections. A link that fails is due again after its lease. */
  async function sendLinks(isStopped: () => boolean) {
    while (!isStopped()) {
      const due = await claimDueLinks(database, mailConnections, now())
      if (due.length === 0) return
      await Promise.all(due.map((row) => sendLink(row).catch(warn)))
    }
  }
  const links = repeatWork({
    intervalMs: linkCheckIntervalMs,
    work: async (isStopped) => {
      await sendLinks(isStopped)
      await deleteUnconfirmed(database, now())
    },
    onError: warn,
  })
  const channel: ChannelSettings = {
    channel: 'email',
    maxConcurrent: mailConnections,
    leaseMs: mailLeaseMs,
    send: (claimed) => send(claimed.subscription, (context) => noticeMail(claimed, context)),
  }
  return { channel, sendLinksSoon: links.runSoon, stop: links.stop }
}
