import type { TimedReader } from '../../school/content/reader.ts'
import { decidingOn } from '../../school/content/class-status/class-status.ts'
import { readClassStatus } from '../../school/content/class-status/read-class-status.server.ts'
import type { Translate } from '../languages/translate.ts'
import type { BarText } from '../layout/bar-text.ts'
import { pageAddress } from '../page-address.ts'
import { textFor } from './status-words.ts'

/** Maximum number of headlines that fit above a page on a phone; more are counted. */
const shownInBar = 2

/**
 * Reads what the bar of every page says of classes: the headlines of the notices that decide about
 * today and tomorrow in Manila; `null` when classes are as usual or no notice was made.
 */
export async function readClassBar(source: TimedReader, t: Translate): Promise<BarText | null> {
  const { today, tomorrow } = (await readClassStatus(source)).days
  const deciding = new Set([...decidingOn(today), ...decidingOn(tomorrow)])
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
