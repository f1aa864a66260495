import { isDeepStrictEqual } from 'node:util'
import type { MiddlewareHandler } from 'hono'
import { refusals, type RefusalReason } from '../../server/api/admin/refusals.ts'
import { staffRoutes } from '../../product/staff-calls.ts'

const patterns = staffRoutes.map((route) => {
  const [method = '', path = ''] = route.name.split(' ')
  return { route, method, path: new RegExp(`^(/api/admin)?${path.replace(/:\w+/g, '[^/]+')}$`) }
})

/**
 * Checks that every call answers exactly what its route states: the status, the shape to the last
 * field, or a refusal that it names. A call that does not is an error of the server.
 */
export const keepContract: MiddlewareHandler = async (context, next) => {
  await next()
  const { method, path } = context.req
  const found = patterns.find((each) => each.method === method && each.path.test(path))
  const isJson = context.res.headers.get('content-type')?.startsWith('application/json')
  if (!found || !isJson || context.res.status >= 500) return
  const { route } = found
  const body = (await context.res.clone().json()) as unknown
  if (context.res.ok) {
    const read = route.answer.safeParse(body)
    const isExact = read.success && isDeepStrictEqual(read.data, body)
    if (context.res.status === route.status && isExact) return
    throw new Error(`${route.name} answered what it does not state: ${JSON.stringify(body)}`, {
      cause: read.error,
    })
  }
  const { error, reason } = body as { error: unknown; reason: RefusalReason }
  const isStated = (text: string) =>
    route.refusals.includes(reason) || text.startsWith('There is no such call.')
  if (
    typeof error === 'string' &&
    isStated(error) &&
    refusals[reason].status === context.res.status
  )
    return
  throw new Error(`${route.name} was refused in a way that it does not state: ${reason}`)
}
