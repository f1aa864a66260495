import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/**
 * Writes a `.br` and a `.gz` beside each built script and style sheet, at the best compression, for
 * the server to send.
 */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    writeBundle({ dir = '' }, bundle) {
      const isOfClient = this.environment.name === 'client'
      // React Router writes the list of its routes beside the client's scripts in the server's build.
      const folder = isOfClient ? dir : join(dir, '../client/assets')
      const names = isOfClient ? Object.keys(bundle) : readdirSync(folder).filter(isManifest)
      for (const name of names.filter((file) => /\.(js|css)$/.test(file))) {
        const file = join(folder, name)
        const body = readFileSync(file)
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        }
        writeFileSync(`${file}.br`, brotliCompressSync(body, { params }))
        writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
      }
    },
  }
}

const isManifest = (name: string) => /^manifest-\w+\.js$/.test(name)
