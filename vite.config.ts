import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite'
import {
  buildServiceWorker,
  compressAssets,
  cssLayers,
  cssNames,
  inlineScripts,
  keepStyles,
} from './scripts/build-plugins.ts'
import { compileMessages } from './scripts/compile-messages.ts'

/** Names each server script after its source; React Router names all of them `index.js`. */
const serverScriptNames: Plugin = {
  name: 'server-script-names',
  applyToEnvironment: ({ name }) => name === 'ssr',
  outputOptions: (options) => ({ ...options, entryFileNames: '[name].js' }),
}

/** The build of the server: one bundle, and the scripts of its threads and processes. */
const serverBuild = (command: 'build' | 'serve'): EnvironmentOptions => ({
  // The build bundles its libraries without unused code, so that it starts at once. Two stay outside:
  // `sharp` has native code, and `pg` can load some.
  ...(command === 'build' && {
    resolve: { noExternal: true, external: ['pg', 'sharp'] },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  build: {
    // With `false`, as for the client, the server would write a style sheet too.
    cssCodeSplit: true,
    rolldownOptions: {
      // Paths of modules in comments would differ between two folders, and so would releases.
      experimental: { attachDebugInfo: 'none' },
      input: {
        index: './product/main.ts',
        // Run in threads.
        'html-cleaner-worker': './school/base/html-cleaner-worker.ts',
        'push-thread': './abilities/class-status/server/push-thread.ts',
        // Run in processes of their own.
        'picture-process': './school/content/media/picture-process.ts',
        'backup-process': './product/backup-process.ts',
      },
      // V8 stores scripts with their comments, and in two bytes per letter as soon as one is
      // not Latin.
      output: { charset: 'ascii', comments: false },
    },
  },
})

export default defineConfig(({ command }) => ({
  plugins: [
    compileMessages(),
    inlineScripts(),
    reactRouter(),
    cssLayers(join(import.meta.dirname, 'site')),
    keepStyles(),
    compressAssets(),
    buildServiceWorker(),
    serverScriptNames,
  ],
  // The development server prepares what React Router names. Left to discover more, it would find
  // libraries of the server in the sources of pages and reload each page for them.
  optimizeDeps: { noDiscovery: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Builds few files: each one costs its headers, and small ones compress badly.
            codeSplitting: {
              groups: [
                { name: 'libraries', test: /node_modules/ },
                // What fewer pages share stays with them: other visitors need not load it.
                { name: 'site', test: /\/(site|school)\//, minShareCount: 4 },
              ],
            },
          },
        },
      },
    },
    ssr: serverBuild(command),
  },
  experimental: {
    // Style sheets name their fonts and pictures relative to themselves, so that they can be used
    // from any folder (docs/decisions/0116).
    renderBuiltUrl: (_, { hostType }) => (hostType === 'css' ? { relative: true } : undefined),
  },
  css: { modules: { generateScopedName: cssNames } },
  build: {
    // Fonts and pictures stay files: the Content-Security-Policy allows no fonts in `data:` addresses,
    // and files are loaded only where they are shown.
    assetsInlineLimit: 0,
    // The client gets one style sheet: it is cached after the first page, and compresses best.
    cssCodeSplit: false,
    target: 'es2022',
  },
}))
