import { expect, test } from 'vitest'
import { checkDraft } from '../base/check-fields.ts'
import { valueOf } from '../../tests/helpers/entries.ts'
import { announcementKind } from './announcement.ts'

test.each([
  [{ date: '2026-11-01', startsOn: '2026-11-02', endsOn: '2026-11-03' }, '2026-11-01'],
  [{ startsOn: '2026-11-02', endsOn: '2026-11-03' }, '2026-11-02'],
  [{ endsOn: '2026-11-03' }, '2026-11-03'],
  [{}, '2026-11-20'],
])('the preview of an announcement with the days %j is of %s', (days, date) => {
  const draft = valueOf(checkDraft(announcementKind.schema, { title: 'No classes', ...days }))
  expect(announcementKind.fillIn(draft, '2026-11-20')).toMatchObject({ title: 'No classes', date })
})
