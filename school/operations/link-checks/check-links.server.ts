import { readContentVersion } from '../../../db/content-version.ts'
import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import { entryAddress } from '../../kinds/define-kind.ts'
import { findKind } from '../../kinds/index.ts'
import { pageOfChange } from '../../kinds/define-reference-kind.ts'
import { inChunks } from '../../../db/chunks.ts'
import { yieldToEventLoop } from '../../base/yield-to-event-loop.ts'
import { workThroughBacklog } from '../../content/entries/entry-backlog.server.ts'
import { listStoredReference } from '../../content/entries/stored-entry.server.ts'

/** Entries read, and addresses checked, between two pauses. */
const batchSize = 100

interface LinkCheck {
  origin: string
  /** asks within this process, never over the network, whether an address of this site answers */
  isThere: (path: string) => Promise<boolean>
  /** waits between batches, so that visitors go first */
  pause: () => Promise<void>
}

/**
 * Updates the list of broken internal links: reads entries changed since the last check, and checks
 * each address whose result may be outdated. Never checks addresses of other sites.
 */
export async function checkLinks(database: Database, check: LinkCheck): Promise<void> {
  await readChangedEntries(database, check)
  await readReferenceLinks(database, check.origin)
  await askForTargets(database, check)
}

async function readReferenceLinks(database: Database, origin: string) {
  const links = new Map<string, string[]>()
  for (const { kind, row } of await listStoredReference(database)) {
    if (row.status !== 'published') continue
    const data: unknown = JSON.parse(row.data)
    links.set(kind.key, findInternalLinksIn(data, origin, pageOfChange(kind, data, data)))
  }
  // A database that is being prepared has none.
  if (links.size === 0) return
  await replaceLinks(database, 'reference', links)
  // Pages that visitors do not see any more.
  await database
    .deleteFrom('internal_link')
    .where('subject', '=', 'reference')
    .where('subject_id', 'not in', [...links.keys()])
    .execute()
}

/** Reads the links of entries that visitors saw change since the last check. */
const readChangedEntries = (database: Database, { origin, pause }: LinkCheck) =>
  workThroughBacklog(
    database,
    { work: 'link-check', batchSize, pause },
    async (transaction, ids) => {
      const rows = await transaction
        .selectFrom('entry')
        .select(['id', 'kind', 'slug', 'category', 'status', 'content', 'data'])
        .where('id', 'in', ids)
        .execute()
      for (const [kind, own] of Map.groupBy(rows, (row) => findKind(row.kind))) {
        if (!kind) continue
        const links = new Map<string, string[]>()
        for (const row of own) {
          const isLive = row.status === 'published'
          const texts = isLive ? [row.content, JSON.parse(row.data) as unknown] : []
          links.set(String(row.id), findInternalLinksIn(texts, origin, entryAddress(kind, row)))
          await yieldToEventLoop()
        }
        await replaceLinks(transaction, kind.name, links)
      }
      return rows.length
    },
  )

/** Stores the addresses that documents link to now; a known one keeps the result of its check. */
async function replaceLinks(
  database: DatabaseOrTransaction,
  subject: string,
  links: ReadonlyMap<string, readonly string[]>,
) {
  const known = await database
    .selectFrom('internal_link')
    .select(['subject_id', 'target'])
    .where('subject', '=', subject)
    .where('subject_id', 'in', [...links.keys()])
    .execute()
  for (const { subject_id, target } of known) {
    if (links.get(subject_id)?.includes(target)) continue
    await database
      .deleteFrom('internal_link')
      .where('subject', '=', subject)
      .where('subject_id', '=', subject_id)
      .where('target', '=', target)
      .execute()
  }
  const found = [...links].flatMap(([subject_id, targets]) =>
    targets.map((target) => ({ subject, subject_id, target })),
  )
  for (const rows of inChunks(found, 3)) {
    await database
      .insertInto('internal_link')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Checks every address that was not checked at this content version. */
async function askForTargets(database: Database, { isThere, pause }: LinkCheck) {
  const version = await readContentVersion(database)
  for (;;) {
    const rows = await database
      .selectFrom('internal_link')
      .select('target')
      .distinct()
      .where('version', '<', version)
      .limit(batchSize)
      .execute()
    if (rows.length === 0) break
    for (const { target } of rows) {
      const broken = (await isThere(target)) ? 0 : 1
      await database
        .updateTable('internal_link')
        .set({ broken, version })
        .where('target', '=', target)
        .execute()
    }
    await pause()
  }
}

/** Maximum length of an address, in characters. */
const maxAddressLength = 1_000

/**
 * Finds the internal addresses in a text: links in HTML, or a whole field.
 *
 * @param text HTML or a plain field
 * @param origin of this site: full addresses that begin with it are internal
 * @param base path of the page with the text, for relative addresses
 * @returns paths without query and hash, each once; other sites are left out
 */
export function findInternalLinks(text: string, origin: string, base: string): string[] {
  // Forbids `<` within a tag: otherwise text of unclosed tags would be read again from each of
  // them.
  const links = [...text.matchAll(/<a\s[^<>]*?href="([^"]*)"/gi)].map(([, href = '']) =>
    unescapeHtml(href),
  )
  if (/^(\/(?!\/)|https?:\/\/)\S*$/.test(text)) links.push(text)
  const paths = [...new Set(links)].flatMap((link) => pathOf(link, origin, base) ?? [])
  return [...new Set(paths)]
}

/** Finds the internal addresses in all texts of a JSON document. */
export function findInternalLinksIn(value: unknown, origin: string, base: string): string[] {
  if (typeof value === 'string') return findInternalLinks(value, origin, base)
  if (typeof value !== 'object' || value === null) return []
  const found = Object.values(value).flatMap((part) => findInternalLinksIn(part, origin, base))
  return [...new Set(found)]
}

function pathOf(link: string, origin: string, base: string): string | null {
  if (link.length > maxAddressLength || link.startsWith('#')) return null
  const from = new URL(base, origin)
  if (!URL.canParse(link, from)) return null
  const url = new URL(link, from)
  return url.origin === from.origin ? url.pathname : null
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#39;': "'",
}
const unescapeHtml = (text: string) =>
  text.replace(/&(amp|quot|lt|gt|#39);/g, (entity) => entities[entity] ?? entity)
