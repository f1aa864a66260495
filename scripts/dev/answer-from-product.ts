import { request as askServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Connect } from 'vite'
import { matchesPath } from '../../server/paths.ts'
import { staffAppPaths } from '../../server/staff-pages/staff-pages.ts'
import type { SourceProduct } from './source-product.ts'

/**
 * Passes requests on to the product. The pages get a policy that allows what hot reload needs, and
 * the page of the staff screens gets its scripts.
 * @param completePage adds the development scripts to the page of the staff screens
 */
export function answerFromProduct(
  product: SourceProduct,
  completePage: (html: string) => Promise<string>,
): Connect.NextHandleFunction {
  return (request, response, giveUp) => {
    const path = request.originalUrl ?? '/'
    const answer = async () => {
      const given = await ask(await product.port(), path, request)
      const { statusCode: status = 500, headers } = given
      const { 'content-security-policy': policy } = headers
      if (typeof policy === 'string') headers['content-security-policy'] = allowHotReload(policy)
      const isStaffPage = matchesPath(staffAppPaths, path.split('?')[0] ?? '')
      if (!isStaffPage || !headers['content-type']?.startsWith('text/html')) {
        response.writeHead(status, headers)
        given.pipe(response)
        return
      }
      const html = await completePage(await text(given))
      response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(html) })
      response.end(html)
    }
    answer().catch(giveUp)
  }
}

function ask(port: number, path: string, request: IncomingMessage): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method, headers } = request
    const asked = askServer({ host: '127.0.0.1', port, path, method, headers }, resolve)
    asked.on('error', reject)
    request.on('close', () => request.complete || asked.destroy())
    request.pipe(asked)
  })
}

/** Vite writes style elements and hears of changes on a WebSocket; its staff scripts are inline. */
const allowHotReload = (policy: string) =>
  policy
    .split('; ')
    .map((directive) => {
      const [name] = directive.split(' ')
      if (name === 'style-src') return "style-src 'self' 'unsafe-inline'"
      if (name === 'connect-src') return `${directive} ws:`
      // Pages of the site name their inline scripts by hash, the staff page has none of its own.
      if (directive === "script-src 'self'") return `${directive} 'unsafe-inline'`
      return directive
    })
    .join('; ')
