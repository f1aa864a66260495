// Writes the types of the messages and their arguments, which the compiler then checks. `npm run
// check` and `npm run dev` run it.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parse, type Token } from '@messageformat/parser'
import { readCatalog } from './compile-messages.ts'

const root = resolve(import.meta.dirname, '..')

/** Lists the arguments of a message with their types: `{ count: 'number' }`. */
function argumentsOf(tokens: readonly Token[]): Record<string, string> {
  const found = tokens.map((token): Record<string, string> => {
    if (token.type === 'argument' || token.type === 'function')
      return { [token.arg]: 'string | number' }
    if (!('cases' in token)) return {}
    const inside = token.cases.map((one) => argumentsOf(one.tokens))
    const type = token.type === 'select' ? 'string' : 'number'
    return Object.assign({}, ...inside, { [token.arg]: type }) as Record<string, string>
  })
  return Object.assign({}, ...found) as Record<string, string>
}

/** Writes the type of a message: `null` without arguments. */
function typeOf(text: string): string {
  const types = Object.entries(argumentsOf(parse(text))).map(([name, type]) => `${name}: ${type}`)
  return types.length > 0 ? `{ ${types.join('; ')} }` : 'null'
}

/** Writes the interface of all messages by their keys. @param folder of the English catalogs */
export function writeMessageTypes(folder: string): string {
  const messages = globSync('*.yaml', { cwd: folder })
    .toSorted()
    .flatMap((file) =>
      Object.entries(
        readCatalog(basename(file, '.yaml'), readFileSync(join(folder, file), 'utf8')),
      ),
    )
  const lines = messages.map(([key, text]) => `  '${key}': ${typeOf(text)}`)
  return `export interface MessageArguments {\n${lines.join('\n')}\n}\n`
}

if (import.meta.main) {
  mkdirSync(join(root, '.react-router'), { recursive: true })
  writeFileSync(
    join(root, '.react-router/message-arguments.d.ts'),
    writeMessageTypes(join(root, 'site/languages/en')),
  )
}
