import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { createServer, type Plugin, type Connect, type HttpServer } from 'vite'
import { readEnvironment } from '../../server/environment.ts'
import { checkPort } from '../../server/listen.ts'
import { explainStartError } from '../../server/start-errors.ts'
import { onStopSignal } from '../../server/workers.ts'
import { SourceProduct } from './source-product.ts'
import { matchesPath } from '../../server/pages/address.ts'
import { staffAssetPaths, staffAppPaths } from '../../server/staff-pages/staff-pages.ts'
import { request as askServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

const root = resolve(import.meta.dirname, '../..')

/** Folders that hold no source of the site: a change in them reloads nothing. */
const unwatched = [
  'abilities/*/staff',
  '.react-router',
  'admin',
  'bench',
  'build',
  'deploy',
  'docs',
  'scripts',
  'tests',
]

/**
 * Starts the development server: Vite answers for the sources that a browser asks for and replaces
 * what was saved in open pages; the product answers everything else.
 */
async function start() {
  const environment = readEnvironment({ LOG_LEVEL: 'warn', ...process.env })
  const { PORT: port, HOST: host, DATA_DIR: dataDir } = environment
  await checkPort({ port, host })

  let product: SourceProduct | undefined
  let staffPages: Awaited<ReturnType<typeof startStaffPages>> | undefined
  const site: Plugin = {
    name: 'site-from-sources',
    // Before React Router's plugin, which would answer pages without the rest of the product.
    enforce: 'pre',
    async configureServer(vite) {
      if (!vite.httpServer) throw new Error('Vite has no HTTP server.')
      // Vite starts again when its own configuration is saved.
      await Promise.all([product?.stop(), staffPages?.close()])
      staffPages = await startStaffPages(vite.httpServer, root)
      product = new SourceProduct(vite, environment)
      vite.middlewares.use(staffPages.answerModules)
      const answer = answerFromProduct(product, staffPages.completePage)
      return () => void vite.middlewares.use(answer)
    },
  }
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    plugins: [site],
    appType: 'custom',
    clearScreen: false,
    server: {
      port,
      host,
      strictPort: true,
      watch: { ignored: [...unwatched.map((name) => join(root, name)), resolve(dataDir)] },
    },
  })
  onStopSignal(() => {
    void Promise.all([product?.stop(), staffPages?.close(), vite.close()]).then(() =>
      process.exit(0),
    )
  })
  await vite.listen()
  await product?.port().catch((error: unknown) => {
    // The page says it too, and the next save tries again.
    console.error(explainStartError(error))
  })
  const address = vite.httpServer?.address() as AddressInfo
  console.log(`Open http://localhost:${address.port}. Changes show when you save; Ctrl-C ends it.`)
}

start().catch((error: unknown) => {
  console.error(explainStartError(error))
  process.exit(1)
})

/**
 * Starts Vite for the staff pages, beside the site's. Its modules have the addresses that the built scripts of
 * the staff pages have in production, so the two never answer for the same address.
 * @param server the server that hot reload of both listens on
 */
async function startStaffPages(server: HttpServer, root: string) {
  const vite = await createServer({
    configFile: join(root, 'admin/vite.config.ts'),
    base: '/assets/staff/',
    appType: 'custom',
    clearScreen: false,
    server: { middlewareMode: true, hmr: { server } },
  })
  const answerModules: Connect.NextHandleFunction = (request, response, next) => {
    if (matchesPath(staffAssetPaths, request.url ?? '/')) vite.middlewares(request, response, next)
    else next()
  }
  return {
    answerModules,
    completePage: (html: string) => vite.transformIndexHtml('/index.html', html),
    close: () => vite.close(),
  }
}

/**
 * Passes requests on to the product. The pages get a policy that allows what hot reload needs, and
 * the page of the staff screens gets its scripts.
 * @param completePage adds the development scripts to the page of the staff screens
 */
function answerFromProduct(
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
