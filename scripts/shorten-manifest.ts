interface Manifest {
  entry: { imports: string[] }
  routes: Record<string, Record<string, unknown> & { imports: string[] }>
}

const assignment = 'window.__reactRouterManifest='

/**
 * Shortens the list of routes that React Router writes for browsers: leaves out what is false or
 * empty, and of a route's scripts those that every page has loaded before.
 */
export function shortenManifest(script: string): string {
  if (!script.startsWith(assignment))
    throw new Error('React Router writes its routes in a new way.')
  const manifest = JSON.parse(script.slice(assignment.length).replace(/;\s*$/, '')) as Manifest
  const loaded = new Set(manifest.entry.imports)
  const routes: Record<string, object> = {}
  for (const [id, route] of Object.entries(manifest.routes)) {
    const said = Object.entries(route).filter(([, value]) => value !== false && !isEmpty(value))
    const imports = route.imports.filter((address) => !loaded.has(address))
    routes[id] = { ...Object.fromEntries(said), imports }
  }
  return `${assignment}${JSON.stringify({ ...manifest, routes })};`
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0
