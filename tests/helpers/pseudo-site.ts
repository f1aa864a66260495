import { join, resolve } from 'node:path'
import { pino } from 'pino'
import { createServer, createServerModuleRunner } from 'vite'
import { compileMessages } from '../../scripts/compile-messages.ts'
import { readEnvironment } from '../../server/environment.ts'
import { makeDatabaseFolder, removeTestFolder } from './clean-up.ts'
import { pseudoMessage } from './pseudo-language.ts'

const root = resolve(import.meta.dirname, '../..')

export interface PseudoSite {
  /** Renders a page as the product does. @param path with its query */
  render: (path: string) => Promise<{ status: number; text: string }>
  close: () => Promise<void>
}

/** Creates the site from its sources, with starter content and all messages in the pseudo-language. */
export async function createPseudoSite(): Promise<PseudoSite> {
  const dataDir = makeDatabaseFolder('pseudo')
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    logLevel: 'error',
    // Comes after the product's own, which compiles the English texts, and replaces them.
    plugins: [compileMessages(pseudoMessage)],
    server: { middlewareMode: true, ws: false, watch: null },
  })
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
  const product = await runner.import<typeof import('../../server/main.ts')>('/server/main.ts')
  const environment = readEnvironment({ DATA_DIR: dataDir })
  await product.prepareDatabase(environment)
  const folders = { root, files: join(root, 'public'), staff: join(root, 'admin') }
  const site = await product.createSite(environment, pino({ level: 'silent' }), folders)
  return {
    render: async (path) => {
      const { response } = await site.renderPublic(new Request(environment.PUBLIC_ORIGIN + path))
      return { status: response.status, text: await response.text() }
    },
    close: async () => {
      await site.close()
      await runner.close()
      await vite.close()
      removeTestFolder(dataDir)
    },
  }
}
