import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Ends a request whose body is not there in time, in milliseconds. Node has one limit for all. */
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
