import { expect, test } from 'vitest'
import { isKnownService } from './known-push-services.ts'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-pn1p.notify.windows.com/w/?token=abc', true],
  ['https://localhost:8443/push/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evil-notify.windows.com/abc', false],
  ['https://notify.windows.com.evil.example/', false],
  ['https://127.0.0.1/admin', false],
  ['https://localhost:8444/push/abc', false],
  ['file:///etc/passwd', false],
  ['nothing at all', false],
])('the server sends something to %s: %s', (endpoint, isKnown) => {
  expect(isKnownService(endpoint, ['https://localhost:8443'])).toBe(isKnown)
})
