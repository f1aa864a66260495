import { noteConnection, noteLostConnection, withinTime } from './connection.ts'
import { noteServerTime } from './server-clock.ts'
import { connectionLost } from './staff-api-error.ts'

/** Maximum wait for a whole answer, in milliseconds: then the connection counts as lost. */
const answerLimitMs = 30_000

/** Maximum time without progress while a file is sent, in milliseconds. */
const stallLimitMs = 30_000

/** Maximum time the server may work on a file that has arrived, in milliseconds. */
const workLimitMs = 300_000

export interface StaffRequest {
  method: string
  path: string
  /** sent as JSON, or as a form when it holds a file */
  body: unknown
  token: string | null
  signal?: AbortSignal | undefined
  /** the answer is a file, returned as a Blob */
  isFile?: boolean
  /** called with the sent part of a file, from 0 to 1 */
  onProgress?: ((part: number) => void) | undefined
}

interface StaffResponse {
  isDone: boolean
  status: number
  /** parsed JSON; the text when it is not JSON */
  body: unknown
}

/**
 * Sends a request and waits for its whole response.
 *
 * @throws StaffApiError with status 0 when the connection is lost, or the error of an aborted signal
 */
export async function send(request: StaffRequest): Promise<StaffResponse> {
  const form = formOf(request.body)
  try {
    const arrived = await (form ? sendForm(request, form) : sendJson(request))
    noteConnection()
    return arrived
  } catch (error) {
    if (request.signal?.aborted) throw error
    noteLostConnection()
    throw connectionLost()
  }
}

/** Makes a form of a body that holds a file; `null` for any other body. */
function formOf(body: unknown): FormData | null {
  const parts = typeof body === 'object' && body !== null ? Object.entries(body) : []
  if (!parts.some(([, value]) => value instanceof File)) return null
  const form = new FormData()
  for (const [name, value] of parts as [string, File | string | undefined][])
    if (value !== undefined) form.set(name, value)
  return form
}

const headersOf = (token: string | null): Record<string, string> => ({
  accept: 'application/json',
  ...(token && { authorization: `Bearer ${token}` }),
})

function sendJson({
  method,
  path,
  body,
  token,
  signal,
  isFile,
}: StaffRequest): Promise<StaffResponse> {
  const ask = async (limited: AbortSignal) => {
    const response = await fetch(path, {
      method,
      headers: {
        ...headersOf(token),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: limited,
    })
    noteServerTime(response.headers.get('date'))
    const { status } = response
    if (isFile && response.ok) return { isDone: true, status, body: await response.blob() }
    return responseOf(status, await response.text(), response.headers.get('content-type'))
  }
  return withinTime(answerLimitMs, ask, signal)
}

/** Sends files. Uses XMLHttpRequest: fetch does not report progress. */
function sendForm({ method, path, token, signal, onProgress }: StaffRequest, form: FormData) {
  return new Promise<StaffResponse>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    for (const [name, value] of Object.entries(headersOf(token)))
      request.setRequestHeader(name, value)
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = (limitMs: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), limitMs)
    }
    const abort = () => request.abort()
    signal?.addEventListener('abort', abort)
    wait(stallLimitMs)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait(stallLimitMs)
      onProgress?.(total > 0 ? loaded / total : 0)
    })
    request.upload.addEventListener('load', () => wait(workLimitMs))
    request.addEventListener('load', () => {
      noteServerTime(request.getResponseHeader('date'))
      const type = request.getResponseHeader('content-type')
      resolve(responseOf(request.status, request.responseText, type))
    })
    request.addEventListener('loadend', () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      // Does nothing after an answer.
      reject(new Error('The file was not sent.'))
    })
    request.send(form)
  })
}

function responseOf(status: number, text: string, type: string | null): StaffResponse {
  return { isDone: status >= 200 && status < 300, status, body: bodyOf(text, type) }
}

function bodyOf(text: string, type: string | null): unknown {
  if (text === '') return undefined
  if (!type?.includes('json')) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
