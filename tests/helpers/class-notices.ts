import { liveReader } from '../../school/content/reader.ts'
import starterCampuses from '../../content/reference/campuses.json' with { type: 'json' }
import starterHolidays from '../../content/reference/holidays.json' with { type: 'json' }
import starterSiteSettings from '../../content/reference/site-settings.json' with { type: 'json' }
import type { Database } from '../../db/database.ts'
import type { StandingNotice } from '../../school/content/class-status/class-status.ts'
import { campusesKind } from '../../school/kinds/campuses.ts'
import { holidaysKind } from '../../school/kinds/holidays.ts'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import { openContentApi } from './content-api.ts'
import { noon } from './entries.ts'
import { putReference } from './reference.ts'

export const path = '/entries/class-notice'
export const minute = 60_000
export const all = ['pgs', 'jhs', 'shs', 'college']
export const today = '2026-11-20'

/** A notice for the day of {@link noon}. */
export const choices = {
  state: 'no-classes',
  levels: all,
  day: today,
  reason: 'flood',
  source: 'mayor',
}

/** Makes a notice for {@link today}, as visitors read it. */
export const standingNotice = (fields: Partial<StandingNotice> = {}): StandingNotice => ({
  id: 1,
  slug: 'no-classes',
  state: 'no-classes',
  time: null,
  levels: ['pgs', 'jhs'],
  campuses: [],
  day: today,
  lastDay: null,
  reason: null,
  otherReason: null,
  source: null,
  nextCheck: null,
  headline: { en: 'No classes', fil: 'Walang pasok' },
  ownHeadline: null,
  message: { en: 'Stay home.', fil: 'Manatili sa bahay.' },
  decidedAt: noon,
  publishedAt: noon,
  ...fields,
})

/** The last millisecond of November 20 in Manila. */
export const beforeMidnight = Date.UTC(2026, 10, 20, 16) - 1

/** Puts in what the class status is made of beside notices. */
export async function putClassFacts(database: Database) {
  await putReference(database, campusesKind, starterCampuses)
  await putReference(database, siteSettingsKind, starterSiteSettings)
  await putReference(database, holidaysKind, starterHolidays)
}

/** Opens the staff API with the campuses that notices name and a clock that tests set. */
export async function openClassNotices(database: Database) {
  await putClassFacts(database)
  const clock = { now: noon }
  const api = openContentApi(database, clock)
  const source = { ...liveReader(database), now: () => clock.now }
  const draft = async (fields: object = {}) =>
    (await api.post('pia', path, { data: { ...choices, ...fields } })).body
  const act = (id: number, action: string, body?: object) =>
    api.post('pia', `${path}/${id}/commands`, { action, ...body })
  const publish = async (fields: object = {}) =>
    (await act((await draft(fields)).id, 'publish')).body
  /** Publishes other choices for a notice, as they are typed. */
  const correct = (id: number, basedOn: number, fields: object) =>
    act(id, 'publish', { data: { ...choices, ...fields }, basedOn })
  const bring = (fields: object, query = '') =>
    api.post('dan', `${path}/import${query}`, { rows: [{ row: 2, fields }] })
  return { api, clock, source, draft, publish, act, correct, bring }
}
