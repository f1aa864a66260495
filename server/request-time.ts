import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/**
 * Ends a request and its connection when its body has not arrived in time. Node has one limit for
 * all requests; here one request can get more.
 *
 * @param time milliseconds
 */
export function limitRequestTime(request: IncomingMessage, time: number): void {
  clearTimeout(timers.get(request))
  if (request.complete) return
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy()
  }, time).unref()
  timers.set(request, timer)
  request.once('close', () => clearTimeout(timer))
}

/** Gives a request with a file more time than others to arrive, in milliseconds. */
export function allowTime(context: Context, time: number): void {
  const { incoming } = (context.env ?? {}) as { incoming?: IncomingMessage }
  if (incoming) limitRequestTime(incoming, time)
}
