import type { IncomingMessage } from 'node:http'

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/**
 * Ends a request whose body has not arrived within a time, with its connection. Node does this for
 * all requests alike; here one may be given more.
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
