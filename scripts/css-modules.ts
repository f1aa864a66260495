import { basename, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Cascade layers, weakest first: a page may change a component of `ui`. */
const layers = ['base', 'ui', 'layout', 'page']

/**
 * Puts each CSS Module below a folder of sources into the layer of its own folder: `ui` and `layout`
 * have their own, and every other folder is part of a page. Where a rule is written in the bundle
 * does not matter then.
 */
export function cssLayers(sources: string): Plugin {
  return {
    name: 'css-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler(code, id) {
        const [folder = ''] = relative(sources, id).split(sep)
        const layer = layers.includes(folder) ? folder : 'page'
        return { code: `@layer ${layers.join(', ')};\n@layer ${layer} {\n${code}\n}`, map: null }
      },
    },
  }
}

/**
 * Keeps the rules of a CSS Module in the style sheet when scripts use no class name of it: those of
 * the menu, which the server draws, are imported for their rules only.
 */
export function keepStyles(): Plugin {
  return {
    name: 'keep-styles',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  }
}

/**
 * Names the classes of a CSS Module after its file, so that pages stay readable: `root` of
 * `news-card.module.css` is `news-card`, and `picture` is `news-card-picture`. A part of it, such as
 * `section-card.norms.module.css`, has the same names.
 */
export function cssNames(name: string, file: string): string {
  const [component = ''] = basename(file).split('.')
  if (name === 'root') return component
  return `${component}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}
