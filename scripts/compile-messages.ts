import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/lib/compile-module.js'
import type { Plugin } from 'vite'
import { parse } from 'yaml'

/** A catalog: `site/languages/en/news.yaml` holds the English messages of the section `news`. */
const catalogFile = /\/site\/languages\/([a-z]{2,3})\/([a-z]+)\.yaml$/

/** Compiles the message catalogs (decision 0112): a message becomes a function of its arguments. */
export const compileMessages = (): Plugin => ({
  name: 'compile-messages',
  enforce: 'pre',
  transform: {
    filter: { id: catalogFile },
    handler(source, id) {
      const [, language = '', section = ''] = catalogFile.exec(id) ?? []
      const code = compileCatalog(language, readCatalog(section, source))
      return { code, map: null, moduleType: 'js' }
    },
  },
})

/** Reads the messages of a catalog by key. @throws for a catalog that is not texts by their names */
export function readCatalog(section: string, source: string): Record<string, string> {
  const texts = Object.entries((parse(source) ?? {}) as object).map(([name, text]) => {
    if (typeof text !== 'string') throw new Error(`The message ${section}.${name} is not a text.`)
    return [`${section}.${name}`, text] as const
  })
  return Object.fromEntries(texts)
}

/**
 * Writes a catalog as a module. Plural forms are chosen by `Intl.PluralRules` (plural-rules.ts).
 * @throws for a text that is not ICU MessageFormat
 */
function compileCatalog(language: string, texts: Record<string, string>): string {
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
