import { expect, test } from 'vitest'
import { isKnownService } from './known-services.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-pn1p.notify.windows.com/w/?token=abc',
  'https://localhost:8443/push/abc',
])('%s belongs to a push service', (endpoint) => {
  expect(isKnownService(endpoint, ['https://localhost:8443'])).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evil-notify.windows.com/abc',
  'https://notify.windows.com.evil.example/',
  'https://127.0.0.1/admin',
  'https://localhost:8444/push/abc',
  'file:///etc/passwd',
  'nothing at all',
  '',
])('the server sends nothing to %s', (endpoint) => {
  expect(isKnownService(endpoint, ['https://localhost:8443'])).toBe(false)
})
