import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { compressAssets } from './scripts/compress-assets.ts'

/**
 * Names each script of the server that can be started by its source; React Router names all of them
 * `index.js`.
 */
const serverScriptNames: Plugin = {
  name: 'server-script-names',
  applyToEnvironment: ({ name }) => name === 'ssr',
  outputOptions: (options) => ({ ...options, entryFileNames: '[name].js' }),
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), compressAssets(), serverScriptNames],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files: each one costs its headers, and small ones compress badly.
            codeSplitting: {
              groups: [
                { name: 'libraries', test: /node_modules/ },
                // What fewer than four pages need is left to them.
                {
                  name: 'site',
                  test: /\/(site\/(ui|layout|errors|[^/]+$)|school)\//,
                  minShareCount: 4,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // With its libraries, less what of them is never called, so that it starts at once
      // (docs/decisions/0003).
      resolve: { noExternal: true, external: ['pg', 'sharp'] },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        rolldownOptions: {
          input: {
            index: './server/main.ts',
            // Run in a thread of its own.
            'html-cleaner-worker': './school/html-cleaner-worker.ts',
          },
          // V8 holds the text of all scripts: in two bytes a letter as soon as one is not Latin,
          // and with its comments.
          output: { charset: 'ascii', comments: false },
        },
      },
    },
  },
  build: { assetsInlineLimit: 0, target: 'es2022' },
})
