/** Width of the bar, in characters. */
const width = 30

/** Minimum interval between lines in a log, in milliseconds. */
const lineEveryMs = 10_000

/**
 * Shows how far a long command is, on standard error: a bar in a terminal, else a line now and then.
 *
 * @param name what is being done, such as `Backing up`
 */
export function showProgress(name: string) {
  const started = performance.now()
  const isTerminal = process.stderr.isTTY
  let shownAt = isTerminal ? Number.NEGATIVE_INFINITY : started
  return {
    /** @param part from 0 to 1 */
    show: (part: number) => {
      const now = performance.now()
      if (now - shownAt < (isTerminal ? 100 : lineEveryMs) && part < 1) return
      if (!isTerminal && part === 1) return
      shownAt = now
      const percent = `${Math.floor(part * 100)} %`
      const spent = (now - started) / 1000
      const left = part > 0.02 ? `, ${Math.ceil(spent / part - spent)} s left` : ''
      const bar = '█'.repeat(Math.round(part * width)).padEnd(width, '░')
      process.stderr.write(
        isTerminal ? `\r${name} ${bar} ${percent}${left}\u001b[K` : `${name}: ${percent}${left}\n`,
      )
    },
    end: () => {
      if (isTerminal) process.stderr.write('\r\u001b[K')
    },
  }
}
