import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from '../scripts/compress-assets.ts'

/**
 * The staff pages, built apart from the public site; served at /login and /admin by
 * server/staff-pages.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), compressAssets()],
  // From here: react-admin works with React Router 7, and at the root there is 8.
  resolve: { dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom'] },
  build: {
    // Beside the site's build, which empties its own folder each time.
    outDir: 'build',
    assetsDir: 'assets/staff',
    assetsInlineLimit: 0,
    target: 'es2022',
    chunkSizeWarningLimit: 2_000,
  },
})
