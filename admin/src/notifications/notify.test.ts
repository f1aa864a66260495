import { expect, test, vi } from 'vitest'
import { notifications, notify } from './notify.ts'

const shown = () => notifications.read().map(({ text }) => text)

test('messages are shown one after the other, in the order in which they came', () => {
  const follow = vi.fn<() => void>()
  const stop = notifications.subscribe(follow)
  notify('Saved.', { type: 'success' })
  notify('Published.', { type: 'success' })
  expect(shown()).toEqual(['Saved.', 'Published.'])
  notifications.drop()
  expect(shown()).toEqual(['Published.'])
  notifications.drop()
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
