import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { OpenMedia } from '../../../school/content/media/media-store.ts'
import type { CopyOfSite } from '../../../site/context.server.ts'
import { translatorForPath } from '../../../site/languages/messages.server.ts'
import { drawMovedPage } from '../site/moved-page.server.tsx'
import type { RenderPage } from '../../../server/pages/page-answer.ts'
import { linkTo, type Place } from './places.ts'
import { DomUtils, parseDocument } from 'htmlparser2'
import { changeSet } from '../../../school/base/photo.ts'

interface PageParts {
  /** the folder that receives the files */
  folder: string
  render: RenderPage
  publicOrigin: string
  copy: CopyOfSite
  placeOf: (address: string) => Place
  /** opens the file of a picture or PDF; `null` when it is gone */
  openMedia: (address: string) => Promise<OpenMedia | null>
  /** receives how many files are written and how many are known so far */
  onProgress: (done: number, known: number) => void
}

export interface WrittenPages {
  pages: number
  /** addresses of pages that failed, and of pictures and PDFs that are gone */
  missing: string[]
}

/**
 * Writes each of some pages, and everything of this site that a written page links to or shows. Each
 * link of a copy leads to a file.
 *
 * @param addresses where to begin
 */
export async function writePages(
  addresses: Iterable<string>,
  parts: PageParts,
): Promise<WrittenPages> {
  const { placeOf, onProgress } = parts
  // A set keeps its order, and is walked through while it grows.
  const places = new Map<string, Place>()
  const note = (address: string): Place => {
    const place = placeOf(address)
    if (place.kind !== 'file' && !places.has(place.file)) places.set(place.file, place)
    return place
  }
  for (const address of addresses) note(address)
  const result: WrittenPages = { pages: 0, missing: [] }
  let done = 0
  for (const place of places.values()) {
    const isWhole =
      place.kind === 'media' ? await writeMedia(place, parts) : await writePage(place, note, parts)
    if (!isWhole) result.missing.push(place.address)
    if (place.kind !== 'media') result.pages += 1
    done += 1
    onProgress(done, places.size)
  }
  return result
}

async function writeMedia({ address, file }: Place, { folder, openMedia }: PageParts) {
  const found = await openMedia(address)
  if (found === null) return false
  try {
    const target = join(folder, file)
    await mkdir(dirname(target), { recursive: true })
    const bytes = await found.stream({ start: 0, end: found.size - 1 })
    await pipeline(bytes, createWriteStream(target, { flags: 'wx' }))
    return true
  } finally {
    await found.close()
  }
}

/** @returns whether the page could be rendered */
async function writePage(
  { kind, address, file }: Place,
  note: (address: string) => Place,
  { folder, render, publicOrigin, copy }: PageParts,
): Promise<boolean> {
  const addressOf = (linked: string) => {
    const [whole = '', anchor] = linked.split('#')
    const link = linkTo(file, note(whole).file)
    return anchor === undefined ? link : `${link}#${anchor}`
  }
  const request = new Request(publicOrigin + address)
  const { response } = await render(request, { copy })
  const target = join(folder, file)
  await mkdir(dirname(target), { recursive: true })
  const movedTo = response.headers.get('location')
  const body =
    movedTo === null
      ? textOf(await response.text(), kind, addressOf)
      : drawMovedPage(translatorForPath(address), linkOf(movedTo, publicOrigin, addressOf))
  await writeFile(target, body, { flag: 'wx' })
  return response.status < 500
}

const textOf = (text: string, kind: Place['kind'], addressOf: (address: string) => string) =>
  kind === 'calendar' ? text : changeAddresses(text, addressOf)

const linkOf = (movedTo: string, publicOrigin: string, addressOf: (address: string) => string) => {
  const { origin, pathname, search, hash, href } = new URL(movedTo, publicOrigin)
  return origin === publicOrigin ? addressOf(pathname + search + hash) : href
}

/** The attributes of elements that hold an address. */
const attributes: Record<string, readonly string[]> = {
  a: ['href'],
  link: ['href'],
  img: ['src', 'srcset'],
  source: ['srcset'],
  script: ['src'],
  form: ['action'],
}

/**
 * Changes the addresses of this site in a page, for a copy of it. A player of another site becomes
 * the link that it has below it: a copy asks no one for anything.
 *
 * @param addressOf changes an address that begins with `/`, such as `/events?month=2026-12#calendar`
 */
function changeAddresses(html: string, addressOf: (address: string) => string): string {
  const document = parseDocument(html)
  const change = (address: string) => (/^\/(?!\/)/.test(address) ? addressOf(address) : address)
  for (const element of DomUtils.getElementsByTagName(() => true, document)) {
    if (element.name === 'iframe') DomUtils.removeElement(element)
    for (const name of attributes[element.name] ?? []) {
      const value = element.attribs[name]
      if (value)
        element.attribs[name] = name === 'srcset' ? changeSet(value, change) : change(value)
    }
  }
  return DomUtils.getInnerHTML(document, { encodeEntities: 'utf8', emptyAttrs: true })
}
