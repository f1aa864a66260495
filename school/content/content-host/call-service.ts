import type { Photo, ShownPicture } from '../../base/photo.ts'
import { fail, succeed, type Result } from '../../base/result.ts'

/** Unusable answer of the content service. Visitors see one text for all reasons (spec 8). */
export interface ServiceFailure {
  reason: 'unreachable' | 'status' | 'not-json' | 'too-large' | 'wrong-shape'
  /** for the log */
  message: string
}

/** Maximum size of an answer in bytes; a page of articles is far smaller. */
const maxAnswerBytes = 8 * 1024 * 1024

/** Timeout of a call, in milliseconds. */
const answerTimeoutMs = 5_000

/**
 * Makes one of the two calls of spec 7: a GET request that returns JSON. Whatever the service does
 * is a result. Runs on the server and in the browser.
 *
 * @param address full address on the server, path or full address in the browser
 * @param signal ends the call; only then does this function throw
 * @param timeoutMs how long the answer may take
 */
export async function callService(
  address: string,
  signal?: AbortSignal,
  timeoutMs = answerTimeoutMs,
): Promise<Result<unknown, ServiceFailure>> {
  const timeout = AbortSignal.timeout(timeoutMs)
  // Drops the query: the log must not show what visitors look for.
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

/** Explains why a call failed: fetch gives the reason only in the cause of its error. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error && error.cause.message
    ? `${error.message}: ${error.cause.message}`
    : error.message
}

/** Reads an answer as text; `null` when the answer is larger than {@link maxAnswerBytes}. */
async function readBounded(response: Response): Promise<string | null> {
  if (Number(response.headers.get('content-length') ?? 0) > maxAnswerBytes) {
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
    if (bytes > maxAnswerBytes) {
      void reader.cancel()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** Returns a field as text; '' when the field is neither text nor a number. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.trim() : ''
}

/** Returns a count that the service sends as a number or text; `null` when it is not a count. */
export function countOf(value: unknown): number | null {
  const text = textOf(value)
  const number = Number(text)
  return text !== '' && Number.isFinite(number) && number >= 0 ? number : null
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The parts of an article or announcement that lists do not show. */
export interface ServiceBody {
  /** not cleaned yet */
  html: string
  /** the fields beyond those of spec 7, which only our own service sends; not checked yet */
  fields: unknown
}

/** Maximum length of a body, in characters. */
const maxBodyLength = 500_000

/** Maximum length of the further fields as JSON, in characters. */
const maxFieldsLength = 10_000

/** Reads the body and the further fields of an item; fields that are too long are left out. */
export const serviceBody = (content: unknown, fields: unknown): ServiceBody => ({
  html: textOf(content).slice(0, maxBodyLength),
  fields: isRecord(fields) && JSON.stringify(fields).length <= maxFieldsLength ? fields : {},
})

/** Leaves out the parts that lists do not show. */
export function withoutBody<Item extends ServiceBody>({
  html: _,
  fields: __,
  ...item
}: Item): Omit<Item, keyof ServiceBody> {
  return item
}

/**
 * Turns an image path of the service into an address: full addresses stay, paths get the service's
 * host (spec 7).
 */
function imageAddress(path: string, host: string): string | null {
  if (path === '') return null
  if (/^https?:\/\//i.test(path)) return path
  // Browsers treat “\” in an address as “/”.
  if (/^[a-z][a-z\d+.-]*:/i.test(path) || /^[/\\]{2}/.test(path)) return null
  return `${host}/${path.replace(/^\/+/, '')}`
}

/**
 * Returns the picture of an item. Our own service also sends the sizes of a photograph. Of other
 * services, and when the sizes do not fit together, only the address is taken.
 */
export function pictureOf(image: unknown, photo: unknown, host: string): ShownPicture | null {
  const address = imageAddress(textOf(image), host)
  return (address && isRecord(photo) && parsePhoto(photo, address, host)) || address
}

function parsePhoto(photo: Record<string, unknown>, address: string, host: string): Photo | null {
  const folder = imageAddress(textOf(photo.folder), host)
  const widths = Array.isArray(photo.widths)
    ? photo.widths.flatMap((each) => countOf(each) ?? [])
    : []
  if (!folder || !/^[\w./:-]+\/$/.test(folder) || widths.length === 0) return null
  const width = countOf(photo.width)
  const height = countOf(photo.height)
  if (!width || !height) return null
  const focalPoint = { focalX: countOf(photo.focalX) ?? 50, focalY: countOf(photo.focalY) ?? 50 }
  return { address, width, height, folder, widths, alt: textOf(photo.alt), ...focalPoint }
}

/** Returns a field that is a slug of our own service, otherwise ''. */
export const slugOf = (value: unknown): string =>
  typeof value === 'string' && /^[\w-]{1,300}$/.test(value) ? value : ''
