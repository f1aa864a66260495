import type { TimedReader } from '../../school/content/reader.ts'
import type { AnnouncementItem } from '../../school/content/announcements/announcements.ts'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import { readUpcomingEvents } from '../../school/content/events/read-events.server.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { dayInManila } from '../../school/base/dates.ts'
import { formatShortFullDate, formatMoment } from '../../school/base/formats.ts'
import { hoursOfDay } from '../../school/kinds/office-hours.ts'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import { announcementAddress } from '../announcements/announcement-card.tsx'
import { eventAddress } from '../events/event-badge.tsx'
import { daysInShort, hoursInWords } from '../events/event-words.ts'
import type { Translate } from '../languages/translate.ts'
import { decidingNotices, stateOfAll } from '../../school/content/class-status/class-status.ts'
import { readClassStatus } from '../../school/content/class-status/read-class-status.server.ts'
import { pageAddress } from '../page-address.ts'
import { partInWords, textFor } from './status-words.ts'

/** A line of the strip; `to` is the address of more about it. */
export interface TodayFact {
  label: string
  text: string
  to: string | null
}

/** Maximum number of upcoming events that are searched for one that is no sample. */
const eventsAhead = 12

/**
 * Reads what is known of today in Manila: classes, the next event, the next deadline about
 * admissions, and office hours. Unknown facts, and samples, have no line; the first line is always
 * there.
 * @param announcements those on view, in any order
 */
export async function readToday(
  source: ContentSource,
  t: Translate,
  announcements: readonly AnnouncementItem[],
): Promise<TodayFact[]> {
  const today = dayInManila(new Date(source.now()))
  const [events, { officeHours }] = await Promise.all([
    readUpcomingEvents(source, eventsAhead),
    readReference(source, siteSettingsKind),
  ])
  const facts: TodayFact[] = [await readClassesToday(source, t)]
  const event = events.find(({ sample }) => !sample)
  if (event)
    facts.push({
      label: t('server.nextEvent'),
      text: `${event.title}: ${daysInShort(t, event)}`,
      to: eventAddress(t.language, event),
    })
  const deadline = nextDeadline(announcements, today)
  if (deadline)
    facts.push({
      label: t('server.nextDeadline'),
      text: `${deadline.title}: ${formatShortFullDate(deadline.endsOn, t.language)}`,
      to: announcementAddress(t.language, deadline),
    })
  const hours = hoursOfDay(officeHours, today)
  if (hours.length > 0)
    facts.push({
      label: t('server.officeHoursToday'),
      text: hours
        .map(({ opens, closes }) =>
          hoursInWords(t, {
            startsAt: `${today}T${opens}`,
            endsAt: `${today}T${closes}`,
            allDay: false,
          }),
        )
        .join(', '),
      to: null,
    })
  return facts
}

/** Finds the announcement about admissions whose last day comes next. */
function nextDeadline(announcements: readonly AnnouncementItem[], today: string) {
  return announcements
    .flatMap((item) => (item.endsOn === null ? [] : [{ ...item, endsOn: item.endsOn }]))
    .filter(
      ({ category, endsOn, sample }) => category === 'Admissions' && endsOn >= today && !sample,
    )
    .toSorted((one, other) => one.endsOn.localeCompare(other.endsOn))[0]
}

/** Reads what a notice, otherwise the school calendar, says of classes today. */
async function readClassesToday(source: TimedReader, t: Translate): Promise<TodayFact> {
  const { days, checkedAt } = await readClassStatus(source)
  const notices = decidingNotices(days.today)
  const unusual = notices.filter(({ state }) => state !== 'as-usual')
  const describe = () => {
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
  const to = pageAddress(t.language, '/status')
  return { label: t('status.title'), text: describe(), to }
}
