import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

type Route = NonNullable<ServerBuild['routes'][string]>

/**
 * React Router's handler for the whole site, made of one for each first segment of an address,
 * which knows only the routes that begin with it. It goes through all the routes it knows, twice,
 * to find a page's, and makes a tree of them to render
 * it: with those of one section a page costs a seventh less.
 * @param mode of the build, as `createRequestHandler` takes it
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
    // What no route names, or in another case or with escapes, is for React Router to tell.
    return (handlers.get(segment) ?? whole)(request, context)
  }
}

/**
 * The first segment of all addresses of a route; `null`: it can be any, as of a layout, or of the
 * page not found.
 */
function firstSegment({ path, index = false }: Route): string | null {
  if (path === undefined) return index ? '' : null
  const [segment = ''] = path.split('/')
  return /^$|[:*]/.test(segment) ? null : segment
}

/** The site with those of its routes that an address beginning with a segment can mean. */
function sectionOf(build: ServerBuild, segment: string): ServerBuild {
  const isMeant = (id: string) => {
    const route = build.routes[id]
    return route !== undefined && [null, segment].includes(firstSegment(route))
  }
  const only = <Value>(routes: Record<string, Value>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => isMeant(id)))
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  }
}
