import { formatMoment } from '../../school/base/formats.ts'
import { decidingOn, stateOfAll } from '../../school/content/class-status/class-status.ts'
import {
  readClassStatus,
  type ClassStatusSource,
} from '../../school/content/class-status/read-class-status.server.ts'
import type { Translate } from '../languages/translate.ts'
import { pageAddress } from '../page-address.ts'
import { partInWords, textFor } from './status-words.ts'

/**
 * Reads what is known of classes today, for the strip of today: what the school says in a notice,
 * otherwise what the school calendar says. Where levels differ, it only leads to the class status.
 */
export async function readClassesToday(
  source: ClassStatusSource,
  t: Translate,
): Promise<{ label: string; text: string; to: string }> {
  const { days, checkedAt } = await readClassStatus(source)
  const notices = decidingOn(days.today)
  const unusual = notices.filter(({ state }) => state !== 'as-usual')
  const inWords = () => {
    if (unusual.length > 0) return unusual.map(({ headline }) => textFor(t, headline)).join('. ')
    const [part] = days.today.levels.flatMap(({ parts }) => parts)
    const state = stateOfAll(days.today)
    if (!part || state === 'unknown') return t('status.notSaidToday')
    if (state === 'no-school-day') return partInWords(t, part)
    if (state !== 'as-usual') return t('status.levelsDiffer')
    return notices.length > 0
      ? t('status.asUsualAt', { moment: formatMoment(checkedAt, t.language) })
      : t('status.asUsualByCalendar')
  }
  return {
    label: t('status.title'),
    text: inWords(),
    to: pageAddress(t.language, '/status'),
  }
}
