import { patience } from '../helpers/patience.ts'

/** Time limit of a command, in milliseconds; the browser's own limits are shorter. */
const commandLimit = 30_000 * patience

/** A session of the WebDriver protocol (https://www.w3.org/TR/webdriver2/). */
export interface WebDriverSession {
  /** Sends a command. @returns its value */
  send: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>
}

/** Begins a session with a driver at an address. @param limit for the browser's start, in milliseconds */
export async function beginSession(
  driver: string,
  capabilities: object,
  limit: number,
): Promise<WebDriverSession> {
  const timeouts = { pageLoad: 25_000 * patience, script: 15_000 * patience }
  const body = { capabilities: { alwaysMatch: { timeouts, ...capabilities } } }
  const begun = await send(driver, 'POST', '/session', body, limit)
  const { sessionId } = begun as { sessionId: string }
  return {
    send: (method, path, body) => send(`${driver}/session/${sessionId}`, method, path, body),
  }
}

/** A script whose page was left while it ran. */
export class LeftPageError extends Error {}

async function send(
  address: string,
  method: string,
  path: string,
  body?: object,
  limit = commandLimit,
): Promise<unknown> {
  const answer = await fetch(address + path, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(limit),
  }).catch((cause: unknown) => {
    throw new Error(`${method} ${path} ${JSON.stringify(body)?.slice(0, 200)}: no answer`, {
      cause,
    })
  })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  const fault = `${method} ${path}: ${error}: ${message}`
  throw message.includes('before the unload event') ? new LeftPageError(fault) : new Error(fault)
}
