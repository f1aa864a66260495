import { liveReader } from '../../../school/content/reader.ts'
import type { SubscriptionRow } from '../../../db/tables.ts'
import { readReference } from '../../../school/content/reference/reference-content.server.ts'
import { siteSettingsKind } from '../../../school/kinds/site-settings.ts'
import {
  deleteUnconfirmed,
  recordLink,
  claimDueLinks,
  tokenOf,
} from '../email-subscriptions.server.ts'
import type { ChannelSettings, ClaimedMessage, Outcome } from '../notice-messages.server.ts'
import { mailConnections, type Mail, type MailAnswer } from '../../../server/mail.ts'
import type { AbilityParts } from '../../../server/ability.ts'
import { repeatWork } from '../../../server/repeat-work.ts'
import { classNoticeKind } from '../../../school/kinds/class-notice.ts'
import { fillPattern } from '../../../school/kinds/page-pattern.ts'
import { mailWords, writeMessage } from '../message-texts.ts'
import { choicesOf } from '../subscriptions.server.ts'
import { addressIn, type Language } from '../../../site/languages/language.ts'

/** Longer than a mail takes with its time-outs, in milliseconds. */
const mailLeaseMs = 120_000

/** Interval between checks for due links, in milliseconds: another process may receive the form. */
const intervalMs = 1_000

export type NotificationParts = Pick<
  AbilityParts,
  'database' | 'dataDir' | 'publicOrigin' | 'mailer' | 'logger' | 'now'
>

const outcomes: Record<MailAnswer, Outcome> = {
  accepted: { what: 'handed-over' },
  'no-recipient': { what: 'gone' },
  refused: { what: 'failed' },
  later: { what: 'later', retryAfterMs: null },
}

/** Sends what subscribers by e-mail get: class notices, and the links of their subscriptions. */
export function createClassMailer(parts: NotificationParts) {
  const { database, dataDir, publicOrigin, mailer, logger, now } = parts

  async function send(row: SubscriptionRow, make: (sender: Sender) => Mail): Promise<Outcome> {
    // A mail server that comes later sends no old notices.
    if (!mailer) return outcomes.refused
    const { shortName: school } = await readReference(liveReader(database), siteSettingsKind)
    const token = await tokenOf(database, dataDir, row)
    return outcomes[await mailer.sendOneOfMany(make({ publicOrigin, school, token }))]
  }

  /** Sends the links that are due, a few at a time. */
  async function sendLinks(isStopped: () => boolean) {
    while (!isStopped()) {
      const due = await claimDueLinks(database, mailConnections, now())
      if (due.length === 0) return
      await Promise.all(
        due.map(async (row) => {
          const outcome = await send(row, (sender) => linkMail(row, sender))
          await recordLink(database, row, outcome, now())
        }),
      )
    }
  }
  const links = repeatWork(intervalMs, async (isStopped) => {
    try {
      await sendLinks(isStopped)
      await deleteUnconfirmed(database, now())
    } catch (error) {
      logger.warn(
        { err: error },
        'Links to subscriptions could not be mailed; they are tried again',
      )
    }
  })
  const channel: ChannelSettings = {
    channel: 'email',
    maxConcurrent: mailConnections,
    leaseMs: mailLeaseMs,
    send: (claimed) => send(claimed.subscription, (sender) => noticeMail(claimed, sender)),
  }
  return { channel, linkDue: links.soon, stop: links.stop }
}

/** Data that every mail about classes needs. */
interface Sender {
  publicOrigin: string
  /** the name of the school */
  school: string
  /** of the subscription (tokenOf) */
  token: string
}

/** The page of a subscription by e-mail, in the language of its mails. */
const pageOf = ({ publicOrigin, token }: Sender, language: Language) =>
  publicOrigin + addressIn(language, `/status/mail/${token}`)

/** No automatic answer is wanted (RFC 3834, 5). */
const automatic = { 'Auto-Submitted': 'auto-generated' }

/** Makes the mail that brings the link: to confirm, or to change what is confirmed. */
function linkMail(row: SubscriptionRow, sender: Sender): Mail {
  const { language } = choicesOf(row)
  const { ask, known } = mailWords(language, sender.school)
  const { subject, lines } = row.confirmed_at === null ? ask : known
  return {
    to: row.address,
    subject,
    text: `${lines(pageOf(sender, language)).join('\n\n')}\n`,
    headers: automatic,
  }
}

/** Makes the mail about a notice: repeats have one Message-ID, and one press ends it (RFC 8058). */
function noticeMail({ message, subscription, news }: ClaimedMessage, sender: Sender): Mail {
  const { language } = choicesOf(subscription)
  const { title, body } = writeMessage(news, language)
  const { notice } = mailWords(language, sender.school)
  const path = addressIn(language, fillPattern(classNoticeKind.pattern, { slug: news.slug }))
  const page = pageOf(sender, language)
  const host = new URL(sender.publicOrigin).hostname
  const idOf = (version: number) =>
    `<class-notice-${message.notice_id}.${version}.${subscription.address_key}@${host}>`
  const lines = [
    body,
    `${notice.check}\n${sender.publicOrigin}${path}`,
    `-- \n${notice.why}\n${notice.stop}\n${page}`,
  ]
  return {
    to: subscription.address,
    subject: title,
    text: `${lines.join('\n\n')}\n`,
    messageId: idOf(message.version),
    ...(message.version > 1 && { inReplyTo: idOf(1) }),
    headers: {
      ...automatic,
      'List-Unsubscribe': `<${page}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
