import type { Plugin } from 'vite'

/**
 * Puts the values of a module named `*.data.ts` into the build in place of its code, so that a
 * browser does not download what the values were made from. They must be plain data.
 *
 * @example
 * // kind-labels.data.ts lists the names of all kinds; the build has the names without the kinds
 */
export function dataModules(): Plugin {
  return {
    name: 'data-modules',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\.data\.ts$/ },
      async handler(id) {
        const values = (await import(id)) as Record<string, unknown>
        const code = Object.entries(values)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
        return { code, moduleType: 'js', map: null }
      },
    },
  }
}
