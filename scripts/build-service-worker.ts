import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { compileMessages } from './compile-messages.ts'
import { compressAssets } from './compress-assets.ts'
import { minifyAgain } from './minify-again.ts'

const source = join(import.meta.dirname, '../site/service-worker/worker.ts')

/** Builds the service worker into one classic script beside the site's files. */
export function buildServiceWorker(): Plugin {
  return {
    name: 'build-service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }) {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        plugins: [compileMessages(), minifyAgain(), compressAssets()],
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
