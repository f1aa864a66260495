import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** The modules of React that scripts of pages import. */
const reactModules = new Set(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'])

const prefix = '\0react-module:'

/**
 * Gives React's CommonJS modules named exports. Otherwise each script converts them for itself and
 * calls `(0, runtime.jsx)(…)`, which is longer than `jsx(…)`: 0.7 kB of a page, compressed.
 */
export function nameReactExports(): Plugin {
  return {
    name: 'name-react-exports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    resolveId(source, importer, { kind }) {
      const isOfReact = reactModules.has(source)
      // React's modules require each other, and are imported here as they are.
      const isOwn = kind === 'require-call' || importer?.startsWith(prefix)
      return isOfReact && !isOwn ? prefix + source : null
    },
    load(id) {
      if (!id.startsWith(prefix)) return null
      const source = id.slice(prefix.length)
      const names = Object.keys(require(source) as object).filter((name) => name !== 'default')
      return [
        `import whole from '${source}'`,
        'export default whole',
        ...names.map((name) => `export const ${name} = whole.${name}`),
      ].join('\n')
    },
  }
}
