import { beforeEach, expect, test, vi } from 'vitest'
import { notifications, notify, shownOf } from './notify.ts'

const textsOf = (shown: readonly { text: string }[]) => shown.map(({ text }) => text)
const dropFirst = () => notifications.drop(notifications.read()[0]?.id ?? 0)

beforeEach(() => {
  while (notifications.read().length > 0) dropFirst()
})

test('messages are shown one after the other, in the order in which they came', () => {
  const follow = vi.fn<() => void>()
  const stop = notifications.subscribe(follow)
  notify('Saved.')
  notify('Published.')
  expect(textsOf(notifications.read())).toEqual(['Saved.', 'Published.'])
  dropFirst()
  expect(textsOf(notifications.read())).toEqual(['Published.'])
  expect(follow).toHaveBeenCalledTimes(3)
  stop()
  dropFirst()
  expect(follow).toHaveBeenCalledTimes(3)
})

test('a message with a button or a link to what visitors see stays long enough to press it', () => {
  const onUndo = vi.fn<() => void>()
  notify({ text: 'In the trash.', onUndo })
  notify({ text: 'Published.', see: '/events/fair' })
  notify('Saved.')
  const [withButton, withLink, plain] = notifications.read()
  expect([withLink?.see, plain?.see]).toEqual(['/events/fair', null])
  for (const each of [withButton, withLink])
    expect(each?.durationMs).toBeGreaterThan(plain?.durationMs ?? 0)
  withButton?.onUndo?.()
  expect(onUndo).toHaveBeenCalledOnce()
})

test('what happens while a message has a button or a link is shown below it, and a message without one gives way', () => {
  const onScreen = () => textsOf(shownOf(notifications.read()))
  expect(onScreen()).toEqual([])
  notify('There is no connection.', { type: 'error', durationMs: 60_000 })
  expect(shownOf(notifications.read())[0]?.durationMs).toBe(60_000)
  notify({ text: 'In the trash.', onUndo: vi.fn<() => void>() })
  expect(onScreen()).toEqual(['There is no connection.'])
  expect(shownOf(notifications.read())[0]?.durationMs).toBeLessThanOrEqual(3_000)
  dropFirst()
  notify({ text: 'It is back.', see: '/' })
  notify('Saved.')
  expect(onScreen()).toEqual(['In the trash.', 'It is back.'])
  dropFirst()
  expect(onScreen()).toEqual(['It is back.', 'Saved.'])
})
