import type { TimedReader } from '../../school/content/reader.ts'
import { decidingNotices } from '../../school/content/class-status/class-status.ts'
import { readClassStatus } from '../../school/content/class-status/read-class-status.server.ts'
import type { Translate } from '../languages/translate.ts'
import type { BarText } from '../layout/alert-bar.server.tsx'
import { pageAddress } from '../page-address.ts'
import { textFor } from './status-words.ts'

/** Maximum number of headlines that fit above a page on a phone; more are counted. */
const shownInBar = 2

/**
 * Reads the bar about classes today and tomorrow; `null` when they are as usual or nothing is said.
 */
export async function readClassBar(source: TimedReader, t: Translate): Promise<BarText | null> {
  const { today, tomorrow } = (await readClassStatus(source)).days
  const deciding = new Set([...decidingNotices(today), ...decidingNotices(tomorrow)])
  const unusual = [...deciding].filter(({ state }) => state !== 'as-usual')
  if (unusual.length === 0) return null
  return {
    level: 'classes',
    label: t('status.title'),
    lead: t('server.alertClasses'),
    text:
      unusual.length > shownInBar
        ? t('status.several', { count: unusual.length })
        : unusual.map(({ headline }) => `${textFor(t, headline)}.`).join(' '),
    link: { to: pageAddress(t.language, '/status'), label: t('status.seeStatus') },
  }
}
