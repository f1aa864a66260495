/** The largest archive that can be added. */
const maxArticles = 5_000_000

export const seedUsage = `npm run seed -- [--articles N] [--force] | [--refresh [--yes]]
  Without --articles: puts the starter content into an empty database.
  Needs the environment of the site (DATA_DIR or DATABASE_URL).
  --articles N  adds an archive of N made-up articles, for measuring (1 to ${maxArticles})
  --force       does so although the database holds content of the school
  --refresh     lists the starter texts that no one has edited and that this version words
                differently; with --yes it puts the new words in their place. The history keeps the
                old ones.
  Exit code: 0 done, or there was nothing to do, 1 failed, 2 wrong arguments`

/**
 * Reads how many articles to add.
 *
 * @returns `null` for the starter content only, `undefined` when the number is not valid
 */
export function readCount(text: string | undefined): number | null | undefined {
  if (text === undefined) return null
  const count = Number(text)
  return Number.isInteger(count) && count >= 1 && count <= maxArticles ? count : undefined
}
