import { join, normalize } from 'node:path'
import { createServerModuleRunner, type ViteDevServer } from 'vite'
import type { Environment } from '../../server/environment.ts'
import type { RunningSite } from '../../server/listen.ts'

type Product = typeof import('../../product/main.ts')

/**
 * The product, run from its sources, on a port of its own. After a change of its sources the next
 * request starts it again and waits for it; the changed code is never mixed with the old.
 */
export class SourceProduct {
  readonly #vite: ViteDevServer
  readonly #environment: Environment
  #running: Promise<RunningSite> | undefined
  #isOutdated = true
  /** `true` after a failed start: open pages then show the error. */
  #hasFailed = false
  /** `true` when tables or starter content may have changed. */
  #isUnprepared = true

  constructor(vite: ViteDevServer, environment: Environment) {
    this.#vite = vite
    // Behind the development server, which has the address that the browser knows.
    this.#environment = { ...environment, PORT: 0, HOST: '127.0.0.1' }
    vite.watcher.on('all', (_, file) => this.#noteChange(normalize(file)))
  }

  /** Gives the port at which the saved sources answer. @throws when they cannot be compiled or run */
  async port(): Promise<number> {
    if (this.#isOutdated) {
      this.#isOutdated = false
      this.#running = this.#startAfter(this.#running)
    }
    const running = await this.#running
    if (!running) throw new Error('The product has been stopped.')
    return running.port
  }

  async stop() {
    const running = await this.#running?.catch(() => undefined)
    await running?.stop()
  }

  #noteChange(file: string) {
    const { root } = this.#vite.config
    if (['db', 'content'].some((folder) => file.startsWith(join(root, folder))))
      this.#isUnprepared = true
    if (isPlainStyle(file)) return
    // Vite forgets the old source a moment later, when a request may already have asked for it.
    this.#vite.environments.ssr.moduleGraph.onFileChange(file)
    this.#isOutdated = true
    if (this.#hasFailed) this.#vite.ws.send({ type: 'full-reload' })
  }

  async #startAfter(previous: Promise<RunningSite> | undefined): Promise<RunningSite> {
    const former = await previous?.catch(() => undefined)
    try {
      const runner = createServerModuleRunner(this.#vite.environments.ssr, { hmr: false })
      const product = await runner.import<Product>('/product/main.ts')
      if (this.#isUnprepared) {
        for (const line of await product.prepareDatabase(this.#environment)) console.log(line)
        this.#isUnprepared = false
      }
      const { root } = this.#vite.config
      const folders = { root, files: join(root, 'public'), staff: join(root, 'admin') }
      const site = await product.startSite(this.#environment, folders)
      this.#hasFailed = false
      const stop = async () => {
        await site.stop()
        await runner.close()
      }
      return { port: site.port, stop }
    } catch (error) {
      this.#hasFailed = true
      throw error
    } finally {
      void former?.stop()
    }
  }
}

/** The product knows a style sheet by its address alone; a CSS module also gives it class names. */
const isPlainStyle = (file: string) => file.endsWith('.css') && !file.endsWith('.module.css')
