import { chooseEncoding, type Encoding } from '../pages/encoding.ts'
import { isPerson } from '../pages/page-views.ts'

/** The facts of a request that decide its cached answer. */
export interface RequestHead {
  /** path and query, as the client wrote them */
  target: string
  encoding: Encoding
  ifNoneMatch: string | undefined
  /** the User-Agent is a browser's */
  isPerson: boolean
}

/** Maximum length of a head here; Node's parser reads longer ones. */
const headLimit = 4096

/** Headers that ask for more than a plain page. */
const special = new Set([
  'connection',
  'content-length',
  'transfer-encoding',
  'expect',
  'upgrade',
  'range',
  'if-range',
  'te',
  'trailer',
  'http2-settings',
  'if-match',
  'if-unmodified-since',
  'authorization',
  'x-for-later',
])

const ordinaryByte = /^[\t\x20-\x7e]*$/
const fieldName = /^[a-z\d!#$%&'*+.^_`|~-]+$/

/**
 * Parses the head of a plain GET request, strictly.
 *
 * @param chunk the first bytes of a request
 * @returns `null` for anything other than one complete, ordinary GET request over HTTP/1.1
 */
export function parseHead(chunk: Buffer): RequestHead | null {
  if (chunk.length > headLimit || chunk.length < 18) return null
  const text = chunk.toString('latin1')
  if (!text.startsWith('GET /') || text.indexOf('\r\n\r\n') !== text.length - 4) return null
  const lines = text.slice(0, -4).split('\r\n')
  const requestLine = lines[0] as string
  if (!requestLine.endsWith(' HTTP/1.1') || !ordinaryByte.test(requestLine)) return null
  const target = requestLine.slice(4, -9)
  if (/[ \t#]/.test(target)) return null

  let host = 0
  let acceptEncoding: string | undefined
  let ifNoneMatch: string | undefined
  let userAgent: string | undefined
  for (let index = 1; index < lines.length; index += 1) {
    const line = lines[index] as string
    const colon = line.indexOf(':')
    if (colon < 1) return null
    const name = line.slice(0, colon).toLowerCase()
    if (!fieldName.test(name) || !ordinaryByte.test(line)) return null
    if (name === 'host') host += 1
    else if (name === 'accept-encoding') {
      if (acceptEncoding !== undefined) return null
      acceptEncoding = line.slice(colon + 1).trim()
    } else if (name === 'if-none-match') {
      if (ifNoneMatch !== undefined) return null
      ifNoneMatch = line.slice(colon + 1).trim()
    } else if (name === 'user-agent') userAgent = line.slice(colon + 1)
    else if (special.has(name) && !(name === 'connection' && isKeepAlive(line.slice(colon + 1))))
      return null
  }
  if (host !== 1) return null
  return {
    target,
    encoding: chooseEncoding(acceptEncoding),
    ifNoneMatch,
    isPerson: isPerson(userAgent),
  }
}

const isKeepAlive = (value: string) => value.trim().toLowerCase() === 'keep-alive'
