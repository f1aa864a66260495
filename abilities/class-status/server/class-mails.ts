import type { SubscriptionRow } from '../../../db/tables.ts'
import { classNoticeKind } from '../../../school/kinds/class-notice.ts'
import { fillPattern } from '../../../school/kinds/page-pattern.ts'
import { mailWords } from '../mail-words.ts'
import { saidIn } from '../message-words.ts'
import type { TakenMessage } from '../notice-messages.server.ts'
import { choicesOf } from '../subscriptions.server.ts'
import { addressIn, type Language } from '../../../site/languages/language.ts'
import type { Mail } from '../../../server/mail.ts'

/** Data that every mail about classes needs. */
export interface Sender {
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
export function linkMail(row: SubscriptionRow, sender: Sender): Mail {
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

/**
 * Makes the mail about a notice. What is sent twice has the same Message-ID, and mail programs offer a
 * press that ends the subscription (RFC 8058).
 */
export function noticeMail({ message, subscription, told }: TakenMessage, sender: Sender): Mail {
  const { language } = choicesOf(subscription)
  const { title, body } = saidIn(told, language)
  const { notice } = mailWords(language, sender.school)
  const path = addressIn(language, fillPattern(classNoticeKind.pattern, { slug: told.slug }))
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
