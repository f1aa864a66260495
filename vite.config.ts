import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** Files of the browser that nearly every page needs: few larger ones compress better and cost fewer requests. */
const groups = [
  { name: 'framework', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'shared', test: /\/site\/(ui|layout)\/|\/school\/[^/]+\.ts$/, minShareCount: 2 },
]

/** Writes each script and style once more, as small as Brotli makes it: too slow to do while a visitor waits. */
const compressed: Plugin = {
  name: 'compressed',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle({ dir = '' }, files) {
    for (const name of Object.keys(files).filter((name) => /\.(js|css)$/.test(name))) {
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name))))
    }
  },
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), compressed],
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups } } } } },
    // One bundle for everything the server runs, so that no module is loaded twice (docs/decisions/0003).
    ssr: { build: { rollupOptions: { input: './server/main.ts' } } },
  },
  build: { assetsInlineLimit: 0, target: 'es2022' },
})
