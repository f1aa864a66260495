import { readToken } from '../../../school/staff/accounts/stored-session.ts'
import type { AnswerOf, BodyOf, CallName, ParamsOf, QueryOf } from '../../../product/contract.ts'
import { StaffApiError } from './staff-api-error.ts'
import { send, type StaffRequest } from './transport.ts'
import { callsWithoutSession, unconfirmedCalls } from './waiting-calls.ts'

/** Types one part of a call as its route declares it: required, optional or forbidden. */
type Part<Key extends string, Value> = [Value] extends [undefined | Record<string, never>]
  ? Partial<Record<Key, undefined>>
  : {} extends Value
    ? Partial<Record<Key, Value>>
    : Record<Key, Value>

export interface CallOptions extends Pick<StaffRequest, 'signal' | 'onProgress' | 'isFile'> {
  /** `false`: refuses at once instead of asking the person to sign in or confirm; by default it asks */
  askAgain?: boolean
}

type Call<Name extends CallName> = CallOptions &
  Part<'params', ParamsOf<Name>> &
  Part<'query', QueryOf<Name>> &
  Part<'body', BodyOf<Name>>

/** The arguments of a call whatever its name. */
interface AnyCall extends CallOptions {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
}

/**
 * Calls the staff API; parameters, body and answer are typed by the route. When the session has ended,
 * the person signs in again in place and the call is repeated: typed text is never lost. A call that
 * needs a confirmation asks for it in the same way. A body that holds a file is sent as a form.
 *
 * @example
 *   const { data } = await callStaffApi('GET /facts', { query: { overdue: 'true' } })
 *   await callStaffApi('PUT /facts/:id', { params: { id: 4 }, body: { isTrueToday: true } })
 * @returns the answer, not checked again: the server's tests check every answer
 * @throws {@link StaffApiError}
 */
export async function callStaffApi<Name extends CallName>(
  name: Name,
  ...[given]: {} extends Call<Name> ? [Call<Name>?] : [Call<Name>]
): Promise<AnswerOf<Name>> {
  const call = (given ?? {}) as AnyCall
  const { askAgain = true } = call
  for (;;) {
    const token = readToken()
    const { isDone, status, body } = await send({ ...requestOf(name, call), token })
    if (isDone) return body
    const refusal = new StaffApiError(status, body)
    if (refusal.reason === 'confirm' && askAgain && (await unconfirmedCalls.ask())) continue
    const hasSignedOut = readToken() === null
    if (status !== 401 || !askAgain || hasSignedOut) throw refusal
    // The person signed in again during this call: repeats it with the new token.
    const isNewer = readToken() !== token
    if (!isNewer && !(await askToSignIn(token, name.startsWith('GET ')))) throw refusal
  }
}

/** Page and token of the session for which the person declined to sign in again; '' for none. */
let declinedFor = ''

/** Asks the person to sign in again. After “Not now”, only saves ask again on the same page. */
async function askToSignIn(token: string | null, isReading: boolean): Promise<boolean> {
  const pageAndToken = `${location.pathname} ${token}`
  if (isReading && pageAndToken === declinedFor) return false
  const isSignedIn = await callsWithoutSession.ask()
  declinedFor = isSignedIn ? '' : pageAndToken
  return isSignedIn
}

function requestOf(name: CallName, { params = {}, query = {}, body, ...options }: AnyCall) {
  const [method = '', pattern = ''] = name.split(' ')
  const path = pattern.replaceAll(/:(\w+)/g, (_all, part: string) =>
    encodeURIComponent(String(params[part])),
  )
  return { ...options, method, path: `/api/admin${path}${queryText(query)}`, body }
}

function queryText(query: Record<string, unknown>): string {
  const parts = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]) => [key, String(value)])
  return parts.length > 0 ? `?${new URLSearchParams(parts).toString()}` : ''
}
