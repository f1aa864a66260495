import { createReadStream } from 'node:fs'
import { access, constants, stat } from 'node:fs/promises'
import { DomHandler, isTag, type Element } from 'domhandler'
import { DomUtils, Parser } from 'htmlparser2'
import { explainFileFault } from '../../school/base/file-faults.server.ts'
import { MovingInError } from './old-content.ts'

/** A category or tag of a post. */
export interface WordPressTerm {
  /** category, post_tag or of a plugin */
  domain: string
  nicename: string
  name: string
}

/** An item of a WordPress export: a post, a page, a file, or something of a plugin. */
export interface WordPressItem {
  /** the texts of its elements, by their names, such as `wp:post_id` */
  texts: Map<string, string>
  terms: WordPressTerm[]
  /** the values of its custom fields, by their keys */
  meta: Map<string, string[]>
  comments: number
  /** it is larger than any post that can be stored */
  isTooLarge: boolean
  /** the address of the site that it comes from; '' when the export does not name it */
  site: string
}

/** Maximum length of the texts of one item, in characters. */
const longestItem = 4_000_000

/** Returns the size of a file in bytes. @throws MovingInError when it cannot be read, or is no file */
async function sizeOf(file: string): Promise<number> {
  try {
    await access(file, constants.R_OK)
    const found = await stat(file)
    if (found.isDirectory()) throw new MovingInError(`${file} is a folder. Name a file.`)
    return found.size
  } catch (error) {
    const sentence = explainFileFault(error)
    throw sentence === null ? error : new MovingInError(sentence)
  }
}

/**
 * Reads a WordPress export (WXR) piece by piece, whatever its size. Control characters and unescaped
 * signs, which many exports hold, are no obstacle.
 *
 * @param onProgress receives a part from 0 to 1
 * @throws MovingInError when it is no export, or is cut off
 */
export async function* readItems(
  file: string,
  onProgress: (part: number) => void = () => {},
): AsyncGenerator<WordPressItem> {
  let found: WordPressItem[] = []
  let site = ''
  let size = 0
  let isExport = false
  let isWhole = false
  let isOver = false
  const takeElement = (element: Element) => {
    // The end of a file that is cut off closes what is open.
    if (isOver) return
    if (element.name === 'wp:wxr_version') isExport = true
    if (element.name === 'rss') isWhole = true
    const isTooLarge = size > longestItem
    if (element.parent && isTag(element.parent) && element.parent.name === 'channel') size = 0
    if (element.name !== 'item') return
    site ||= siteOf(element)
    found.push({ ...itemOf(element), isTooLarge, site })
    DomUtils.removeElement(element)
  }
  const handler = new DomHandler(null, { xmlMode: true }, takeElement)
  const addText = handler.ontext.bind(handler)
  const takeText = (text: string) => {
    size += text.length
    if (size <= longestItem) addText(text)
  }
  Object.assign(handler, { ontext: takeText })
  const parser = new Parser(handler, { xmlMode: true })

  const fileSize = await sizeOf(file)
  const stream = createReadStream(file, { encoding: 'utf8' })
  for await (const chunk of stream) {
    parser.write(chunk as string)
    yield* found
    found = []
    onProgress(stream.bytesRead / fileSize)
  }
  isOver = true
  parser.end()
  if (!isExport)
    throw new MovingInError(
      `${file} is not a WordPress export. In WordPress, choose Tools, Export, All content.`,
    )
  if (!isWhole) throw new MovingInError(`${file} is cut off. Export it again.`)
}

const textOf = (element: Element) => DomUtils.textContent(element).trim()

/** Reads what an item says in its elements and in its custom fields. */
function itemOf({ children }: Element): Omit<WordPressItem, 'isTooLarge' | 'site'> {
  const parts = children.filter(isTag)
  const named = (name: string) => parts.filter((part) => part.name === name)
  const meta = new Map<string, string[]>()
  for (const { children: fields } of named('wp:postmeta')) {
    const [key = '', ...values] = fields.filter(isTag).map(textOf)
    meta.set(key, [...(meta.get(key) ?? []), ...values])
  }
  return {
    texts: new Map(parts.map((part) => [part.name, textOf(part)])),
    terms: named('category').map((part) => {
      const { domain = 'category', nicename = '' } = part.attribs
      return { domain, nicename, name: textOf(part) }
    }),
    meta,
    comments: named('wp:comment').length,
  }
}

/** Finds the address of the site beside its first item. */
const siteOf = ({ parent }: Element): string =>
  ['wp:base_blog_url', 'wp:base_site_url', 'link']
    .flatMap((name) => (parent?.children ?? []).filter(isTag).filter((each) => each.name === name))
    .map(textOf)
    .find(Boolean) ?? ''
