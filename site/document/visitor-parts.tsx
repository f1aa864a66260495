import type { EntryContext } from 'react-router'
import { languageScript } from '../layout/language-script.ts'
import { motionScript } from '../layout/motion-script.ts'
import { menuScript } from '../layout/menu-script.ts'
import { restoreScrollScript } from '../layout/restore-scroll-script.ts'
import { scrollScript } from '../layout/scroll-script.ts'
import { shareScript } from '../layout/share-script.ts'
import { laterLink, laterScript, startScript } from '../layout/start-script.ts'
import { registerScript } from '../service-worker/register-script.ts'
import bricolage from '../styles/fonts/bricolage-grotesque.woff2'
import figtree from '../styles/fonts/figtree.woff2'
import type { DocumentParts } from './document-parts.ts'

/** The parts of a document that a page's own scripts are in. */
export interface VisitorParts {
  parts: DocumentParts
  /** the texts of its inline scripts, for the page's policy */
  scripts: string[]
  /** the addresses of its modules and its type */
  files: string[]
}

type Source = ModuleSource & Pick<EntryContext, 'serverHandoffString'>

const faces = [figtree, bricolage]

/** Scripts that run in each page from its head on, with and without React. */
const headScripts = [scrollScript, menuScript]

/**
 * The scripts of a page: small inline ones that run at once, and React, which starts after the first
 * paint (docs/decisions/0026). The type is fetched with the style sheet that names it.
 * @param data of the loaders, as React Router encodes it
 */
export function visitorParts(context: Source, data: string): VisitorParts {
  const loader = moduleLoader(context)
  const dataScript = contextScript(context, data)
  const parts = {
    head: headScripts.map((script) => <InlineScript key={script} text={script} />),
    bodyEnd: (
      <>
        {loader.addresses.map((address) => (
          <link key={address} rel={laterLink} href={address} />
        ))}
        {faces.map((face) => (
          <link
            key={face}
            rel="preload"
            href={face}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <InlineScript text={restoreScrollScript} />
        <InlineScript text={dataScript} />
        <InlineScript text={loader.script} type={laterScript} />
        <InlineScript text={startScript} />
        <InlineScript text={motionScript} />
        <InlineScript text={languageScript} />
        <InlineScript text={shareScript} />
        {import.meta.env.PROD && <InlineScript text={registerScript} />}
      </>
    ),
  }
  const scripts = [
    restoreScrollScript,
    dataScript,
    loader.script,
    startScript,
    motionScript,
    languageScript,
    shareScript,
    // The development server has no service worker.
    ...(import.meta.env.PROD ? [registerScript] : []),
  ]
  return {
    parts,
    scripts: [...headScripts, ...scripts],
    files: [...loader.addresses, ...faces],
  }
}

const InlineScript = ({ text, type }: { text: string; type?: string }) => (
  <script type={type} dangerouslySetInnerHTML={{ __html: text }} />
)

/** Returns the script that gives React Router's client its settings and the loaders' data. */
function contextScript({ serverHandoffString = '{}' }: Source, data: string): string {
  const stream = `new Response(${escapeForScript(JSON.stringify(data))}).body`
  return `window.__reactRouterContext=Object.assign(${serverHandoffString},{stream:${stream}})`
}

const escapeForScript = (json: string) =>
  json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The modules that a page's React needs, and the script that loads them. */
interface ModuleLoader {
  addresses: string[]
  script: string
}

/** React Router's data about a page whose loaders are done; an `EntryContext` is one. */
interface ModuleSource {
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
function moduleLoader({ manifest, staticHandlerContext }: ModuleSource): ModuleLoader {
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
