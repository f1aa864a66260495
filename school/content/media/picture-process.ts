import { writeFileSync } from 'node:fs'
import { encodePicture } from './encode-picture.server.ts'
import type { PictureAnswer, PictureTask } from './encode-in-process.server.ts'

/**
 * Encodes pictures in a process of its own (encode-in-process.server.ts). It ends itself when it
 * holds more memory than its limit, and when the server has ended.
 */
const memoryLimitBytes = Number(process.argv[2])

/** Interval at which the memory is measured, in milliseconds. */
const measureEveryMs = 20

// Not `process.exit`, which waits for a picture that is being decoded.
const end = () => process.kill(process.pid, 'SIGKILL')

setInterval(() => {
  if (process.memoryUsage.rss() > memoryLimitBytes) end()
}, measureEveryMs)
process.on('disconnect', end)
// A service manager also signals this process, while the server still finishes its requests.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)

try {
  // When the machine runs out of memory, Linux ends this process first, not the server.
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {
  // Other systems have no such file.
}

const send = (answer: PictureAnswer) => process.send?.(answer)

process.on('message', ({ bytes, format, edit }: PictureTask) => {
  send('received')
  void encodePicture(bytes, format, edit).then(send)
})
