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

const itemsOf = (data: unknown) => (Array.isArray(data) ? (data as Fields[]) : [])

export function partsOf(name: string, parent: string, data: unknown, field: string): Part[] {
  const known = new Map<string, number>()
  return itemsOf(data).map((item) => {
    const tag = textOf(item[field]).toLowerCase()
    const key = `${name}/${parent.split('/').at(-1)}/${tag}`
    const count = (known.get(key) ?? 0) + 1
    known.set(key, count)
    return { parent, key: count > 1 ? `${key}-${count}` : key, data: item }
  })
}

/** Follows each page through the saves of its list, also when it gets another address. */
export function followPages(
  saves: readonly Save[],
  split: (data: unknown) => Part[],
): Map<string, Page> {
  const pages = new Map<string, Page>()
  let before: Part[] = []
  for (const { number, snapshot, saved_by: by, saved_at: at } of saves) {
    const parts = split((JSON.parse(snapshot) as { data: unknown }).data)
    const keys = new Set(parts.map(({ key }) => key))
    for (const [place, { key, parent, data }] of parts.entries()) {
      const moved = before[place]
      if (!pages.has(key) && moved && !keys.has(moved.key) && moved.parent === parent) {
        const page = pages.get(moved.key)
        pages.delete(moved.key)
        if (page) pages.set(key, { ...page, key })
      }
      const page = pages.get(key) ?? { key, parent, saves: [] }
      pages.set(key, page)
      const last = page.saves.at(-1)
      if (!last?.data || !isSame(last.data, data)) page.saves.push({ of: number, data, by, at })
    }
    for (const page of pages.values())
      if (!keys.has(page.key) && page.saves.at(-1)?.data)
        page.saves.push({ of: number, data: null, by, at })
    before = parts
  }
  return pages
}

/** Returns the save that a page had when its list had a number. */
export const saveAt = (page: Page, of: number) => page.saves.findLast((save) => save.of <= of)

export const numberAt = (page: Page, of: number) =>
  page.saves.filter((save) => save.of <= of).length || null

export const titleOf = ({ title, name }: Fields) => textOf(title) || textOf(name)

const textOf = (field: unknown) => (typeof field === 'string' ? field : '')

/** Compares data, whatever the order of their fields. */
export const isSame = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other)

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
