import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { OpenMedia } from '../../../school/content/media/media-store.ts'
import type { CopyOfSite } from '../../../site/context.server.ts'
import { translatorForPath } from '../../../site/languages/messages.server.ts'
import { drawMovedPage } from '../site/copy-document.server.tsx'
import type { RenderPage } from '../../../server/pages/page-answer.ts'
import { linkTo, type CopyFile } from './copy-files.ts'
import { DomUtils, parseDocument } from 'htmlparser2'
import { changeSet } from '../../../school/base/photo.ts'

interface PageParts {
  /** the folder that receives the files */
  folder: string
  render: RenderPage
  publicOrigin: string
  copy: CopyOfSite
  /** finds the file of an address (copyFileLookup) */
  fileOf: (address: string) => CopyFile
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
 * Writes pages, and everything of this site that a written page links to or shows. Each link of a copy
 * leads to a file.
 *
 * @param addresses of the first pages
 */
export async function writePages(
  addresses: Iterable<string>,
  parts: PageParts,
): Promise<WrittenPages> {
  const { fileOf, onProgress } = parts
  // A map keeps its order, and the loop below walks through it while it grows.
  const files = new Map<string, CopyFile>()
  const addFile = (address: string): CopyFile => {
    const file = fileOf(address)
    if (file.kind !== 'static' && !files.has(file.path)) files.set(file.path, file)
    return file
  }
  for (const address of addresses) addFile(address)
  const result: WrittenPages = { pages: 0, missing: [] }
  let done = 0
  for (const file of files.values()) {
    const isWhole =
      file.kind === 'media' ? await writeMedia(file, parts) : await writePage(file, addFile, parts)
    if (!isWhole) result.missing.push(file.address)
    if (file.kind !== 'media') result.pages += 1
    done += 1
    onProgress(done, files.size)
  }
  return result
}

/** Writes a picture or PDF. @returns whether the site still has it */
async function writeMedia({ address, path }: CopyFile, { folder, openMedia }: PageParts) {
  const found = await openMedia(address)
  if (found === null) return false
  try {
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true })
    const bytes = await found.stream({ start: 0, end: found.size - 1 })
    await pipeline(bytes, createWriteStream(target, { flags: 'wx' }))
    return true
  } finally {
    await found.close()
  }
}

/**
 * Writes a page or calendar.
 * @param addFile receives each address that the page links to
 * @returns whether the page could be rendered
 */
async function writePage(
  { kind, address, path }: CopyFile,
  addFile: (address: string) => CopyFile,
  { folder, render, publicOrigin, copy }: PageParts,
): Promise<boolean> {
  const addressOf = (linked: string) => {
    const [whole = '', anchor] = linked.split('#')
    const link = linkTo(path, addFile(whole).path)
    return anchor === undefined ? link : `${link}#${anchor}`
  }
  const request = new Request(publicOrigin + address)
  const { response } = await render(request, { copy })
  const target = join(folder, path)
  await mkdir(dirname(target), { recursive: true })
  const text = await response.text()
  const movedTo = response.headers.get('location')
  const draw = () => {
    if (movedTo !== null)
      return drawMovedPage(translatorForPath(address), linkOf(movedTo, publicOrigin, addressOf))
    return kind === 'calendar' ? text : changeAddresses(text, addressOf)
  }
  await writeFile(target, draw(), { flag: 'wx' })
  return response.status < 500
}

/** Returns the link of a copy to an address that another one has moved to. */
function linkOf(movedTo: string, publicOrigin: string, addressOf: (address: string) => string) {
  const { origin, pathname, search, hash, href } = new URL(movedTo, publicOrigin)
  return origin === publicOrigin ? addressOf(pathname + search + hash) : href
}

/** The attributes that hold an address, by the names of their elements. */
const addressAttributes: Record<string, readonly string[]> = {
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
    for (const name of addressAttributes[element.name] ?? []) {
      const value = element.attribs[name]
      if (value)
        element.attribs[name] = name === 'srcset' ? changeSet(value, change) : change(value)
    }
  }
  return DomUtils.getInnerHTML(document, { encodeEntities: 'utf8', emptyAttrs: true })
}
