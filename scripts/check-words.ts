// npm run check: finds unclear phrases and British spellings in comments, documents and messages.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Words that the project does not use, with the better word (docs/glossary.md). */
interface AvoidedWord {
  pattern: RegExp
  better: string
  /** files that may use it, with the reason */
  allowed?: { files: RegExp; reason: string }
}

/** Phrases that have one plain meaning, which another phrase says better. */
const phrases: readonly AvoidedWord[] = [
  { pattern: /\banew\b/i, better: 'again' },
  {
    pattern: /(?<!\bthere )\b(?:is|are|was|were) none\b/i,
    better: '“is not one” or “there is no …”',
  },
  { pattern: /\b(?:sees|saw|seen) to\b/i, better: 'the verb itself, or “owner”' },
  { pattern: /\bin vain\b/i, better: '“without result”' },
  { pattern: /\bputs? away\b/i, better: '“dismiss” or “remove”' },
  { pattern: /\btold of\b/i, better: '“gets” or “sees”' },
  { pattern: /\blately\b/i, better: 'recently' },
  { pattern: /\bthe ones? who\b/i, better: 'the noun: author, owner, caller' },
  { pattern: /\bwhat is so\b/i, better: 'the fact itself' },
  { pattern: /\ball that\b/i, better: '“everything” or “all …”' },
  {
    pattern: /\b(?:[Nn]obody|[Ss]omebody)\b/,
    better: 'who: a visitor, an editor, an operator, another person',
  },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, better: 'fix' },
  { pattern: /\bstands? (?:for|in)\b/i, better: '“means”, “is in” or “replaces”' },
  { pattern: /\bdeeds?\b/i, better: 'audit event' },
]

/** British spellings with their American form. Names in code count as words too. */
const spellings: readonly AvoidedWord[] = [
  {
    pattern: /(?<!to)colour/i,
    better: 'color',
    allowed: {
      files: /^db\/migrations\/version-/,
      reason: 'the spelling in databases of earlier versions',
    },
  },
  {
    pattern: /enrol(?!l)/i,
    better: 'enroll',
    allowed: {
      files:
        /^(?:db\/migrations\/version-0\.3\.0|tests\/operations\/older-data|content\/reference\/search-words)/,
      reason: 'the spelling in databases of earlier versions, and of visitors who search',
    },
  },
  { pattern: /programme(?![dr])/i, better: 'program' },
  { pattern: /cent(?:re|red|res|ring)\b/i, better: 'center' },
  { pattern: /(?:behavi|fav|hon|hum|lab|neighb|rum|flav)our/i, better: 'the spelling with -or' },
  {
    pattern:
      /(?:recogn|organ|real|special|apolog|critic|author|normal|summar|minim)is(?:e|ed|es|ing|ation)\b/i,
    better: 'the spelling with -ize',
  },
  { pattern: /licence/i, better: 'license' },
  { pattern: /\bcancell(?:ed|ing)/i, better: 'canceled' },
  { pattern: /\blabell(?:ed|ing)\b/i, better: 'labeled' },
  { pattern: /\bmodell(?:ed|ing)/i, better: 'modeled' },
  { pattern: /\btravell/i, better: 'travel, traveled' },
  { pattern: /\bgrey(?!\.)/i, better: 'gray' },
  { pattern: /judgement/i, better: 'judgment' },
  { pattern: /(?:off|def)ence\b/i, better: '“offense”, “defense”' },
  { pattern: /\bpractis/i, better: 'practice' },
  { pattern: /\banalys(?:e|ed|ing)\b/i, better: 'analyze' },
  { pattern: /\b(?:centi|kilo|milli|square |cubic )?metres?\b/i, better: 'meter' },
  { pattern: /\b(?:litre|fibre|theatre)/i, better: 'the spelling with -er' },
  { pattern: /\b(?:towards|afterwards|whilst)\b/i, better: '“toward”, “afterward”, “while”' },
  { pattern: /\b(?:mis)?spelt\b|\blearnt\b/i, better: '“spelled”, “learned”' },
  { pattern: /sceptic/i, better: 'skeptic' },
]

/** The beginning of a doc comment that does not name its thing. */
const riddle = /\/\*\*\s+(?:\* )?((?:What|Who|Whom|Whose|Where|How|When|Which|Whether|Why)\b)/gi

interface FoundWord {
  line: number
  text: string
  better: string
}

/** Finds avoided words and riddles. Content may use any phrase; only its spelling is checked. */
export function findAvoidedWords(file: string, text: string): FoundWord[] {
  const words = file.startsWith('content/') ? spellings : [...phrases, ...spellings]
  const inFile = words.filter(({ allowed }) => !allowed?.files.test(file))
  const found = text.split('\n').flatMap((line, index) =>
    inFile.flatMap(({ pattern, better }) => {
      const match = pattern.exec(line)
      return match ? [{ line: index + 1, text: match[0], better }] : []
    }),
  )
  const riddles = Array.from(text.matchAll(riddle), ({ 0: start, 1: word = '', index }) => ({
    line: text.slice(0, index + start.length).split('\n').length,
    text: word,
    better: 'a verb (“Tells whether …”), the name of the thing (“Limit of …”), or the fact itself',
  }))
  return [...found, ...riddles]
}

const isText = /\.(?:css|html|json|m?[jt]s|md|service|tsx|ya?ml)$/

/** Files that quote the words, or whose words are not ours. */
const isOutside = /^(?:package-lock\.json|scripts\/check-words\.(?:test\.)?ts)$/

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

if (import.meta.main) {
  const faults = listFiles(process.cwd()).flatMap((file) =>
    findAvoidedWords(file, read(file)).map(
      ({ line, text, better }) => `${file}:${line}: “${text}”. Better: ${better}.`,
    ),
  )
  if (faults.length > 0) {
    console.error(`${faults.join('\n')}\nThe list of words is in scripts/check-words.ts.`)
    process.exit(1)
  }
}
