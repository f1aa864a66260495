import { renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'
import { laterPreload, laterScript, moduleScript, scriptPreload, startScript } from './layout/start-script.ts'
import { KeptMarkupContext, type KeepMarkup } from './layout/kept-markup.ts'

/**
 * Renders a page whole, not as a stream: pages are kept and compressed as a whole, and rendering to a string costs a
 * quarter less. Loaders therefore return data, never promises inside data.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const data = await readAll(context.serverHandoffStream)
  const { serverHandoffStream: _, ...wholeContext } = context
  const html = renderToString(
    <KeptMarkupContext value={keepMarkup}>
      <ServerRouter context={wholeContext} url={request.url} />
    </KeptMarkupContext>,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(page(html, data), { status, headers })
}

/** What parts of pages were rendered to; gone with the content that they were made from. */
const kept = new WeakMap<object, { variant: string; html: string }>()

const keepMarkup: KeepMarkup = (owner, variant, children) => {
  const known = kept.get(owner)
  if (known?.variant === variant) return known.html
  const html = renderToString(children)
  kept.set(owner, { variant, html })
  return html
}

/**
 * The bytes of a page, with what the loaders returned where React Router's client looks for it, and with its scripts put
 * off until it has been painted.
 */
function page(html: string, data: string): Uint8Array<ArrayBuffer> {
  const headEnd = html.indexOf('</head>')
  const scripts = html.lastIndexOf(moduleScript)
  const end = html.lastIndexOf('</body>')
  if (scripts < 0)
    throw new Error('React Router loads its scripts in another way than site/layout/start-script.ts knows.')
  const enqueue = `window.__reactRouterContext.streamController.enqueue(${escapeForScript(JSON.stringify(data))});`
  const script = `<script>${enqueue}window.__reactRouterContext.streamController.close();</script>`
  // In pieces: a page is a long string, and each change to it would copy it.
  return Buffer.concat(
    [
      '<!DOCTYPE html>',
      html.slice(0, headEnd).replaceAll(scriptPreload, laterPreload),
      html.slice(headEnd, scripts),
      laterScript,
      html.slice(scripts + moduleScript.length, end),
      `${script}<script>${startScript}</script>`,
      html.slice(end),
    ].map((piece) => Buffer.from(piece)),
  )
}

const escapeForScript = (json: string) =>
  json.replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

async function readAll(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!stream) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}
