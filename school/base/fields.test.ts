import { expect, test } from 'vitest'
import * as z from 'zod'
import { day, email, line, manilaTime, phone, tag, textIn } from './fields.ts'
import { describe, namesOnTheWay } from './field-names.ts'

const messagesOf = (field: z.ZodType, text: string) =>
  field.safeParse(text).error?.issues.map(({ message }) => message)

test('a line of spaces, of joiners that take no room, or of marks without a letter is empty', () => {
  for (const text of ['', ' \u00A0\u3000', '\u200B\u200D\u2060', '\u0301\u202E'])
    expect(messagesOf(line(120, 'Enter a title.'), text)?.[0]).toBe('Enter a title.')
  for (const text of ['A', '7', '…', '中文', '👩‍🏫', 'ابتداء'])
    expect([text, messagesOf(line(), text)]).toEqual([text, undefined])
})

test.each([
  [email, 'Ana Cruz <ana@example.com>.', 'ana@example.com'],
  [email, 'ana@mail', undefined],
  [phone, '\u200E0917–123–4567 / 0918 765 4321.', '0917-123-4567 / 0918 765 4321'],
  [phone, '(044) 123-4567 local 12', '(044) 123-4567 local 12'],
  [phone, 'ask the office', undefined],
])('a contact is kept as it is meant: %# %j is %j', (field, typed, kept) => {
  expect(field.safeParse(typed).data).toBe(kept)
})

const wholeYear = 'Enter the year with four digits, such as 2026.'
test.each([
  [day, '0026-11-05', wholeYear],
  [day, '1899-12-31', wholeYear],
  [day, '1900-01-01', undefined],
  [day, '', 'Choose a day.'],
  [day, '0026-13-05', 'This is not a day in the calendar. Enter it as 2026-12-16.'],
  [manilaTime, '0026-11-05T04:30', wholeYear],
  [manilaTime, '2026-11-05T04:30', undefined],
  [manilaTime, '', 'Choose a day and a time.'],
  [manilaTime, '0026-13-05', 'Enter day and time as 2026-12-16T04:30.'],
])('a date has one message at most: %# %j, %j', (field, text, message) => {
  expect(messagesOf(field, text)).toEqual(message && [message])
})

test('the end of an address is of lower-case letters, digits and single hyphens between them', () => {
  const good = ['jhs', 'be-2026', 'a-1-b']
  const wrong = ['', 'JHS', 'a b', '-a', 'a-', 'a--b', 'a-B', 'a-é', 'ab-c!']
  expect([...good, ...wrong].filter((text) => tag.safeParse(text).success)).toEqual(good)
})

test('a text in two languages leaves out a Filipino one that is only spaces', () => {
  const text = textIn(40)
  expect(text.parse({ en: 'Hello', fil: '  ' })).toEqual({ en: 'Hello' })
  expect(text.parse({ en: 'Hello', fil: ' Kumusta ' })).toEqual({ en: 'Hello', fil: 'Kumusta' })
  expect(text.safeParse({ en: 'Two\nlines' }).success).toBe(false)
  expect(textIn(40, 'longtext').safeParse({ en: 'Two\nlines' }).success).toBe(true)
})

const contact = z.object({ name: z.string(), phoneNumber: z.string() })

test('the way to a field is named by items, titles, the names of parts, and the key at last', () => {
  const schema = z.object({
    contacts: z.array(contact).meta({ title: 'Contacts' }),
    panels: z
      .record(z.enum(['pgs', 'jhs']), z.object({ fees: z.string().meta({ title: 'Fees' }) }))
      .meta({ title: 'Panels', names: { pgs: 'Grade School' } }),
  })
  const data = {
    contacts: [{ name: 'Registrar', phoneNumber: '' }],
    panels: { pgs: { fees: '' }, jhs: { fees: '' } },
  }
  const nameTo = (path: string) => namesOnTheWay(describe(schema), data, path)
  expect(nameTo('contacts.0.phoneNumber')).toEqual(['Registrar', 'Phone number'])
  expect(nameTo('panels.pgs.fees')).toEqual(['Panels', 'Grade School', 'Fees'])
  expect(nameTo('panels.jhs.fees')).toEqual(['Panels', 'Jhs', 'Fees'])
})
