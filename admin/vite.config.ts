import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from '../scripts/compress-assets.ts'
import { cssLayers, cssNames } from '../scripts/css-modules.ts'

/** From how many pages on a module is in a file that all of them load. */
const minShareCount = 8

/**
 * Builds the staff pages separately from the public site; server/staff-pages serves them at /login
 * and /admin.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), cssLayers(join(import.meta.dirname, 'src')), compressAssets()],
  css: { modules: { generateScopedName: cssNames } },
  // The development server keeps its packages apart from those of the site.
  cacheDir: '../node_modules/.vite-staff',
  build: {
    // Beside the site's build, which empties its own folder each time.
    outDir: 'build',
    assetsDir: 'assets/staff',
    assetsInlineLimit: 0,
    // Builds one style sheet, so that no screen is drawn before its style has come.
    cssCodeSplit: false,
    target: 'es2022',
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Runs before a person is known to be signed in, so it comes without the rest.
            { name: 'before-session', test: /accounts\/(return-path|stored-session)/ },
            // Sets Zod up in its own file, which runs before all files with schemas.
            { name: 'schemas', test: /node_modules\/zod\/|without-eval/ },
            // Builds few files: what most pages use is in two.
            { name: 'libraries', test: /node_modules/, minShareCount },
            { name: 'staff', test: /(admin\/src|school)\//, minShareCount },
          ],
        },
      },
    },
  },
})
