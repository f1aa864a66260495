import { isDeepStrictEqual } from 'node:util'
import { runInNewContext } from 'node:vm'
import { languages } from '../site/languages/language.ts'

interface Manifest {
  entry: { imports: string[] }
  routes: Routes
}

interface RouteEntry {
  imports: string[]
  /** whether it has a component; without one it answers with a document or a file of its own */
  hasDefaultExport?: boolean
  [fact: string]: unknown
}

type Routes = Record<string, RouteEntry>

/** Facts of a language's routes that differ from the English ones, by language and English id. */
type OwnFacts = Record<string, Record<string, object>>

const assignment = 'window.__reactRouterManifest='

/**
 * Shortens the list of routes that React Router writes for browsers: leaves out routes that are no
 * pages, for the browser loads them by itself (site/layout/navigation-of.ts); of the others, what
 * is false or empty, and of their scripts those that every page has loaded before. The pages in other
 * languages are made in the browser from those in English.
 */
export function shortenManifest(script: string): string {
  if (!script.startsWith(assignment))
    throw new Error('React Router writes its routes in a new way.')
  const manifest = JSON.parse(script.slice(assignment.length).replace(/;\s*$/, '')) as Manifest
  const loaded = new Set(manifest.entry.imports)
  const routes: Routes = {}
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (!route.hasDefaultExport) continue
    const said = Object.entries(route).filter(([, value]) => value !== false && !isEmpty(value))
    const imports = route.imports.filter((address) => !loaded.has(address))
    routes[id] = { ...Object.fromEntries(said), imports }
  }
  const [, ...others] = languages
  const added = others.filter((language) => Object.keys(routes).some(isIn(language)))
  const english = Object.fromEntries(
    Object.entries(routes).filter(([id]) => !added.some((language) => isIn(language)(id))),
  )
  const written = `${assignment}${JSON.stringify({ ...manifest, routes: english })};`
  if (added.length === 0) return written
  const own = ownFacts(routes, english, added)
  if (!isDeepStrictEqual(withLanguages(english, own), routes))
    throw new Error('Pages in another language have other routes than those in English.')
  return `${written}(${addLanguages})(window.__reactRouterManifest.routes,${JSON.stringify(own)});`
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

/** Ids of routes in another language end with its name (site/routes.ts). */
const isIn = (language: string) => (id: string) => id.endsWith(`/${language}`)

/** Adds the routes in other languages, as site/routes.ts does: runs in the browser. */
const addLanguages = `(r,o)=>{const a=Object.values(r);for(const l in o)for(const e of a)if(e.parentId){const id=e.id+"/"+l;r[id]={...e,id,parentId:e.parentId=="root"?"root":e.parentId+"/"+l,...(e.index||e.path)&&{path:l+(e.path?"/"+e.path:"")},...o[l][e.id]}}}`

/** Returns all routes as the browser makes them. */
function withLanguages(english: Routes, own: OwnFacts): Routes {
  const made = runInNewContext(
    `const routes=${JSON.stringify(english)};(${addLanguages})(routes,${JSON.stringify(own)});JSON.stringify(routes)`,
  ) as string
  return JSON.parse(made) as Routes
}

/** Finds what cannot be made from the routes in English, such as the scripts of messages. */
function ownFacts(routes: Routes, english: Routes, added: readonly string[]): OwnFacts {
  const nothing = added.map((language): [string, OwnFacts[string]] => [language, {}])
  const same = withLanguages(english, Object.fromEntries(nothing))
  const differing = (id: string) =>
    Object.fromEntries(
      Object.entries(routes[id] ?? {}).filter(
        ([name, value]) => !isDeepStrictEqual(same[id]?.[name], value),
      ),
    )
  const facts = added.map((language): [string, OwnFacts[string]] => {
    const all = Object.keys(english).map((id): [string, object] => [
      id,
      differing(`${id}/${language}`),
    ])
    return [language, Object.fromEntries(all.filter(([, own]) => Object.keys(own).length > 0))]
  })
  return Object.fromEntries(facts)
}
