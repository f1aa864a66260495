// Loaded into the server by bench/event-loop.ts: on SIGUSR2 writes the longest block of the event
// loop since the last time, in milliseconds.
import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const file = process.env.EVENT_LOOP_FILE

/** Interval between checks of the loop, in milliseconds: this much delay is no block. */
const resolution = 2

if (isMainThread && file) {
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  let processor = 0
  let before = process.threadCpuUsage()
  // Other programs of the machine delay the loop too: this counts what this thread itself did.
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    processor = Math.max(processor, (user + system) / 1_000)
    before = process.threadCpuUsage()
    setImmediate(look).unref()
  }
  look()
  process.on('SIGUSR2', () => {
    const block = { elapsed: Math.max(0, delay.max / 1e6 - resolution), processor }
    writeFileSync(file, JSON.stringify(block))
    delay.reset()
    processor = 0
  })
}
