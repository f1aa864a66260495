import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withProgress } from './run-command.ts'

const terminal = process.stderr.isTTY
let printed: string[]

beforeEach(() => {
  printed = []
  vi.useFakeTimers()
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed.push(String(text))
    return true
  })
})

afterEach(() => {
  vi.useRealTimers()
  process.stderr.isTTY = terminal
})

test.each([
  [
    'a bar in a terminal, with percent and time left, ten times a second at most',
    true,
    [
      `\rBacking up ${'█'.repeat(3)}${'░'.repeat(27)} 10 %, 0 s left\u001b[K`,
      `\rBacking up ${'█'.repeat(8)}${'░'.repeat(22)} 25 %, 30 s left\u001b[K`,
      `\rBacking up ${'█'.repeat(30)} 100 %, 0 s left\u001b[K`,
      '\r\u001b[K',
    ],
  ],
  ['a line every ten seconds in a log', false, ['Backing up: 25 %, 30 s left\n']],
])('long work shows %s', async (_, isTerminal, lines) => {
  process.stderr.isTTY = isTerminal
  await withProgress('Backing up', async (show) => {
    show(0.1)
    vi.advanceTimersByTime(99)
    show(0.2)
    vi.advanceTimersByTime(9_901)
    show(0.25)
    show(0.3)
    show(1)
  })
  expect(printed).toEqual(lines)
})
