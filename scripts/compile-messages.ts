import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/lib/compile-module.js'
import { transformWithOxc, type Plugin } from 'vite'

const languagesFolder = join(import.meta.dirname, '../site/languages')

/** A catalog: `site/languages/en/news.ts` holds the English messages of the section `news`. */
const catalogFile = /\/site\/languages\/([a-z]{2,3})\/([a-z]+)\.ts$/

/** A key of a message as sources write it, and as the value of an attribute in JSX. */
const writtenKey = /'([a-z]+\.[A-Za-z0-9]+)'|="([a-z]+\.[A-Za-z0-9]+)"/g

type Texts = Record<string, string>

/**
 * Compiles the message catalogs (decision 0112): a message without arguments stays a text, any other
 * becomes a function. A build also replaces each key by its place in the list of all messages, here
 * and where it is used, so that visitors do not download keys.
 */
export function compileMessages(): Plugin {
  let numbers = new Map<string, number>()
  return {
    name: 'compile-messages',
    enforce: 'pre',
    async configResolved({ command }) {
      if (command === 'build') numbers = await numberKeys()
    },
    transform: {
      filter: { id: /\/(site|server)\/.*\.tsx?$/ },
      async handler(code, id) {
        const [, language, section] = catalogFile.exec(id) ?? []
        if (!language || !section) return withNumbers(code, numbers)
        const texts = Object.entries(await readCatalog(id)).map(([name, text]) => {
          const key = `${section}.${name}`
          return [String(numbers.get(key) ?? key), text] as const
        })
        const catalog = compileCatalog(language, Object.fromEntries(texts))
        return { code: numbers.size > 0 ? asList(catalog) : catalog, map: null }
      },
    },
  }
}

/** Numbers the messages of all sections; the English catalog has every key. */
async function numberKeys(): Promise<Map<string, number>> {
  const folder = join(languagesFolder, 'en')
  const files = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((file) => catalogFile.test(file))
  const keys = await Promise.all(
    files.map(async (file) =>
      Object.keys(await readCatalog(file)).map((name) => `${basename(file, '.ts')}.${name}`),
    ),
  )
  return new Map(keys.flat().map((key, number) => [key, number]))
}

/** Reads the messages of a catalog from its source, as last saved. */
async function readCatalog(file: string): Promise<Texts> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false })
  const address = `data:text/javascript,${encodeURIComponent(code)}`
  const { default: texts } = (await import(/* @vite-ignore */ address)) as { default: Texts }
  return texts
}

function withNumbers(code: string, numbers: Map<string, number>) {
  if (numbers.size === 0) return null
  const replaced = code.replace(writtenKey, (written, key?: string, ofAttribute?: string) => {
    const number = numbers.get(key ?? ofAttribute ?? '')
    if (number === undefined) return written
    return key ? String(number) : `={${number}}`
  })
  return { code: replaced, map: null }
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
  const module = compileModule(new MessageFormat(rules), texts)
  return module.replaceAll(/: \(\) => ("(?:[^"\\]|\\.)*")(,?)$/gm, ': $1$2')
}

/**
 * Writes the numbered messages of a section, which follow each other, as a list that begins at the
 * first number: visitors do not download the numbers.
 */
function asList(catalog: string): string {
  const [, first = ''] = /^ {2}"(\d+)":/m.exec(catalog) ?? []
  return catalog
    .replace('export default {', `export default Array(${first}).concat([`)
    .replaceAll(/^ {2}"\d+":/gm, '')
    .replace(/\}\s*$/, '])')
}

const pluralCategories = (language: string) => ({
  cardinals: new Intl.PluralRules(language).resolvedOptions().pluralCategories,
  ordinals: [],
})
