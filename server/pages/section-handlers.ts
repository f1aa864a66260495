import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

type Route = NonNullable<ServerBuild['routes'][string]>

/**
 * Builds a request handler from one React Router handler for each first segment of an address. With
 * all routes, an uncached page costs 11 to 24 % more (docs/decisions/0058).
 * @param mode of the build, as for `createRequestHandler`
 */
export function handleBySection(build: ServerBuild, mode: string): RequestHandler {
  const whole = createRequestHandler(build, mode)
  const segments = new Set(
    Object.values(build.routes).flatMap((route) => (route && firstSegment(route)) ?? []),
  )
  const handlers = new Map(
    [...segments].map((segment) => [
      segment,
      createRequestHandler(sectionOf(build, segment), mode),
    ]),
  )
  return (request, context) => {
    const [, segment = ''] = new URL(request.url).pathname.split('/')
    // React Router itself handles unknown segments, other cases and escapes.
    return (handlers.get(segment) ?? whole)(request, context)
  }
}

/** Returns the first segment of a route's addresses; `null` for any, as of a layout. */
function firstSegment({ path, index = false }: Route): string | null {
  if (path === undefined) return index ? '' : null
  const [segment = ''] = path.split('/')
  return /^$|[:*]/.test(segment) ? null : segment
}

/** Reduces the site to the routes that an address with this first segment can match. */
function sectionOf(build: ServerBuild, segment: string): ServerBuild {
  const isIncluded = (id: string) => {
    const route = build.routes[id]
    return route !== undefined && [null, segment].includes(firstSegment(route))
  }
  const only = <Value>(routes: Record<string, Value>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => isIncluded(id)))
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  }
}
