// npm run check: finds unclear phrases and British spellings in comments, documents and messages.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findAvoidedWords } from './plain-words.ts'

const isText = /\.(?:css|html|json|m?[jt]s|md|service|tsx|ya?ml)$/

/** Files that quote the words, or whose words are not ours. */
const isOutside = /^(?:package-lock\.json|scripts\/(?:plain|check)-words\.(?:test\.)?ts)$/

/** Lists the text files of a folder that git does not ignore. */
const listFiles = (folder: string) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: folder,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => isText.test(file) && !isOutside.test(file))

/** Reads a file; a file that was deleted but not committed is empty. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const faults = listFiles(process.cwd()).flatMap((file) =>
  findAvoidedWords(file, read(file)).map(
    ({ line, text, better }) => `${file}:${line}: “${text}”. Better: ${better}.`,
  ),
)
if (faults.length > 0) {
  console.error(`${faults.join('\n')}\nThe list of words is in scripts/plain-words.ts.`)
  process.exit(1)
}
