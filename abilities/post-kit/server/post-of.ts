import { formatMoment, formatShortFullDate } from '../../../school/base/formats.ts'
import type { Statement } from '../../../school/content/statements/read-statement.server.ts'
import { classNoticeKind } from '../../../school/kinds/class-notice.ts'
import type { Translate } from '../../../site/languages/translate.ts'
import { spokenAddress, verifyAddress } from '../../../site/verify/verify-address.ts'
import type { Post } from './post-markup.ts'

/** Colors by the state of a class notice, as on /status; other statements have that of the school. */
const accents: Record<string, string> = {
  'no-classes': '#b3213f',
  remote: '#1d5b86',
  'early-dismissal': '#7a5200',
  'late-start': '#7a5200',
  'as-usual': '#1d6b46',
}
const usualAccent = '#1d5b86'

/** Says what the pictures of a statement show. */
export function postOf(
  t: Translate,
  { kind, code, category, said, history }: Statement,
  { school, publicOrigin }: { school: string; publicOrigin: string },
): Post {
  const { headline = '', message = '', filipinoHeadline, filipinoMessage = '' } = said
  const { firstDay, lastDay, campuses } = said
  const isNotice = kind === classNoticeKind.name
  const address = verifyAddress(publicOrigin, code)
  const last = history.at(-1)
  const dayOf = (day: string) => formatShortFullDate(day, t.language)
  const days = [...new Set([firstDay, lastDay].flatMap((day) => day ?? []))].map(dayOf)
  return {
    school,
    label: t(isNotice ? 'server.postNotice' : 'server.postAnnouncement'),
    messages: [
      { headline, text: message },
      ...(filipinoHeadline ? [{ headline: filipinoHeadline, text: filipinoMessage }] : []),
    ],
    // The headline of a class notice says its days.
    facts: [
      ...(isNotice || days.length === 0 ? [] : [days.join(' – ')]),
      ...(campuses ? [campuses] : []),
    ],
    asOf: t('server.postAsOf', { moment: formatMoment(last?.at ?? 0, t.language) }),
    checkIt: t('server.postCheck'),
    rest: t('server.postRest', { address: spokenAddress(address) }),
    check: { code, address, spoken: spokenAddress(address) },
    accent: (isNotice && accents[category ?? '']) || usualAccent,
  }
}
