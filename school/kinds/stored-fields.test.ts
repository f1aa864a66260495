import { expect, test } from 'vitest'
import * as z from 'zod'
import { announcementKind } from './announcement.ts'
import { contentKinds } from './index.ts'
import { parseStoredFields } from './stored-fields.ts'

const schema = z.object({
  title: z.string(),
  content: z.string().default(''),
  author: z.string(),
  subtitle: z.string().nullable().default(null),
  sample: z.boolean().default(false),
})

test('an entry that was saved before its kind gained a field has the default of the field', () => {
  const fields = parseStoredFields({ schema }, '{"author":"Ana"}')
  expect(fields).toMatchObject({ author: 'Ana', subtitle: null, sample: false })
  const later = parseStoredFields({ schema }, '{"author":"Ana","subtitle":"At last"}')
  expect(later.subtitle).toBe('At last')
})

test('rules about several fields leave the defaults as they are', () => {
  const date = '2026-12-16'
  const defaults = { startsOn: null, endsOn: null, bannerImage: null }
  const fields = parseStoredFields(announcementKind, JSON.stringify({ date }))
  expect(fields).toMatchObject({ date, ...defaults })
})

test.each(contentKinds)('the fields of the kind $name are known', ({ schema: ofKind }) => {
  expect(parseStoredFields({ schema: ofKind }, '{}')).not.toEqual({})
})
