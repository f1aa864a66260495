import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeStorage } from '../../../tests/helpers/fake-storage.ts'
import { forgetHeldPress, forgetHeldPresses, keepHeldPress, readHeldPress } from './held-press.ts'

const press = { key: 'class-notice/new-1', page: 'p1', data: { day: '' }, basedOn: 0, pressedAt: 5 }

beforeEach(() => void vi.stubGlobal('localStorage', new FakeStorage()))
afterEach(() => void vi.unstubAllGlobals())

test('a held press is read by the person whose it is, and by no other on the device, until it is forgotten', () => {
  keepHeldPress('ana', 'class-notice', press)
  keepHeldPress('ben', 'class-notice', press)
  expect(readHeldPress('ana', 'class-notice')).toEqual(press)
  expect(readHeldPress('ana', 'article')).toBeNull()
  forgetHeldPress('ana', 'class-notice')
  expect(readHeldPress('ana', 'class-notice')).toBeNull()
  forgetHeldPresses('ana')
  expect(readHeldPress('ben', 'class-notice')).toEqual(press)
  forgetHeldPresses('ben')
  expect(readHeldPress('ben', 'class-notice')).toBeNull()
})

test('what cannot be read counts as none, and a full device keeps none', () => {
  keepHeldPress('ana', 'class-notice', { ...press, data: 'x'.repeat(2_000) })
  expect(readHeldPress('ana', 'class-notice')).toBeNull()
  keepHeldPress('ana', 'class-notice', press)
  const [name = ''] = Object.keys(localStorage)
  for (const text of ['', 'null', '{', '{"key":"class-notice/1"}']) {
    localStorage.setItem(name, text)
    expect(readHeldPress('ana', 'class-notice')).toBeNull()
  }
})
