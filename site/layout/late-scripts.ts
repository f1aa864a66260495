import { createElement, type ComponentType } from 'react'
import type { ShouldRevalidateFunction } from 'react-router'
import { SiteUpdatedError } from '../errors/connection.ts'
import { PageError } from '../errors/page-error.tsx'

interface RouteModule {
  default: ComponentType
  ErrorBoundary?: ComponentType
  clientLoader?: (args: ClientLoaderArgs) => unknown
  handle?: object
  shouldRevalidate?: ShouldRevalidateFunction
}

interface ClientLoaderArgs {
  serverLoader: () => Promise<unknown>
}

/** A route in React Router's build manifest. */
interface RouteEntry {
  id: string
  hasLoader: boolean
  hasClientLoader: boolean
  hasErrorBoundary: boolean
  /** address of its script */
  module: string
  /** addresses of all scripts that this script imports */
  imports: string[]
}

/** Global variables that each page's scripts write and `HydratedRouter` reads. */
interface ReactRouterGlobals {
  __reactRouterManifest: { routes: Record<string, RouteEntry> }
  __reactRouterRouteModules: Record<string, RouteModule>
}

/** Addresses of the loaded scripts. */
const loadedScripts = new Set<string>()

/**
 * Makes each route's loader also fetch the script of its page, without a reload (decision 0058).
 */
export function loadScriptsInLoaders() {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } =
    globalThis as unknown as ReactRouterGlobals
  for (const route of Object.values(manifest.routes)) {
    if (route.id in modules)
      for (const address of [route.module, ...route.imports]) loadedScripts.add(address)
    else modules[route.id] = lateModule(route)
  }
}

/** Returns a route whose script is loaded with its data. */
function lateModule(route: RouteEntry): RouteModule {
  let module: RouteModule | undefined
  let fragment = ''
  // React Router reads the handle once, before the script with its content arrives.
  const handle = {}
  const load = async () => {
    // Browsers remember an import that failed; a fragment makes the next try a new one.
    module ??= await loadModule(route, fragment).catch((error: unknown) => {
      fragment += '#1'
      throw error
    })
    Object.assign(handle, module.handle)
    return module
  }
  return {
    async clientLoader(args) {
      if (route.hasClientLoader) return (await load()).clientLoader?.(args)
      const [data] = await Promise.all([route.hasLoader ? args.serverLoader() : null, load()])
      return data
    },
    handle,
    default: () => module && createElement(module.default),
    // All routes share one error boundary. It must exist before their scripts arrive.
    ...(route.hasErrorBoundary && { ErrorBoundary: PageError }),
    // A script that did not come is asked for again with the next page.
    shouldRevalidate: (args) =>
      !module || (module.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate),
  }
}

/** Imports a script, after fetching the scripts that it imports into the browser's cache. */
async function loadModule({ module, imports }: RouteEntry, fragment: string): Promise<RouteModule> {
  await Promise.all([module, ...imports].map(fetchScript))
  return import(/* @vite-ignore */ module + fragment) as Promise<RouteModule>
}

async function fetchScript(address: string) {
  if (loadedScripts.has(address)) return
  const answer = await fetch(address)
  if (answer.status === 404) throw new SiteUpdatedError(address)
  const isScript = answer.headers.get('content-type')?.startsWith('text/javascript')
  if (!answer.ok || !isScript) throw new TypeError(address)
  await answer.arrayBuffer()
  loadedScripts.add(address)
}
