import { expect, test } from 'vitest'
import { alertSchema, showAlert } from './alert.ts'

const now = Date.parse('2026-11-21T18:00:00+08:00')
const alert = (fields: Record<string, unknown>) =>
  alertSchema.parse({ text: 'No classes today.', ...fields })

test('an alert with a text shows until the millisecond in which it ends, and without an end stays', () => {
  const ending = alert({ expiresAt: '2026-11-21T18:00' })
  const shown = { text: 'No classes today.', level: 'info', link: null }
  expect(showAlert(ending, now - 1)).toEqual(shown)
  expect(showAlert(ending, now)).toBeNull()
  expect(showAlert(alert({}), now)).toEqual(shown)
  expect(showAlert(alert({ text: '  ', level: 'urgent' }), now)).toBeNull()
  expect(showAlert(alertSchema.parse({}), now)).toBeNull()
})

test('an alert links to a page of this site or another, with its own link text or the default one', () => {
  const linkOf = (fields: Record<string, unknown>) => showAlert(alert(fields), now)?.link
  expect(linkOf({ link: '/announcements/all' })).toEqual({ to: '/announcements/all', label: null })
  const to = 'https://www.pagasa.dost.gov.ph'
  const label = 'The weather'
  expect(linkOf({ link: to, linkLabel: label })).toEqual({ to, label })
  const others = [
    '//elsewhere.example',
    'http://elsewhere.example',
    'announcements',
    '/a b',
    '/\\x',
  ]
  for (const link of ['javascript:alert(1)', ...others])
    expect([link, alertSchema.safeParse({ text: 'Read this.', link }).success]).toEqual([
      link,
      false,
    ])
})
