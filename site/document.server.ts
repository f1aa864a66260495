import { scrollScript } from './layout/scroll-script.ts'
import { laterPreload, laterScript, moduleScript, scriptPreload, startScript } from './layout/start-script.ts'
import bricolage from './styles/fonts/bricolage-grotesque.woff2'
import figtree from './styles/fonts/figtree.woff2'

/**
 * The nonce that tells React Router's inline scripts from others in what is rendered. It is made anew for each process and
 * taken out of every page, so nothing that found its way into the content can carry it.
 */
export const scriptMark = crypto.randomUUID()

const mark = ` nonce="${scriptMark}"`
const markedScript = new RegExp(`<script${mark}[^>]*>([^]*?)</script>`, 'g')

/** The type faces, asked for along with the style sheet that names them; the browser's React need not know of it. */
const typePreloads = [figtree, bricolage]
  .map((face) => `<link rel="preload" href="${face}" as="font" type="font/woff2" crossorigin="anonymous"/>`)
  .join('')

/** A page as it is sent. */
export interface PageDocument {
  bytes: Buffer<ArrayBuffer>
  /** the texts of its own inline scripts: of what stands in it, only these may run */
  scripts: string[]
}

/**
 * The page of what React rendered with {@link scriptMark}, with what the loaders returned where React Router's client looks
 * for it, and with its scripts put off until it has been painted.
 * @param data of the loaders, as React Router encodes it
 */
export function makeDocument(html: string, data: string): PageDocument {
  const headEnd = html.indexOf('</head>')
  const tailStart = html.indexOf(`<script${mark}`, headEnd)
  // In three pieces: a page is a long string, and each change to it would copy it. Links and scripts stand at its ends.
  const head = html.slice(0, headEnd).replaceAll(mark, '').replaceAll(scriptPreload, laterPreload)
  const tail = html.slice(tailStart)
  const ended = tail.replaceAll(mark, '')
  if (tailStart < 0 || !ended.includes(moduleScript))
    throw new Error('React Router loads its scripts in another way than site/layout/start-script.ts knows.')

  const enqueue = `window.__reactRouterContext.streamController.enqueue(${escapeForScript(JSON.stringify(data))});`
  const dataScript = `${enqueue}window.__reactRouterContext.streamController.close();`
  const added = `<script>${dataScript}</script><script>${startScript}</script></body>`
  const end = ended.replace(moduleScript, laterScript).replace('</body>', () => added)
  const pieces = ['<!DOCTYPE html>', head, typePreloads, html.slice(headEnd, tailStart), end]
  return {
    bytes: Buffer.concat(pieces.map((piece) => Buffer.from(piece))),
    scripts: [
      scrollScript,
      ...Array.from(tail.matchAll(markedScript), ([, script = '']) => script),
      dataScript,
      startScript,
    ],
  }
}

const escapeForScript = (json: string) =>
  json.replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
