import { isDeepStrictEqual } from 'node:util'

export type Fields = Record<string, unknown>

/** A page in the list that held it. */
export interface Part {
  /** the document that it belongs to from now on */
  parent: string
  /** its key, from its parent and the part of its address that is its own */
  key: string
  data: Fields
}

export interface Save {
  number: number
  snapshot: string
  saved_by: string
  saved_at: number
}

/** One page through all saves of the list that held it. */
export interface Page {
  key: string
  parent: string
  /** its own saves, with the number of the save of the list; `null`: it was not in the list any more */
  saves: { of: number; data: Fields | null; by: string; at: number }[]
  /** its place in the list, by the number of the save of the list */
  places: Map<number, number>
}

/** Columns of a row that held pages, as far as the pages need them. */
export interface Held {
  id: number
  key: string
  data: string
  revision: number
  live_revision: number | null
  working_revision: number | null
  due_revision: number | null
  due_at: number | null
  review_requested_at: number | null
  review_note: string | null
  review_requested_by: string | null
  review_asked: string | null
  updated_at: number
  updated_by: string | null
}

const office = 'page/innovationAndResearch/dyci-sustainability-office'

/** The lists that become pages, with the document that gets what was said about the whole list. */
export const lists: Readonly<Record<string, { above: string; split: (data: unknown) => Part[] }>> =
  {
    departments: {
      above: 'category/exploreOurSchool',
      split: (data) =>
        itemsOf(data).map((item) => ({
          parent: 'category/exploreOurSchool',
          key: `department/${textOf(item['tag'])}`,
          data: item,
        })),
    },
    tracks: {
      above: 'department/shs',
      split: (data) => partsOf('track', 'department/shs', data, 'acronym'),
    },
    'college-departments': {
      above: 'department/college',
      split: (data) =>
        itemsOf(data).flatMap(({ coursesOffered, ...college }) => {
          const [part] = partsOf('college-department', 'department/college', [college], 'tag')
          return part ? [part, ...partsOf('course', part.key, coursesOffered, 'tag')] : []
        }),
    },
    sustainability: { above: office, split: (data) => partsOf('project', office, data, 'tag') },
  }

const itemsOf = (data: unknown) => (Array.isArray(data) ? data.filter(isFields) : [])

export const isFields = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

export function partsOf(name: string, parent: string, data: unknown, field: string): Part[] {
  const used = new Set<string>()
  return itemsOf(data).map((item) => {
    const tag = textOf(item[field]).toLowerCase()
    const key = freeKey(used, `${name}/${tailOf(parent)}/${tag}`)
    used.add(key)
    return { parent, key, data: item }
  })
}

/**
 * Follows each page through the saves of its list, also when it, or what it belongs to, gets another
 * address.
 *
 * @returns the pages by the keys that the newest save gives them
 */
export function followPages(
  saves: readonly Save[],
  split: (data: unknown) => Part[],
): Map<string, Page> {
  const pages = new Map<string, Page>()
  const used = new Set<string>()
  let before: Part[] = []
  for (const { number, snapshot, saved_by: by, saved_at: at } of saves) {
    const parts = split((JSON.parse(snapshot) as { data: unknown }).data)
    const keys = new Set(parts.map(({ key }) => key))
    for (const [place, { key, parent, data }] of parts.entries()) {
      const moved = before[place]
      if (!pages.has(key) && moved && !keys.has(moved.key) && nameOf(moved.key) === nameOf(key))
        rename(pages, moved.key, key)
      const page: Page = pages.get(key) ?? {
        key: freeKey(used, key),
        parent: pages.get(parent)?.key ?? parent,
        saves: [],
        places: new Map(),
      }
      pages.set(key, page)
      used.add(page.key)
      page.places.set(number, place)
      const last = page.saves.at(-1)
      if (!last?.data || !isDeepStrictEqual(last.data, data))
        page.saves.push({ of: number, data, by, at })
    }
    for (const [key, page] of pages)
      if (!keys.has(key) && page.saves.at(-1)?.data)
        page.saves.push({ of: number, data: null, by, at })
    before = parts
  }
  return pages
}

/** Gives a page the key of its new address, and the pages below it theirs. */
function rename(pages: Map<string, Page>, from: string, to: string) {
  const page = pages.get(from)
  if (!page) return
  pages.delete(from)
  pages.set(to, page)
  for (const [key, { parent }] of [...pages])
    if (parent === page.key) rename(pages, key, key.replace(`/${tailOf(from)}/`, `/${tailOf(to)}/`))
}

const nameOf = (key: string) => key.split('/')[0]
const tailOf = (key: string) => key.split('/').at(-1) ?? ''

/** Returns a key that is not in use yet. */
function freeKey(used: ReadonlySet<string>, key: string): string {
  let free = key
  for (let count = 2; used.has(free); count += 1) free = `${key}-${count}`
  return free
}

/** Returns the save that a page had when its list had a number. */
export const saveAt = (page: Page, of: number) => page.saves.findLast((save) => save.of <= of)

export const numberAt = (page: Page, of: number) =>
  page.saves.filter((save) => save.of <= of).length || null

export const titleOf = ({ title, name }: Fields) => textOf(title) || textOf(name)

const textOf = (field: unknown) => (typeof field === 'string' ? field : '')

/** Returns what a page is as a document of its own; `null` for one that no save holds. */
export function stateOfPage(
  page: Page,
  { live_revision, revision, working_revision, due_revision, due_at }: Held,
) {
  const live = live_revision ?? revision
  const shown = saveAt(page, live)?.data ?? null
  const due = due_revision === null ? null : (saveAt(page, due_revision)?.data ?? null)
  const newest = page.saves.findLast(({ data }) => data !== null)
  if (!newest?.data) return null
  // What was scheduled to appear appears then.
  const isAppearing = shown === null && due !== null
  const isListed = page.saves.at(-1)?.data !== null
  const status = shown || isAppearing ? 'published' : isListed ? 'draft' : 'trashed'
  const data = shown ?? due ?? newest.data
  const liveOf = isAppearing ? due_revision : live
  const liveNumber =
    status === 'published'
      ? liveOf && numberAt(page, liveOf)
      : status === 'trashed'
        ? page.saves.indexOf(newest) + 1
        : null
  const changed =
    status === 'published' && working_revision !== null
      ? (saveAt(page, working_revision)?.data ?? null)
      : null
  const isChanged = changed !== null && !isDeepStrictEqual(changed, data)
  const isDue = shown !== null && due !== null && !isDeepStrictEqual(due, shown)
  return {
    status,
    data,
    publishAt: isAppearing ? due_at : status === 'published' ? 0 : null,
    live: liveNumber,
    working: isChanged && working_revision !== null ? numberAt(page, working_revision) : null,
    due: isDue && due_revision !== null ? numberAt(page, due_revision) : null,
    dueAt: isDue ? due_at : null,
    isReviewed: isChanged || status === 'draft',
  }
}
