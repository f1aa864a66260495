import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/lib/compile-module.js'
import { transformWithOxc, type Plugin } from 'vite'

/** A catalog: `site/languages/en/news.ts` holds the English messages of the section `news`. */
const catalogFile = /\/site\/languages\/([a-z]{2,3})\/([a-z]+)\.ts$/

type Texts = Record<string, string>

/**
 * Compiles the message catalogs (decision 0112): each message becomes a function of its arguments.
 */
export const compileMessages = (): Plugin => ({
  name: 'compile-messages',
  enforce: 'pre',
  transform: {
    filter: { id: catalogFile },
    async handler(code, id) {
      const [, language = '', section = ''] = catalogFile.exec(id) ?? []
      const texts = Object.entries(await readCatalog(code, id)).map(
        ([name, text]) => [`${section}.${name}`, text] as const,
      )
      return { code: compileCatalog(language, Object.fromEntries(texts)), map: null }
    },
  },
})

/** Reads the messages of a catalog from its source. */
async function readCatalog(source: string, file: string): Promise<Texts> {
  const { code } = await transformWithOxc(source, file, { sourcemap: false })
  const address = `data:text/javascript,${encodeURIComponent(code)}`
  const { default: texts } = (await import(/* @vite-ignore */ address)) as { default: Texts }
  return texts
}

/**
 * Writes a catalog as a module. Plural forms are chosen by `Intl.PluralRules` (plural-rules.ts).
 * @throws for a text that is not ICU MessageFormat
 */
function compileCatalog(language: string, texts: Texts): string {
  const rules = Object.assign((): Intl.LDMLPluralRule => 'other', {
    ...pluralCategories(language),
    module: '../plural-rules.ts',
  })
  // The compiled module imports the rules by the function's name.
  Object.defineProperty(rules, 'name', { value: language })
  return compileModule(new MessageFormat(rules), texts)
}

const pluralCategories = (language: string) => ({
  cardinals: new Intl.PluralRules(language).resolvedOptions().pluralCategories,
  ordinals: [],
})
