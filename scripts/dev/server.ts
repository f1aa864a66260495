import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { readEnvironment } from '../../server/environment.ts'
import { checkPort } from '../../server/listen.ts'
import { explainStartError } from '../../server/start-errors.ts'
import { onStopSignal } from '../../server/workers.ts'
import { answerFromProduct } from './answer-from-product.ts'
import { SourceProduct } from './source-product.ts'
import { startStaffPages } from './staff-pages.ts'

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
