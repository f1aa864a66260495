import { kindOf, type KindName } from '../school/kinds/index.ts'

/**
 * Reads a file of starter content when it is needed. Builds find the files by the pattern of this
 * import, Node by their path.
 *
 * @param path a folder and the name of a file in it, such as `reference/tracks`
 */
export async function readData(path: string): Promise<unknown> {
  const [folder, name] = path.split('/')
  const file = (await import(`./${folder}/${name}.json`, { with: { type: 'json' } })) as {
    default: unknown
  }
  return file.default
}

/** The starter entries of one kind. */
interface StarterEntries {
  load: () => Promise<readonly unknown[]>
  /** the publication date of an entry: the day by which lists are sorted, or the day of seeding */
  appears: 'by its date' | 'when put in'
}

/** The starters of every kind of dated entry, in the order in which they are put in. */
export const starterEntries: Record<KindName, StarterEntries> = {
  article: { load: () => readEntries('article'), appears: 'by its date' },
  announcement: { load: () => readWithFilipino('announcement'), appears: 'by its date' },
  research: { load: () => readEntries('research'), appears: 'by its date' },
  'service-article': { load: () => readEntries('service-article'), appears: 'by its date' },
  'class-notice': { load: () => readEntries('class-notice'), appears: 'when put in' },
  // An event is announced long before its day.
  event: { load: () => readWithFilipino('event'), appears: 'when put in' },
}

/** Reads the entries of a kind. In their file, HTML is a list of its lines. */
async function readEntries(kind: KindName) {
  const entries = (await readData(`entries/${kind}`)) as { content?: string[] }[]
  return entries.map((entry) =>
    entry.content ? { ...entry, content: entry.content.join('\n') } : entry,
  )
}

/** Reads entries that tell families what to do, with their Filipino. Stories are in English. */
async function readWithFilipino(kind: KindName) {
  const { addFilipino } = await import('./filipino/add-filipino.ts')
  const { schema } = kindOf(kind)
  return (await readEntries(kind)).map((entry) => addFilipino<unknown>(schema, entry))
}
