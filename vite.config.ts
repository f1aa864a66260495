import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    // One bundle for everything the server runs, so that no module is loaded twice (docs/decisions/0003).
    ssr: {
      // With its libraries, less what of them is never called: it starts in half the time and a third of the memory.
      resolve: { noExternal: true, external: ['pg'] },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { rollupOptions: { input: './server/main.ts' } },
    },
  },
  build: { assetsInlineLimit: 0, target: 'es2022' },
})
