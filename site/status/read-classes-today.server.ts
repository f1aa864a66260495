import { formatMoment } from '../../school/base/formats.ts'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import { decidingOn, isAsUsual } from '../../school/content/class-status/class-status.ts'
import { readClassStatus } from '../../school/content/class-status/read-class-status.server.ts'
import type { Translate } from '../languages/translate.ts'
import { pageAddress } from '../page-address.ts'
import { textFor } from './status-words.ts'

/**
 * Reads what is known of classes today, for the strip of today: what the school says, or “Classes as
 * usual” when staff confirmed it or the calendar lists a class day of every level. When neither is
 * known of all levels, it only leads to the class status.
 */
export async function readClassesToday(
  source: Pick<ContentSource, 'database' | 'now'>,
  t: Translate,
): Promise<{ label: string; text: string; to: string }> {
  const { days, checkedAt } = await readClassStatus(source)
  const notices = decidingOn(days.today)
  const unusual = notices.filter(({ state }) => state !== 'as-usual')
  const inWords = () => {
    if (unusual.length > 0) return unusual.map(({ headline }) => textFor(t, headline)).join('. ')
    if (isAsUsual(days.today))
      return t('status.asUsualAt', { moment: formatMoment(checkedAt, t.language) })
    return t(notices.length > 0 ? 'status.someNotices' : 'status.noNoticeToday')
  }
  return {
    label: t('status.classesToday'),
    text: inWords(),
    to: pageAddress(t.language, '/status'),
  }
}
