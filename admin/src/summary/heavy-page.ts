import { formatBytes } from '../../../school/base/formats.ts'

/** From here on a page is heavy for a phone on mobile data, in bytes. */
const heavyBytes = 1_000_000

/** Speed of a slow mobile connection, in bytes per second: 400 kilobits. */
const slowBytesPerSecond = 50_000

/** Warns of a page that takes long on mobile data; `null` for any other. */
export function warnOfWeight(total: number, pictures: number): string | null {
  if (total < heavyBytes) return null
  const seconds = Math.round(total / slowBytesPerSecond)
  return `Heavy for a phone on mobile data: about ${seconds} seconds on a slow connection. The pictures are ${formatBytes(pictures)} of it; take some out, or crop them.`
}
