import { readToken } from '../session/session.ts'
import { noteConnection, noteLostConnection } from './connection.ts'
import { callsWithoutSession, unconfirmedCalls } from './waiting-calls.ts'
import { connectionLost, StaffApiError } from './staff-api-error.ts'
import { withinTime } from './time-limit.ts'

/** After this time without a whole answer the connection counts as lost, in milliseconds. */
const answerLimitMs = 30_000

export interface ApiCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** sent as JSON; FormData goes as it is */
  body?: unknown
  signal?: AbortSignal
  /**
   * whether the person is asked to sign in again or to confirm, and the call repeated; false for
   * those calls themselves
   */
  askAgain?: boolean
}

/**
 * One call of the staff API (docs/staff-api.md). When the session has expired the person signs in
 * again in place, and the call is made once more: what they typed is never lost. Likewise when it
 * takes a confirmation.
 * @param path below /api/admin
 * @returns the answer's JSON, or its text when it is not one
 * @throws {@link StaffApiError}
 */
export async function callApi(path: string, call: ApiCall = {}): Promise<unknown> {
  const { askAgain = true } = call
  for (;;) {
    const token = readToken()
    const { isDone, status, body } = await send(path, call, token)
    if (isDone) return body
    const refusal = new StaffApiError(status, body)
    if (refusal.reason === 'confirm' && askAgain && (await unconfirmedCalls.ask())) continue
    if (status !== 401 || !askAgain) throw refusal
    // The person signed in again during this call: repeats it with the new token.
    const isNewer = readToken() !== null && readToken() !== token
    if (!isNewer && !(await callsWithoutSession.ask())) throw refusal
  }
}

async function send(path: string, { method = 'GET', body, signal }: ApiCall, token: string | null) {
  const isFile = body instanceof FormData
  const ask = async (limited: AbortSignal) => {
    const response = await fetch(`/api/admin${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isFile && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
      signal: limited,
    })
    return { isDone: response.ok, status: response.status, body: await readBody(response) }
  }
  try {
    const answer = await withinTime(answerLimitMs, ask, signal)
    noteConnection()
    return answer
  } catch (error) {
    if (signal?.aborted) throw error
    noteLostConnection()
    throw connectionLost()
  }
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  if (!response.headers.get('content-type')?.includes('json')) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The query of a call, without what is empty. */
export function queryOf(
  parameters: Record<string, string | number | boolean | null | undefined>,
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  return query.size > 0 ? `?${query.toString()}` : ''
}
