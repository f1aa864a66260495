import { menuScript } from './layout/menu-script.ts'
import { scrollScript } from './layout/scroll-script.ts'
import {
  laterPreload,
  laterScript,
  moduleScript,
  scriptPreload,
  startScript,
} from './layout/start-script.ts'
import bricolage from './styles/fonts/bricolage-grotesque.woff2'
import figtree from './styles/fonts/figtree.woff2'

/**
 * The type faces, asked for along with the style sheet that names them; the browser's React need
 * not know of it.
 */
const typePreloads = [figtree, bricolage]
  .map(
    (face) =>
      `<link rel="preload" href="${face}" as="font" type="font/woff2" crossorigin="anonymous"/>`,
  )
  .join('')

/** What runs in each page from its head on, with and without React. */
const headScripts = [scrollScript, menuScript]
const headScriptTags = headScripts.map((script) => `<script>${script}</script>`).join('')

/**
 * Where the end of each page begins (root.tsx): after it stands nothing that comes from content.
 */
const pageFoot = '<div class="page-foot">'
const inlineScript = /<script[^>]*>([^]*?)<\/script>/g

/** A page as it is sent. */
export interface PageDocument {
  bytes: Buffer<ArrayBuffer>
  /** the texts of its own inline scripts: of what stands in it, only these may run */
  scripts: string[]
}

/**
 * The page of what React rendered, with what the loaders returned where React Router's client looks
 * for it, and with its scripts put off until it has been painted.
 * @param data of the loaders, as React Router encodes it
 */
export function makeDocument(html: string, data: string): PageDocument {
  const headEnd = html.indexOf('</head>')
  const footStart = html.lastIndexOf(pageFoot)
  const foot = html.slice(footStart)
  if (footStart < 0 || !foot.includes(moduleScript))
    throw new Error(
      'React Router loads its scripts in another way than site/layout/start-script.ts knows.',
    )

  const enqueue = `window.__reactRouterContext.streamController.enqueue(${escapeForScript(JSON.stringify(data))});`
  const dataScript = `${enqueue}window.__reactRouterContext.streamController.close();`
  const added = `<script>${dataScript}</script><script>${startScript}</script></body>`
  // In pieces: a page is a long string, and each change to it would copy it.
  const pieces = [
    '<!DOCTYPE html>',
    html.slice(0, headEnd).replaceAll(scriptPreload, laterPreload),
    typePreloads,
    headScriptTags,
    html.slice(headEnd, footStart),
    foot.replace(moduleScript, laterScript).replace('</body>', () => added),
  ]
  return {
    bytes: Buffer.concat(pieces.map((piece) => Buffer.from(piece))),
    scripts: [
      ...headScripts,
      ...Array.from(foot.matchAll(inlineScript), ([, script = '']) => script),
      dataScript,
      startScript,
    ],
  }
}

const escapeForScript = (json: string) =>
  json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
