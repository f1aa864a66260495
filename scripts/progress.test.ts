import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { showProgress } from './progress.ts'

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

describe('long work', () => {
  test('shows a bar in a terminal, with percent and time left, ten times a second at most', () => {
    process.stderr.isTTY = true
    const progress = showProgress('Backing up')
    progress.show(0)
    vi.advanceTimersByTime(99)
    progress.show(0.1)
    vi.advanceTimersByTime(9_901)
    progress.show(0.5)
    progress.show(1)
    progress.end()
    expect(printed).toEqual([
      `\rBacking up ${'░'.repeat(30)} 0 %\u001b[K`,
      `\rBacking up ${'█'.repeat(15)}${'░'.repeat(15)} 50 %, 10 s left\u001b[K`,
      `\rBacking up ${'█'.repeat(30)} 100 %, 0 s left\u001b[K`,
      '\r\u001b[K',
    ])
  })

  test('writes a line every ten seconds into a log, and none when it is over before', () => {
    process.stderr.isTTY = false
    const progress = showProgress('Backing up')
    progress.show(0.1)
    vi.advanceTimersByTime(9_999)
    progress.show(0.2)
    vi.advanceTimersByTime(1)
    progress.show(0.25)
    progress.show(0.3)
    progress.show(1)
    progress.end()
    expect(printed).toEqual(['Backing up: 25 %, 30 s left\n'])
  })
})
