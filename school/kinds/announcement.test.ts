import { expect, test } from 'vitest'
import { checkDraft, checkFields } from '../base/check-fields.ts'
import { announcement, valueOf } from '../../tests/helpers/entries.ts'
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

test.each([
  [{ startsOn: '2026-11-07', endsOn: '2026-11-06' }, false],
  [{ date: '2026-11-05', endsOn: '2026-11-04' }, false],
  [{ date: '2026-11-05', startsOn: '2026-11-01', endsOn: '2026-11-04' }, true],
  [{ startsOn: '2026-11-06', endsOn: '2026-11-06' }, true],
])('an announcement may not end before it starts: %j is %j', (fields, ok) => {
  const problems = [{ field: 'endsOn', message: 'The end may not come before the start.' }]
  const checked = checkFields(announcementKind.schema, announcement(fields))
  expect(checked).toMatchObject(ok ? { ok } : { ok, failure: { problems } })
})
