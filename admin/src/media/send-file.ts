import { noteConnection, noteLostConnection } from '../api/connection.ts'
import { callsWithoutSession } from '../api/waiting-calls.ts'
import { connectionLost, StaffApiError } from '../api/staff-api-error.ts'
import { readToken } from '../session/session.ts'
import { mediaFileSchema, type MediaFile } from './media-file.ts'

/** How long nothing may move while a file is sent, in milliseconds. */
const stallLimitMs = 30_000

/** How long the server may take for a file that has arrived, other files before it included. */
const workLimitMs = 300_000

interface Sending {
  /** the file to replace; left out to add a new one */
  id?: string | undefined
  /** called with the sent part, from 0 to 1 */
  onProgress: (part: number) => void
}

/**
 * Sends a file to the library. After an expired session the person signs in, and the file is sent
 * once more.
 *
 * @throws {@link StaffApiError}
 */
export async function sendFile(file: File, sending: Sending): Promise<MediaFile> {
  for (;;) {
    const token = readToken()
    const { status, body } = await sendOnce(file, sending, token)
    if (status >= 200 && status < 300) return mediaFileSchema.parse(body)
    if (status !== 401) throw new StaffApiError(status, body)
    const isNewer = readToken() !== null && readToken() !== token
    if (!isNewer && !(await callsWithoutSession.ask())) throw new StaffApiError(401, body)
  }
}

/** Uses XMLHttpRequest: fetch does not report progress. */
function sendOnce(file: File, { id, onProgress }: Sending, token: string | null) {
  return new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(id ? 'PUT' : 'POST', id ? `/api/admin/media/${id}/file` : '/api/admin/media')
    request.setRequestHeader('accept', 'application/json')
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = (limitMs: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), limitMs)
    }
    const lose = () => {
      noteLostConnection()
      reject(connectionLost())
    }
    wait(stallLimitMs)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait(stallLimitMs)
      onProgress(total > 0 ? loaded / total : 0)
    })
    request.upload.addEventListener('load', () => wait(workLimitMs))
    request.addEventListener('load', () => {
      noteConnection()
      resolve({ status: request.status, body: parse(request.responseText) })
    })
    request.addEventListener('error', lose)
    request.addEventListener('abort', lose)
    request.addEventListener('loadend', () => clearTimeout(timer))
    const form = new FormData()
    form.set('file', file)
    request.send(form)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
