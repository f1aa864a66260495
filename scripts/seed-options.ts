import { parseArgs } from 'node:util'

/** The largest archive that can be added. */
const maxArticles = 5_000_000

export const seedUsage = `npm run seed -- [--articles N] [--force]
  Without --articles: puts the starter content into an empty database.
  --articles N        adds an archive of N made-up articles, for measuring (1 to ${maxArticles})
  --force             does so although the database holds content of the school`

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
      help: { type: 'boolean', default: false },
    },
  })
  return { count: readCount(values.articles), force: values.force, isHelp: values.help }
}

function readCount(text: string | undefined): number | null | undefined {
  if (text === undefined) return null
  const count = Number(text)
  return Number.isInteger(count) && count >= 1 && count <= maxArticles ? count : undefined
}
