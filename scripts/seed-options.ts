import { parseArgs } from 'node:util'

/** The largest archive that can be added. */
const maxArticles = 5_000_000

export const seedUsage = `npm run seed -- [--articles N] [--force] | [--refresh [--yes]]
  Without --articles: puts the starter content into an empty database.
  --articles N        adds an archive of N made-up articles, for measuring (1 to ${maxArticles})
  --force             does so although the database holds content of the school
  --refresh           lists the starter texts that no one has edited and that this version words
                      differently; with --yes it puts the new words in their place. The history keeps
                      the old ones.`

/**
 * Reads the options of `npm run seed`.
 *
 * @returns `count`: how many articles to add; `null` for the starter content only, `undefined` when
 * the number is not valid
 */
export function readSeedOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      articles: { type: 'string' },
      force: { type: 'boolean', default: false },
      refresh: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const { articles, help, ...flags } = values
  return { ...flags, count: readCount(articles), isHelp: help }
}

function readCount(text: string | undefined): number | null | undefined {
  if (text === undefined) return null
  const count = Number(text)
  return Number.isInteger(count) && count >= 1 && count <= maxArticles ? count : undefined
}
