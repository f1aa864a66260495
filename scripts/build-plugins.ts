// Plugins of the builds: of the site (vite.config.ts) and of the staff pages (admin/vite.config.ts).
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { compileMessages } from './compile-messages.ts'

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

/**
 * Builds a module, with everything it imports, into one classic script and gives its text, for a
 * page that has it inline: `import script from './sign-in-script.ts?script'`.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\?script$/ },
      async handler(id) {
        const built = await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          build: {
            write: false,
            target: 'es2022',
            rolldownOptions: { input: id.replace(/\?script$/, ''), output: { format: 'iife' } },
          },
        })
        if (!('output' in built)) throw new Error(`${id} was not built into one script.`)
        const [chunk] = built.output
        for (const source of chunk.moduleIds) this.addWatchFile(source)
        // Lets `</script>` end no element before its time.
        const text = chunk.code.replaceAll('</', String.raw`<\/`)
        return { code: `export default ${JSON.stringify(text)}`, moduleType: 'js', map: null }
      },
    },
  }
}

/** Writes a `.br` and a `.gz` beside each built script and style sheet, for the server to send. */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    writeBundle({ dir = '' }, bundle) {
      const isOfClient = this.environment.name === 'client'
      // React Router writes the list of its routes beside the client's scripts in the server's build.
      const folder = isOfClient ? dir : join(dir, '../client/assets')
      const names = isOfClient ? Object.keys(bundle) : readdirSync(folder).filter(isManifest)
      for (const name of names.filter((file) => /\.(js|css)$/.test(file))) {
        const file = join(folder, name)
        const body = readFileSync(file)
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        }
        writeFileSync(`${file}.br`, brotliCompressSync(body, { params }))
        writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
      }
    },
  }
}

const isManifest = (name: string) => /^manifest-\w+\.js$/.test(name)

/**
 * Builds the service worker into one classic script beside the site's files, with the name of this
 * release: each release has a worker of its own, which browsers then install.
 */
export function buildServiceWorker(): Plugin {
  return {
    name: 'build-service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { 'import.meta.env.RELEASE': JSON.stringify(nameRelease(Object.keys(bundle))) },
        plugins: [compileMessages(), compressAssets()],
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2022',
          rolldownOptions: {
            input: join(import.meta.dirname, '../site/service-worker/worker.ts'),
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      })
    },
  }
}

/** Names a release after its files, whose names hold a hash of their content. */
const nameRelease = (files: readonly string[]) =>
  createHash('sha256').update(files.toSorted().join(' ')).digest('hex').slice(0, 12)
