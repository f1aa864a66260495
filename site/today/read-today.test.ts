import { beforeEach, expect, test } from 'vitest'
import starterSiteSettings from '../../content/reference/site-settings.json' with { type: 'json' }
import { readAnnouncements } from '../../school/content/announcements/read-announcements.server.ts'
import { announcementKind, type AnnouncementInput } from '../../school/kinds/announcement.ts'
import { classNoticeKind } from '../../school/kinds/class-notice.ts'
import { eventKind } from '../../school/kinds/event.ts'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import { putClassFacts } from '../../tests/helpers/class-notices.ts'
import { sourceOf } from '../../tests/helpers/content-source.ts'
import { describeOnDatabases } from '../../tests/helpers/databases.ts'
import { announcement, noon, putEntry, valueOf } from '../../tests/helpers/entries.ts'
import { putReference } from '../../tests/helpers/reference.ts'
import type { Language } from '../languages/language.ts'
import { translatorFor } from '../languages/messages.server.ts'
import { readToday } from './read-today.server.ts'

const settings = siteSettingsKind.schema.parse(starterSiteSettings)

// The present of the tests is Friday, 20 November 2026, noon in Manila.
describeOnDatabases('what is known of today', (given) => {
  beforeEach(async () => {
    await putClassFacts(given.database)
  })

  const read = async (now = noon, language: Language = 'en') => {
    const source = { ...sourceOf(given.database).source, now: () => now }
    const announcements = valueOf(await readAnnouncements(source))
    return readToday(source, translatorFor(language), announcements)
  }

  const putEvent = (title: string, day: string, sample = false) =>
    putEntry(given.database, eventKind, {
      title,
      startsAt: `${day}T08:00`,
      endsAt: `${day}T12:00`,
      category: 'Academics',
      sample,
    })
  const announce = (title: string, endsOn: string, fields: Partial<AnnouncementInput> = {}) => {
    const data = { title, category: 'Admissions', startsOn: '2026-11-01', endsOn, ...fields }
    return putEntry(given.database, announcementKind, announcement(data))
  }
  const putNotice = (fields: object) =>
    putEntry(given.database, classNoticeKind, { day: '2026-11-20', ...fields })
  const classes = (text: string) => ({ label: 'Class status', text, to: '/status' })
  const quiet = classes('Classes as usual, by the school calendar')

  test('is only what the calendar says of classes when no one says more, and never a sample', async () => {
    expect(await read()).toEqual([quiet])
    await putEvent('Sample fair', '2026-11-21', true)
    await announce('Sample period', '2026-11-30', { sample: true })
    expect(await read()).toEqual([quiet])
    const saturday = Date.UTC(2026, 10, 28, 4)
    expect(await read(saturday)).toContainEqual(classes('No school day'))
    expect(await read(saturday + 2 * 86_400_000)).toContainEqual(
      classes('No school day: Bonifacio Day'),
    )
    const [inMay] = await read(Date.UTC(2027, 4, 3, 4), 'fil')
    expect(inMay?.text).toBe('Wala pang sinabi ang paaralan kung may pasok ngayon')
  })

  test('is “Classes as usual” once staff confirm it for all levels, and what they say otherwise', async () => {
    const classDays = { college: { weekdays: ['Saturday'] } }
    await putReference(given.database, siteSettingsKind, { ...settings, classDays })
    await putNotice({ state: 'as-usual', levels: ['pgs'] })
    expect(await read()).toEqual([classes('See the class status of each level')])
    await putNotice({ state: 'as-usual', levels: ['pgs', 'jhs', 'shs', 'college'] })
    const text = 'Classes as usual, checked November 20, 2026 at 12:00 PM'
    expect(await read()).toEqual([classes(text)])
    await putNotice({ state: 'early-dismissal', time: '13:00', levels: ['jhs'] })
    const said = 'Classes end at 1:00 PM on Friday, November 20, 2026: Junior High School'
    expect(await read()).toEqual([classes(said)])
  })

  test('is the next event, the deadline that comes next and the hours of the day', async () => {
    await putEvent('Sample fair', '2026-11-21', true)
    await putEvent('Open house', '2026-11-28')
    await putEvent('Christmas program', '2026-12-18')
    await announce('Later', '2026-12-20')
    await announce('Early enrollment', '2026-12-04')
    await announce('Over', '2026-11-19')
    await announce('No admissions', '2026-11-21', { category: 'Advisory' })
    const hours = { from: 'Monday', to: 'Friday', opens: '08:00', closes: '17:00' } as const
    const saturday = { from: 'Saturday', to: 'Saturday', opens: '08:00', closes: '12:00' } as const
    const officeHours = [hours, saturday]
    await putReference(given.database, siteSettingsKind, { ...settings, officeHours })
    expect(await read()).toEqual([
      quiet,
      { label: 'Next event', text: 'Open house: Sat, Nov 28, 2026', to: '/events/open-house' },
      {
        label: 'Next deadline',
        text: 'Early enrollment: Fri, Dec 4, 2026',
        to: '/announcements/early-enrollment',
      },
      { label: 'Regular office hours today', text: '8:00 AM to 5:00 PM', to: null },
    ])
  })
})
