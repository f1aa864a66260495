import { currentTime } from '../../school/base/clock.ts'

/** A page that is kept on this device, without its text. */
export interface KeptPage {
  /** path, with its query where it may be kept */
  address: string
  title: string
  /** time when the server answered with the page, UTC in milliseconds */
  keptAt: number
  /** time by which the server's clock is ahead of this device's, in milliseconds */
  clockOffset: number
  /** time when the page was last opened or kept, by this device's clock, UTC in milliseconds */
  usedAt: number
  bytes: number
  /** addresses of the files that the page names */
  files: string[]
}

/** Index of kept pages, with the size in bytes of each file that they name. */
export interface KeptIndex {
  pages: KeptPage[]
  files: Record<string, number>
}

export interface KeptLimits {
  pages: number
  bytes: number
}

/** Address of the index in the cache of kept pages. It is no address of the site. */
export const indexAddress = '/service-worker/kept.json'

export const emptyIndex: KeptIndex = { pages: [], files: {} }

/** Limits for the cheapest phones: about as much as three photographs. */
export const keptLimits: KeptLimits = { pages: 30, bytes: 4_000_000 }

/** Pages for the morning of a typhoon: kept without a visit, and never dropped. */
export const essentials = ['/status', '/admissions', '/contact-us']

/** Returns the time by the server's clock: cheap phones are often hours or days off. */
export const serverTime = ({ clockOffset }: KeptPage) => currentTime() + clockOffset

/** Adds a page or its newer copy. @param files bytes of the files that it names */
export const withPage = (
  { pages, files: known }: KeptIndex,
  page: KeptPage,
  files: Record<string, number>,
): KeptIndex => ({
  pages: [...pages.filter(({ address }) => address !== page.address), page],
  files: { ...known, ...files },
})

/** Notes that a page was opened. */
export const withUse = ({ pages, files }: KeptIndex, address: string, now: number): KeptIndex => ({
  pages: pages.map((page) => (page.address === address ? { ...page, usedAt: now } : page)),
  files,
})

/** Drops the least recently used pages until the rest fits, and files that no page names. */
export function trim({ pages, files }: KeptIndex, limits: KeptLimits): KeptIndex {
  // Of two pages used in the same millisecond, the later in the list is newer.
  const newestFirst = [...pages].sort(
    (a, b) =>
      Number(isEssential(b)) - Number(isEssential(a)) ||
      b.usedAt - a.usedAt ||
      pages.indexOf(b) - pages.indexOf(a),
  )
  const rest = newestFirst.slice(0, Math.max(limits.pages, essentials.length))
  while (bytesOf(rest, files) > limits.bytes && rest.some((page) => !isEssential(page))) rest.pop()
  // In the order of the list, in which the newest is the last.
  return { pages: pages.filter((page) => rest.includes(page)), files: filesOf(rest, files) }
}

const isEssential = ({ address }: KeptPage) => essentials.includes(address)

const bytesOf = (pages: readonly KeptPage[], files: Record<string, number>) =>
  pages.reduce((sum, { bytes }) => sum + bytes, 0) +
  Object.values(filesOf(pages, files)).reduce((sum, bytes) => sum + bytes, 0)

function filesOf(pages: readonly KeptPage[], files: Record<string, number>) {
  const named = new Set(pages.flatMap((page) => page.files))
  return Object.fromEntries(Object.entries(files).filter(([address]) => named.has(address)))
}
