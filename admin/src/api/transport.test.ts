import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UploadRequest } from '../../../tests/helpers/upload-request.ts'

// The connection is watched by the browser's events.
vi.hoisted(() => void vi.stubGlobal('window', new EventTarget()))
const { send } = await import('./transport.ts')

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000)

/** Sends a file to a server that takes it and never answers. */
function sendFile(signal?: AbortSignal) {
  const parts: number[] = []
  const result: { failure?: unknown } = {}
  const body = { file: new File(['x'], 'gate.jpg'), name: undefined }
  const onProgress = (part: number) => void parts.push(part)
  void send({ method: 'POST', path: '/media', body, token: 'mine', signal, onProgress }).catch(
    (failure: unknown) => {
      result.failure = failure
    },
  )
  return { parts, result }
}

const lost = { status: 0, reason: 'lost' }
let sent: { headers: unknown; fields: string[] } | null = null

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', UploadRequest)
  vi.stubGlobal(
    'fetch',
    (_path: string, request: { headers: unknown; body: FormData; signal: AbortSignal }) => {
      sent = { headers: request.headers, fields: [...request.body.keys()] }
      return new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => reject(new Error('aborted'))),
      )
    },
  )
})
afterEach(() => vi.useRealTimers())

test('a file that is sent goes as a form, without the fields that are not given, and may rest for 30 seconds', async () => {
  const { parts, result } = sendFile()
  const headers = { accept: 'application/json', authorization: 'Bearer mine' }
  expect(sent).toEqual({ headers, fields: ['file'] })
  await seconds(29)
  UploadRequest.last?.move(0.5)
  await seconds(29.9)
  expect(result.failure).toBeUndefined()
  await seconds(0.1)
  expect(result.failure).toMatchObject(lost)
  expect(parts).toEqual([0.5])
})

test('a file that has arrived may be worked on for five minutes, not longer', async () => {
  const { result } = sendFile()
  UploadRequest.last?.move(1)
  await seconds(299)
  expect(result.failure).toBeUndefined()
  await seconds(1)
  expect(result.failure).toMatchObject(lost)
})

test('a file is given up at once when the page that sent it is left', async () => {
  const left = new AbortController()
  const { result } = sendFile(left.signal)
  left.abort()
  await seconds(0)
  expect(result.failure).toBeInstanceOf(Error)
  expect(result.failure).not.toMatchObject(lost)
})
