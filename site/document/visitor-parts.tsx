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

type Source = ModuleSource & Pick<EntryContext, 'serverHandoffString'>

const fonts = [figtree, bricolage]

/** Makes a browser fetch the fonts at once, before the style sheet asks for them. */
export const FontLinks = () =>
  fonts.map((font) => (
    <link
      key={font}
      rel="preload"
      href={font}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />
  ))

/** Inline scripts in the head of each page, which also work without React. */
const headScripts = [scrollScript, menuScript]

/**
 * The scripts of a page: small inline ones that run at once, and React, which starts after the
 * first paint (docs/decisions/0026). The fonts are fetched with the style sheet that names them.
 * @param data the data of the loaders, as React Router encodes them
 */
export function visitorParts(context: Source, data: string) {
  const loader = moduleLoader(context)
  const scripts = [
    restoreScrollScript,
    contextScript(context, data),
    loader.script,
    startScript,
    motionScript,
    languageScript,
    shareScript,
    // The development server has no service worker.
    ...(import.meta.env.PROD ? [registerScript] : []),
  ]
  const parts: DocumentParts = {
    head: headScripts.map((script) => <InlineScript key={script} text={script} />),
    bodyEnd: (
      <>
        {loader.addresses.map((address) => (
          <link key={address} rel={laterLink} href={address} />
        ))}
        <FontLinks />
        {scripts.map((text) => (
          <InlineScript
            key={text}
            text={text}
            {...(text === loader.script && { type: laterScript })}
          />
        ))}
      </>
    ),
  }
  return {
    parts,
    /** the texts of the inline scripts, for the page's policy */
    scripts: [...headScripts, ...scripts],
    /** the addresses of the page's modules and fonts */
    files: [...loader.addresses, ...fonts],
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
 * Reads from the build's manifest what React Router's `Scripts` writes: the modules of a page, and
 * the script that loads them into the global variable that its entry reads.
 */
function moduleLoader({ manifest, staticHandlerContext }: ModuleSource) {
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
