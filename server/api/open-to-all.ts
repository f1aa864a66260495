import type { MiddlewareHandler } from 'hono'

/**
 * Lets pages of any origin read an answer: the content is public, and other hosts of the school's
 * site request it.
 */
export const openToAll: MiddlewareHandler = async (context, next) => {
  await next()
  context.header('access-control-allow-origin', '*')
  context.header('cross-origin-resource-policy', 'cross-origin')
}
