import { countYears } from '../../base/dates.ts'
import type { InLanguage } from '../../base/filipino.ts'
import { leadingSentences } from '../../base/sentences.ts'
import { languageOfRow } from '../row-in-language.server.ts'
import type { ShownPicture } from '../../base/photo.ts'
import type { ContentSource } from '../content-host/content-source.server.ts'
import { findVisibleEntryById } from './visible-entries.server.ts'
import { listVisibleEntries, type VisibleEntry } from './list-entries.server.ts'
import { readableHtml, withFile, withImages, withPhoto } from '../media/photos.server.ts'
import {
  researchGroups,
  type ResearchGroup,
  type ResearchItem,
  researchKind,
} from '../../kinds/research.ts'
import { parseStoredFields } from '../../kinds/stored-fields.ts'

/** Items per page of a research list. */
export const researchPageSize = 20

/** A research item in a list. */
export interface ResearchListItem extends InLanguage {
  id: number
  title: string
  summary: string
  author: string
  date: string
  sample: boolean
  image: ShownPicture | null
}

/** A research item with its text; `content` is clean HTML. */
export interface ResearchPage extends Omit<ResearchItem, 'image'> {
  id: number
  image: ShownPicture | null
}

export const isResearchGroup = (text: string): text is ResearchGroup =>
  researchGroups.some((group) => group === text)

/** Maximum number of items of a group that are read to find those of a year. */
const yearLimit = 1_000

/**
 * Lists one page of a group, or of one year of the group, newest first, and counts all items.
 *
 * @param page from 1
 * @param year `YYYY`; left out: all years
 */
export async function listResearch(
  source: ContentSource,
  group: ResearchGroup,
  page = 1,
  year?: string,
): Promise<{ items: ResearchListItem[]; total: number }> {
  const withPictures = (items: StoredItem[]) => withImages(source.database, items, 'website')
  if (!year) {
    const { items, total } = await readItems(source, group, page, researchPageSize)
    return { items: await withPictures(items), total }
  }
  const { items } = await readItems(source, group, 1, yearLimit)
  const ofYear = items.filter(({ date }) => date.startsWith(`${year}-`))
  const end = page * researchPageSize
  return {
    items: await withPictures(ofYear.slice(end - researchPageSize, end)),
    total: ofYear.length,
  }
}

/**
 * Counts the items of a group by year. Reads the day of each item: items that are ordered by hand
 * are stored with their position in place of a day.
 */
export async function countResearchByYear(source: ContentSource, group: ResearchGroup) {
  const { items } = await readItems(source, group, 1, yearLimit)
  return countYears(items.map(({ date }) => date))
}

type StoredItem = Omit<ResearchListItem, 'image'> & Pick<ResearchItem, 'image'>

async function readItems(
  source: ContentSource,
  group: ResearchGroup,
  page: number,
  pageSize: number,
): Promise<{ items: StoredItem[]; total: number }> {
  const list = { kind: researchKind.name, category: group }
  const { entries, total } = await listVisibleEntries(source, list, { page, pageSize })
  const items = entries.map((entry) => {
    const { author, date, image } = fieldsOf(entry)
    return {
      ...languageOfRow(entry),
      id: entry.id,
      title: entry.title,
      summary: leadingSentences(entry.summary, 200),
      author,
      date,
      sample: entry.sample === 1,
      image,
    }
  })
  return { items, total }
}

/** Finds an item of a group by id; `null`: 'Invalid category or item!' (spec 8). */
export async function findResearch(
  source: ContentSource,
  group: string,
  id: string,
): Promise<ResearchPage | null> {
  const { database } = source
  if (!/^[1-9]\d{0,8}$/.test(id)) return null
  const entry = await findVisibleEntryById(source, researchKind.name, Number(id))
  if (!entry || entry.category !== group) return null
  const fields = fieldsOf(entry)
  return {
    ...languageOfRow(entry),
    ...fields,
    id: entry.id,
    title: entry.title,
    content: await readableHtml(source, entry.content, 'website'),
    image: await withPhoto(database, fields.image, 'website'),
    fileLink: await withFile(database, fields.fileLink),
  }
}

/** Returns the id of the item at an index from 0, for old links; `null` beyond the end. */
export async function findResearchAt(
  source: ContentSource,
  group: ResearchGroup,
  index: number,
): Promise<number | null> {
  const { items } = await listResearch(source, group, Math.floor(index / researchPageSize) + 1)
  return items[index % researchPageSize]?.id ?? null
}

const fieldsOf = (entry: VisibleEntry) => parseStoredFields(researchKind, entry.data)
