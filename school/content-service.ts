import { fail, succeed, type Result } from './result.ts'

/**
 * Why an answer of the content service cannot be used. Visitors see one text for all of them (spec
 * 8).
 */
export interface ServiceFailure {
  reason: 'unreachable' | 'status' | 'not-json' | 'too-large' | 'wrong-shape'
  /** for the log */
  message: string
}

/** Most bytes that an answer may have; a page of articles is far below. */
const answerLimit = 8 * 1024 * 1024

/** How long an answer may take, in milliseconds. */
const answerTimeout = 5_000

/**
 * One of the two calls of spec 7: a GET request that answers JSON. Never throws; the service is not
 * to be relied on. Runs on the server and in the browser.
 * @param address whole address on the server, path or whole address in the browser
 */
export async function callService(
  address: string,
  signal?: AbortSignal,
): Promise<Result<unknown, ServiceFailure>> {
  const timeout = AbortSignal.timeout(answerTimeout)
  // Without its query: what visitors look for is nobody's business in a log.
  const call = address.split('?')[0] ?? address
  try {
    const response = await fetch(address, {
      headers: { Accept: 'application/json' },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    if (!response.ok) {
      void response.body?.cancel()
      return fail({ reason: 'status', message: `Server returned ${response.status}` })
    }
    const text = await readBounded(response)
    if (text === null)
      return fail({ reason: 'too-large', message: `The answer of ${call} is too large` })
    return succeed(JSON.parse(text) as unknown)
  } catch (error) {
    if (signal?.aborted) throw error
    const reason = error instanceof SyntaxError ? 'not-json' : 'unreachable'
    return fail({ reason, message: `${call}: ${explain(error)}` })
  }
}

/** fetch says only that it failed; its cause says why. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error && error.cause.message
    ? `${error.message}: ${error.cause.message}`
    : error.message
}

async function readBounded(response: Response): Promise<string | null> {
  if (Number(response.headers.get('content-length') ?? 0) > answerLimit) {
    void response.body?.cancel()
    return null
  }
  if (!response.body) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > answerLimit) {
      void reader.cancel()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** A field as text, whatever the service made of it; '' for what is no text. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

/** A count as the service gives it, also as text; `null` when it is none. */
export function countOf(value: unknown): number | null {
  const text = textOf(value)
  const number = Number(text)
  return text !== '' && Number.isFinite(number) && number >= 0 ? number : null
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * An image path of the service as an address: whole ones stay, paths are prefixed with the
 * service's host (spec 7).
 */
export function imageAddress(path: string, host: string): string | null {
  if (path === '') return null
  if (/^https?:\/\//i.test(path)) return path
  // Browsers read “\” in an address as “/”.
  if (/^[a-z][a-z\d+.-]*:/i.test(path) || /^[/\\]{2}/.test(path)) return null
  return `${host}/${path.replace(/^\/+/, '')}`
}

/** A field that is an address part as our own service gives it; '' for anything else. */
export const slugOf = (value: unknown): string =>
  typeof value === 'string' && /^[\w-]{1,300}$/.test(value) ? value : ''
