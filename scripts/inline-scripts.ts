import { build, type Plugin } from 'vite'

const query = '?script'

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
            rolldownOptions: { input: id.slice(0, -query.length), output: { format: 'iife' } },
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
