import { formatMoment } from '../../school/base/formats.ts'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import { decidingOn, isAsUsual } from '../../school/content/class-status/class-status.ts'
import { readClassStatus } from '../../school/content/class-status/read-class-status.server.ts'
import type { Translate } from '../languages/translate.ts'
import { pageAddress } from '../page-address.ts'
import { textFor } from './status-words.ts'

/**
 * Reads what is known of classes today, for the strip of today: what the school says, or “Classes as
 * usual” when staff confirmed it or the calendar lists a class day of every level; `null` when no one
 * has said anything.
 */
export async function readClassesToday(
  source: Pick<ContentSource, 'database' | 'now'>,
  t: Translate,
): Promise<{ label: string; text: string; to: string } | null> {
  const { days, checkedAt } = await readClassStatus(source)
  const unusual = decidingOn(days.today).filter(({ state }) => state !== 'as-usual')
  const text =
    unusual.length > 0
      ? unusual.map(({ headline }) => textFor(t, headline)).join('. ')
      : isAsUsual(days.today)
        ? t('status.asUsualAt', { moment: formatMoment(checkedAt, t.language) })
        : null
  return text === null
    ? null
    : { label: t('status.classesToday'), text, to: pageAddress(t.language, '/status') }
}
