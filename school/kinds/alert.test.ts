import { describe, expect, test } from 'vitest'
import { alertSchema, showAlert } from './alert.ts'

const now = Date.parse('2026-11-21T18:00:00+08:00')
const alert = (fields: Record<string, unknown>) =>
  alertSchema.parse({ text: 'No classes today.', ...fields })

describe('an alert', () => {
  test('shows until the millisecond in which it ends', () => {
    expect(showAlert(alert({ expiresAt: '2026-11-21T18:00' }), now - 1)).toEqual({
      text: 'No classes today.',
      level: 'info',
      link: null,
    })
    expect(showAlert(alert({ expiresAt: '2026-11-21T18:00' }), now)).toBeNull()
  })

  test('without an end stays', () => {
    expect(showAlert(alert({}), now)?.text).toBe('No classes today.')
  })

  test('without text is not shown', () => {
    expect(showAlert(alert({ text: '  ', level: 'urgent' }), now)).toBeNull()
    expect(showAlert(alertSchema.parse({}), now)).toBeNull()
  })

  test('links to a page of this site or another, with its own link text or the default one', () => {
    expect(showAlert(alert({ link: '/announcements/all' }), now)?.link).toEqual({
      to: '/announcements/all',
      label: null,
    })
    expect(
      showAlert(alert({ link: 'https://www.pagasa.dost.gov.ph', linkLabel: 'The weather' }), now)
        ?.link,
    ).toEqual({
      to: 'https://www.pagasa.dost.gov.ph',
      label: 'The weather',
    })
  })

  test.each([
    'javascript:alert(1)',
    '//elsewhere.example',
    'http://elsewhere.example',
    'announcements',
    '/a b',
    '/\\x',
  ])('does not lead to %s', (link) => {
    expect(alertSchema.safeParse({ text: 'Read this.', link }).success).toBe(false)
  })
})
