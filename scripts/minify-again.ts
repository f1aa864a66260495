import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Minifies the built scripts of the site a second time, with Terser: it finds what Vite's minifier
 * leaves, 1 kB of a page, compressed.
 */
export function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue
          // Makes the libraries 0.3 kB smaller, and the other files larger.
          const hoist_vars = file.name === 'libraries'
          const options = {
            module: true,
            ecma: 2020,
            compress: { passes: 3, pure_getters: true, keep_fargs: false, hoist_vars },
          } as const
          const { code } = await minify(file.code, options)
          if (code !== undefined) file.code = code
        }
      },
    },
  }
}
