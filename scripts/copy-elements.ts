import { join } from 'node:path'
import type { Plugin } from 'vite'

const file = join(import.meta.dirname, '../site/copy/jsx-runtime.ts')

/** Lets the server's build make elements with site/copy/jsx-runtime.ts (docs/decisions/0116). */
export const elementsForCopies = (): Plugin => ({
  name: 'elements-for-copies',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'react/jsx-runtime' && importer !== file ? file : null,
})
