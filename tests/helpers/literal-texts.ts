import { parseSource, visitNodes, type SyntaxNode } from './sources.ts'
import { oneLine } from './visible-texts.ts'

/** Tells whether people could read a text: it has a word of three letters. */
const isReadable = (text: string) => /\p{L}{3}/u.test(text)

/** An address or a name in the code; the tag of an article may look the same. */
const isName = (text: string) => /^[a-z][a-z-]*$/.test(text)

/**
 * Prepares the search for texts that sources spell out instead of asking a message catalog: strings,
 * JSX texts and template strings. The messages of errors are for logs, and left out.
 * @param files paths of the sources from the root of the project
 * @returns a function that names the file that spells out a visible text; `null`: none does
 */
export function findLiterals(files: readonly string[]): (text: string) => string | null {
  const wholes = new Map<string, string>()
  const templates: { file: string; pattern: RegExp }[] = []
  for (const file of files) {
    visitNodes(parseSource(file), (node) => {
      if (isNeverShown(node)) return false
      const pattern = patternOf(node)
      if (pattern) templates.push({ file, pattern })
      else if (typeof node.value === 'string') {
        const text = oneLine(node.value)
        const isShown = node.type === 'JSXText' || (node.type === 'Literal' && !isName(text))
        if (isShown && isReadable(text)) wholes.set(text, file)
      }
      return true
    })
  }
  return (text) =>
    wholes.get(text) ?? templates.find(({ pattern }) => pattern.test(text))?.file ?? null
}

const isNeverShown = ({ type, source, callee }: SyntaxNode) =>
  source ||
  type === 'TSLiteralType' ||
  (type === 'NewExpression' && (callee as { name?: string }).name?.endsWith('Error'))

/**
 * Returns the pattern of a template string as visitors see it: its pieces with any texts between
 * them. A string that begins or ends with a space is added to another text.
 */
function patternOf({ type, value, quasis }: SyntaxNode): RegExp | null {
  const isAdded = type === 'Literal' && typeof value === 'string' && /^ | $/.test(value)
  if (!isAdded && type !== 'TemplateLiteral') return null
  const pieces = isAdded
    ? ['', value, '']
    : (quasis as { value: { cooked: string } }[]).map((piece) => piece.value.cooked)
  // `${stem}ies` is the form of a word.
  const words = pieces.map((piece, place) => (place === 0 ? piece : piece.replace(/^\p{L}+/u, '')))
  if (!words.some(isReadable)) return null
  const pattern = pieces.map((piece) =>
    piece.replaceAll(/\s+/g, ' ').replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`),
  )
  return new RegExp(`^${pattern.join('.*')}$`, 'su')
}
