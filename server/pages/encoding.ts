import { promisify } from 'node:util'
import { brotliCompressSync, brotliDecompress, constants, gunzip, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Chooses the best encoding that Accept-Encoding allows: Brotli, then gzip, then none. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (allows(accepted, 'br')) return 'br'
  return allows(accepted, 'gzip') ? 'gzip' : 'identity'
}

function allows(accepted: string, name: string): boolean {
  for (const part of accepted.split(',')) {
    const [coding = '', ...parameters] = part.split(';')
    if (coding.trim().toLowerCase() === name)
      return !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/i.test(parameter))
  }
  return false
}

const brotliQuality = 2
const gzipLevel = 4

/** Compresses a body, synchronously: another thread costs more than a sixth of a millisecond. */
export function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return gzipSync(body, { level: gzipLevel })
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // Limits the window to the body: the encoder would otherwise reserve megabytes for each page.
      [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
    },
  })
}

const unbrotli = promisify(brotliDecompress)
const ungzip = promisify(gunzip)

/** Reverses {@link compress}. */
export async function decompress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  return encoding === 'br' ? unbrotli(body) : ungzip(body)
}

/** Returns the smallest window, as a power of two, that holds a body of this many bytes. */
const windowBits = (bytes: number) =>
  Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(16, Math.ceil(Math.log2(bytes + 16))))
