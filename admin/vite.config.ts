import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from '../scripts/compress-assets.ts'

/**
 * Builds the staff pages separately from the public site; server/staff-pages serves them at /login
 * and /admin.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), compressAssets()],
  // Resolved from here: react-admin needs React Router 7, and the root has 8.
  resolve: { dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom'] },
  build: {
    // Beside the site's build, which empties its own folder each time.
    outDir: 'build',
    assetsDir: 'assets/staff',
    assetsInlineLimit: 0,
    target: 'es2022',
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      output: {
        // Sets Zod up in its own file, which runs before all files with schemas.
        codeSplitting: { groups: [{ name: 'schemas', test: /node_modules\/zod\/|without-eval/ }] },
      },
    },
  },
})
