import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { compileMessages } from './compile-messages.ts'
import { compressAssets } from './compress-assets.ts'

const source = join(import.meta.dirname, '../site/service-worker/worker.ts')

/**
 * Builds the service worker into one classic script beside the site's files, with the name of this
 * release: each release has a worker of its own, which browsers then install.
 */
export function buildServiceWorker(): Plugin {
  return {
    name: 'build-service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { 'import.meta.env.RELEASE': JSON.stringify(nameRelease(Object.keys(bundle))) },
        plugins: [compileMessages(), compressAssets()],
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2022',
          rolldownOptions: {
            input: source,
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      })
    },
  }
}

/** Names a release after its files, whose names hold a hash of their content. */
const nameRelease = (files: readonly string[]) =>
  createHash('sha256').update(files.toSorted().join(' ')).digest('hex').slice(0, 12)
