/** The modules that a page's React needs, and the script that loads them. */
export interface ModuleLoader {
  addresses: string[]
  script: string
}

/** React Router's data about a page whose loaders are done; an `EntryContext` is one. */
export interface ModuleSource {
  manifest: {
    url: string
    entry: { module: string; imports: string[] }
    routes: Record<string, { id: string; module: string; imports?: string[] } | undefined>
    hmr?: { runtime: string }
  }
  staticHandlerContext: { matches: readonly { route: { id: string } }[] }
}

/**
 * Reads from the build's manifest what React Router's `Scripts` writes: it expects the modules of
 * the page's routes in a global variable before its entry runs.
 */
export function moduleLoader({ manifest, staticHandlerContext }: ModuleSource): ModuleLoader {
  const routes = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id] ?? [],
  )
  const { entry, url, hmr } = manifest
  const imports = routes.map(
    ({ module }, index) => `import * as route${index} from ${JSON.stringify(module)};`,
  )
  const modules = routes.map(({ id }, index) => `${JSON.stringify(id)}:route${index}`)
  const lines = [
    // In development only.
    ...(hmr ? [`import ${JSON.stringify(hmr.runtime)};`] : []),
    `import ${JSON.stringify(url)};`,
    ...imports,
    `window.__reactRouterRouteModules={${modules.join(',')}};`,
    `import(${JSON.stringify(entry.module)});`,
  ]
  const addresses = [
    ...[url, entry.module, ...entry.imports],
    ...routes.flatMap((route) => [route.module, ...(route.imports ?? [])]),
  ]
  return { addresses: [...new Set(addresses)], script: lines.join('\n') }
}
