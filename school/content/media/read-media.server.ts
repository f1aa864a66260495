import * as z from 'zod'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { MediaRow } from '../../../db/tables.ts'
import type { Asking } from '../../staff/accounts/permissions.ts'
import {
  mediaRefusal,
  type MediaAction,
  type MediaUseRights,
} from '../../staff/accounts/media-permissions.ts'
import { hasRole } from '../../staff/accounts/roles.ts'
import { mediaAddress, variantAddress, widthsIn } from './media-address.ts'
import { matchesLearners } from './learners.server.ts'
import { hiddenSentences, learnersFilters, usesOf, whyHidden } from './learners.ts'
import { listMediaUses, readMediaPlaces } from './list-media-uses.server.ts'
import { mediaKinds, type MediaFile, type MediaKind, type OpenedFile } from './media.ts'
import { wordsOf } from '../search/words.ts'
import { hasTag, tagsIn } from './tags.server.ts'

/** The filter of the library in a request. */
export const mediaFilter = {
  kind: z.enum(mediaKinds, 'Use image or pdf.').nullable().default(null),
  learners: z
    .enum(learnersFilters, 'Use unanswered, yes, no, hidden or ending.')
    .nullable()
    .default(null)
    .describe('pictures by whether they show learners'),
  tag: z.string().max(40).default('').describe('only files with this tag'),
}

type MediaQuery = z.output<z.ZodObject<typeof mediaFilter>> & {
  /** words in the name, the alt text or the tags; '' for all */
  q: string
  /** from 1 */
  page: number
  perPage: number
}

/** Lists one page of the library as a person sees it, newest first, and counts all matches. */
export async function listMedia(
  database: DatabaseOrTransaction,
  { q, kind, learners, tag, page, perPage }: MediaQuery,
  { staff, now }: { staff: Asking; now: number },
): Promise<{ data: MediaFile[]; total: number }> {
  let query = database.selectFrom('media')
  if (kind) query = query.where('kind', '=', kind)
  if (learners) query = query.where(matchesLearners(learners, now))
  if (tag) query = query.where(await hasTag(database, tag))
  for (const word of wordsOf(q).slice(0, 8)) query = query.where('words', 'like', `%${word}%`)
  const { total } = await query
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { data: await describeFiles(database, rows, staff), total }
}

/** Finds a media file as a person sees it, with the documents that use it; or `null`. */
export async function findMedia(
  database: DatabaseOrTransaction,
  id: string,
  { staff, now }: { staff: Asking; now: number },
): Promise<OpenedFile | null> {
  const rows = await database.selectFrom('media').selectAll().where('id', '=', id).execute()
  const [file] = await describeFiles(database, rows, staff)
  return file ? { ...file, usedIn: await listMediaUses(database, id, now) } : null
}

/** Turns rows into files as a person sees them: with uses, tags and refusals. */
async function describeFiles(
  database: DatabaseOrTransaction,
  rows: readonly MediaRow[],
  staff: Asking,
): Promise<MediaFile[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const counted = await database
    .selectFrom('media_use')
    .select(['media_id', (eb) => eb.fn.countAll<number>().as('uses')])
    .where('media_id', 'in', ids)
    .groupBy('media_id')
    .execute()
  const uses = new Map(counted.map((row) => [row.media_id, row.uses]))
  // Editors of the whole site may do everything, whatever the places.
  const isSiteEditor = hasRole(staff, 'editor') && staff.sections.length === 0
  const places = isSiteEditor
    ? new Map<string, MediaUseRights[]>()
    : await readMediaPlaces(database, ids)
  return rows.map((row) => {
    const refusal = refusalsOf(staff, places.get(row.id) ?? [])
    const consent = refusal.consent === null ? consentOf(row) : null
    const rest = { consent, refusal, tags: tagsIn(row.tags) }
    return { ...toMediaFile(row, uses.get(row.id) ?? 0), ...rest }
  })
}

function refusalsOf(staff: Asking, places: readonly MediaUseRights[]): MediaFile['refusal'] {
  const why = (action: MediaAction) => mediaRefusal(staff, action, places)?.error ?? null
  return {
    describe: why('describe'),
    consent: why('consent'),
    replace: why('replace'),
    delete: why('delete'),
  }
}

/** Turns a row into the part of a media file that is the same for all staff. */
function toMediaFile(row: MediaRow, uses: number): Omit<MediaFile, 'refusal' | 'consent' | 'tags'> {
  const reason = whyHidden(row)
  return {
    id: row.id,
    version: row.version,
    kind: row.kind as MediaKind,
    name: row.name,
    address: mediaAddress({ id: row.id, fileName: row.file_name }),
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    alt: row.alt,
    decorative: row.decorative === 1,
    focalX: row.focal_x / 100,
    focalY: row.focal_y / 100,
    sources: widthsIn(row.widths).map((width) => ({
      width,
      avif: variantAddress(row, width, 'avif'),
      webp: variantAddress(row, width, 'webp'),
    })),
    placeholder: (row.color.match(/.{6}/g) ?? []).map((color) => `#${color}`),
    showsLearners: row.kind === 'image' ? (row.shows_learners as LearnersState) : null,
    hidden: reason && hiddenSentences[reason](row.name),
    createdAt: row.created_at,
    createdBy: row.created_by,
    uses,
  }
}

type LearnersState = NonNullable<MediaFile['showsLearners']>

function consentOf(row: MediaRow): MediaFile['consent'] {
  const { consent_reference: reference, consent_until: until, consent_ended_at: endedAt } = row
  if (reference === null || until === null) return null
  return { reference, until, uses: usesOf(row), endedAt }
}
