/** A part of a file: first and last byte, both of them in it. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Reads a Range header (RFC 9110, 14.1).
 * @returns the one part that it asks for; `null` when the whole is to be sent, as for several parts
 * or another unit; 'none' when it asks for a part that the file does not have
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
