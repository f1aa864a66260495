import { renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'

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
  const html = renderToString(<ServerRouter context={wholeContext} url={request.url} />)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(`<!DOCTYPE html>${withData(html, data)}`, { status, headers })
}

/** Puts what the loaders returned where React Router's client looks for it. */
function withData(html: string, data: string): string {
  if (!html.includes('__reactRouterContext')) return html
  const enqueue = `window.__reactRouterContext.streamController.enqueue(${escapeForScript(JSON.stringify(data))});`
  const script = `<script>${enqueue}window.__reactRouterContext.streamController.close();</script>`
  return html.replace('</body>', () => `${script}</body>`)
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
