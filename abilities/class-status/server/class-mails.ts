import type { SubscriptionRow } from '../../../db/tables.ts'
import { classNoticeKind } from '../../../school/kinds/class-notice.ts'
import { fillPattern } from '../../../school/kinds/page-pattern.ts'
import type { Mail } from '../../../server/mail.ts'
import { addressIn, type Language } from '../../../site/languages/language.ts'
import { mailTexts } from '../mail-texts.ts'
import { writeNewsMessage } from '../news-texts.ts'
import type { ClaimedMessage } from '../notice-messages.server.ts'
import { choicesOf } from '../subscriptions.server.ts'

/** Data that every mail about classes needs. */
export interface MailContext {
  publicOrigin: string
  schoolName: string
  /** token of the subscription (deriveSubscriptionToken) */
  token: string
}

/** Returns the address of the page of a subscription by e-mail, in the language of its mails. */
const subscriptionPage = ({ publicOrigin, token }: MailContext, language: Language) =>
  publicOrigin + addressIn(language, `/status/mail/${token}`)

/** Asks mail programs for no automatic answer (RFC 3834, 5). */
const autoSubmittedHeaders = { 'Auto-Submitted': 'auto-generated' }

/** Writes the mail with the link that confirms an address, or changes a confirmed subscription. */
export function linkMail(row: SubscriptionRow, context: MailContext): Mail {
  const { language } = choicesOf(row)
  const { confirmLink, changeLink } = mailTexts(language, context.schoolName)
  const { subject, lines } = row.confirmed_at === null ? confirmLink : changeLink
  return {
    to: row.address,
    subject,
    text: `${lines(subscriptionPage(context, language)).join('\n\n')}\n`,
    headers: autoSubmittedHeaders,
  }
}

/**
 * Writes the mail about a notice. A repeated mail has the same Message-ID. Mail programs end the
 * subscription with one press (RFC 8058).
 */
export function noticeMail(
  { message, subscription, news }: ClaimedMessage,
  context: MailContext,
): Mail {
  const { language } = choicesOf(subscription)
  const { title, body } = writeNewsMessage(news, language)
  const { notice } = mailTexts(language, context.schoolName)
  const path = addressIn(language, fillPattern(classNoticeKind.pattern, { slug: news.slug }))
  const page = subscriptionPage(context, language)
  const host = new URL(context.publicOrigin).hostname
  const messageIdOf = (version: number) =>
    `<class-notice-${message.notice_id}.${version}.${subscription.address_key}@${host}>`
  const lines = [
    body,
    `${notice.check}\n${context.publicOrigin}${path}`,
    `-- \n${notice.why}\n${notice.stop}\n${page}`,
  ]
  return {
    to: subscription.address,
    subject: title,
    text: `${lines.join('\n\n')}\n`,
    messageId: messageIdOf(message.version),
    ...(message.version > 1 && { inReplyTo: messageIdOf(1) }),
    headers: {
      ...autoSubmittedHeaders,
      'List-Unsubscribe': `<${page}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
