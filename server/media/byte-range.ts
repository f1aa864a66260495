/** A part of a file: first and last byte, both inclusive. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Reads a Range header (RFC 9110, 14.1).
 *
 * @returns the requested part; `null` to send the whole file, as for several parts or another unit;
 * 'none' for a part beyond the end of the file
 */
export function chooseRange(header: string | undefined, size: number): ByteRange | 'none' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (!first && !last) return null
  if (!first) {
    const length = Math.min(Number(last), size)
    return length > 0 ? { start: size - length, end: size - 1 } : 'none'
  }
  const start = Number(first)
  if (last && Number(last) < start) return null
  return start < size ? { start, end: last ? Math.min(Number(last), size - 1) : size - 1 } : 'none'
}
