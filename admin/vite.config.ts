import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets, cssLayers, cssNames, dataModules } from '../scripts/build-plugins.ts'

/** From how many pages on a module is in a file that all of them load. */
const minShareCount = 8

/**
 * Builds the staff pages separately from the public site; server/staff-pages serves them at /login
 * and /admin.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [dataModules(), react(), cssLayers(join(import.meta.dirname, 'src')), compressAssets()],
  resolve: {
    alias: [{ find: /^zod$/, replacement: join(import.meta.dirname, 'src/zod-without-eval.ts') }],
  },
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
            // Schemas are not on the first screen: what it shares with them is in a file of its own.
            {
              name: 'first-screen',
              test: /school\/(kinds\/department-tags|base\/(dates|formats))/,
            },
            {
              name: 'schemas',
              test: /node_modules\/zod\/|zod-without-eval|school\/kinds\/(?!kind-labels)/,
            },
            // Builds few files: what most pages use is in two.
            { name: 'libraries', test: /node_modules/, minShareCount },
            { name: 'staff', test: /(admin\/src|school)\//, minShareCount },
          ],
        },
      },
    },
  },
})
