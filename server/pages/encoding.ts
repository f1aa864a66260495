import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
} from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** What a browser's Accept-Encoding allows, best first: Brotli, then gzip, then nothing. */
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

/**
 * How much work to put into making a body small: `quick` while a visitor waits, `best` for what is
 * asked for often.
 */
export type Effort = 'quick' | 'best'

const brotliQuality = { quick: 1, best: 11 } as const
const gzipLevel = { quick: 4, best: 9 } as const

const brotliInBackground = promisify(brotliCompress)
const gzipInBackground = promisify(gzip)

/**
 * The body in an encoding. A quick one is made at once: a quarter of a millisecond is less than
 * handing it to another thread costs, and that thread's memory would stay. The best is made in the
 * background.
 */
export async function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') {
    const options = { level: gzipLevel[effort] }
    return effort === 'quick' ? gzipSync(body, options) : gzipInBackground(body, options)
  }
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // A window no larger than the body: the encoder would otherwise set megabytes aside for each
    // page.
    [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
  }
  return effort === 'quick'
    ? brotliCompressSync(body, { params })
    : brotliInBackground(body, { params })
}

const unbrotli = promisify(brotliDecompress)
const ungzip = promisify(gunzip)

/** The body that {@link compress} was given. */
export async function decompress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  return encoding === 'br' ? unbrotli(body) : ungzip(body)
}

/** The least window, as a power of two, that holds a body of this many bytes. */
const windowBits = (bytes: number) =>
  Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(16, Math.ceil(Math.log2(bytes + 16))))
