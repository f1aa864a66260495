import { expect, test, vi } from 'vitest'
import { notifications, notify, shownOf } from './notify.ts'

const shown = () => notifications.read().map(({ text }) => text)
const dropFirst = () => notifications.drop(notifications.read()[0]?.id ?? 0)

test('messages are shown one after the other, in the order in which they came', () => {
  const follow = vi.fn<() => void>()
  const stop = notifications.subscribe(follow)
  notify('Saved.', { type: 'success' })
  notify('Published.', { type: 'success' })
  expect(shown()).toEqual(['Saved.', 'Published.'])
  dropFirst()
  expect(shown()).toEqual(['Published.'])
  dropFirst()
  expect(shown()).toEqual([])
  expect(follow).toHaveBeenCalledTimes(4)
  stop()
})

test('a message with a button stays long enough to press it, and its button takes the action back', () => {
  const onUndo = vi.fn<() => void>()
  notify('Saved.')
  notify({ text: 'In the trash.', onUndo })
  const [plain, withButton] = notifications.read()
  expect(withButton?.durationMs).toBeGreaterThan(plain?.durationMs ?? 0)
  withButton?.onUndo?.()
  expect(onUndo).toHaveBeenCalledOnce()
})

test('a message with a link to what visitors see stays as long, and the next one is shown below it', () => {
  while (notifications.read().length > 0) dropFirst()
  notify({ text: 'Published.', see: '/events/fair' })
  notify('Saved.')
  const [withLink, plain] = shownOf(notifications.read())
  expect([withLink?.see, plain?.see]).toEqual(['/events/fair', null])
  expect(withLink?.durationMs).toBeGreaterThan(plain?.durationMs ?? 0)
})

test('what happens while a message has a button is shown below it, and a message without one gives way', () => {
  while (notifications.read().length > 0) dropFirst()
  const onScreen = () => shownOf(notifications.read()).map(({ text }) => text)
  expect(onScreen()).toEqual([])
  notify('There is no connection.', { type: 'error', durationMs: 60_000 })
  const [alone] = shownOf(notifications.read())
  expect(alone?.durationMs).toBe(60_000)
  notify({ text: 'In the trash.', onUndo: vi.fn<() => void>() })
  expect(onScreen()).toEqual(['There is no connection.'])
  const [followed] = shownOf(notifications.read())
  expect(followed?.durationMs).toBeLessThanOrEqual(3_000)
  dropFirst()
  notify('It is back.')
  notify('Saved.')
  expect(onScreen()).toEqual(['In the trash.', 'It is back.'])
  dropFirst()
  expect(onScreen()).toEqual(['It is back.'])
})
