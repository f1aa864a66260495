import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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

/** How much work to put into making a body small: `quick` while a visitor waits, `best` for what is asked for often. */
export type Effort = 'quick' | 'best'

const brotliQuality = { quick: 4, best: 10 } as const
const gzipLevel = { quick: 5, best: 9 } as const

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

export function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'br') {
    const params = {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    }
    return brotliAsync(body, { params })
  }
  return encoding === 'gzip' ? gzipAsync(body, { level: gzipLevel[effort] }) : Promise.resolve(body)
}
