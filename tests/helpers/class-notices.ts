import { starterCampuses } from '../../content/contact/starter-contact.ts'
import type { Database } from '../../db/database.ts'
import { campusesKind } from '../../school/kinds/campuses.ts'
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

/** The last millisecond of November 20 in Manila. */
export const beforeMidnight = Date.UTC(2026, 10, 20, 16) - 1

/** Adds the campuses that notices name. */
export const putCampuses = (database: Database) =>
  putReference(database, campusesKind, starterCampuses)

/** Opens the staff API with a clock that tests set, and publishes notices through it. */
export function openClassNotices(database: Database) {
  const clock = { now: noon }
  const api = openContentApi(database, clock)
  const source = { database, now: () => clock.now }
  const publish = async (fields: object = {}) => {
    const added = await api.post('pia', path, { data: { ...choices, ...fields } })
    return (await api.post('pia', `${path}/${added.body.id}/publish`)).body
  }
  return { api, clock, source, publish }
}
