import { createReadStream } from 'node:fs'
import { access, constants, stat } from 'node:fs/promises'
import { Parser } from 'htmlparser2'
import { explainFileFault } from '../../school/base/file-faults.server.ts'
import { MovingInError } from './moving-in.ts'

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
}

/** Addresses of the site that an export comes from. */
export interface WordPressSite {
  address: string
  /** further addresses of the same site */
  others: string[]
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
): AsyncGenerator<WordPressItem | WordPressSite> {
  const reader = new ItemReader()
  const size = await sizeOf(file)
  const stream = createReadStream(file, { encoding: 'utf8' })
  for await (const chunk of stream) {
    reader.write(chunk as string)
    yield* reader.take()
    onProgress(stream.bytesRead / size)
  }
  reader.end()
  yield* reader.take()
  if (!reader.isExport)
    throw new MovingInError(
      `${file} is not a WordPress export. In WordPress, choose Tools, Export, All content.`,
    )
  if (!reader.isWhole) throw new MovingInError(`${file} is cut off. Export it again.`)
}

/** Collects items from the events of a parser. */
class ItemReader {
  isExport = false
  isWhole = false
  readonly #parser: Parser
  #found: (WordPressItem | WordPressSite)[] = []
  readonly #path: string[] = []
  #item: WordPressItem | null = null
  #size = 0
  #text = ''
  #term: WordPressTerm | null = null
  #key = ''
  readonly #site = new Map<string, string>()

  constructor() {
    this.#parser = new Parser(
      {
        onopentag: (name, attributes) => this.#open(name, attributes),
        ontext: (text) => this.#addText(text),
        onclosetag: (name, isImplied) => this.#close(name, isImplied),
      },
      { xmlMode: true },
    )
  }

  write(chunk: string) {
    this.#parser.write(chunk)
  }

  end() {
    this.#parser.end()
  }

  /** Returns what was read since the last call. */
  take() {
    const found = this.#found
    this.#found = []
    return found
  }

  #open(name: string, attributes: Record<string, string>) {
    this.#path.push(name)
    this.#text = ''
    if (name === 'item') {
      this.#announce()
      this.#size = 0
      this.#item = {
        texts: new Map(),
        terms: [],
        meta: new Map(),
        comments: 0,
        isTooLarge: false,
      }
    } else if (name === 'category' && this.#item) {
      const { domain = 'category', nicename = '' } = attributes
      this.#term = { domain, nicename, name: '' }
    }
  }

  #addText(text: string) {
    if (this.#item) {
      this.#size += text.length
      this.#item.isTooLarge = this.#size > longestItem
      if (this.#item.isTooLarge) return
    }
    this.#text += text
  }

  #close(name: string, isImplied: boolean) {
    this.#path.pop()
    const text = this.#text.trim()
    this.#text = ''
    if (name === 'wp:wxr_version') this.isExport = true
    if (name === 'rss' && !isImplied) this.isWhole = true
    const item = this.#item
    const parent = this.#path.at(-1)
    if (name === 'item' && item) {
      if (!isImplied) this.#found.push(item)
      this.#item = null
    } else if (!item) {
      if (parent === 'channel') this.#site.set(name, text)
    } else if (name === 'wp:comment') {
      item.comments += 1
    } else if (parent === 'wp:postmeta') {
      if (name === 'wp:meta_key') this.#key = text
      else if (name === 'wp:meta_value')
        item.meta.set(this.#key, [...(item.meta.get(this.#key) ?? []), text])
    } else if (parent === 'item') {
      if (this.#term) item.terms.push({ ...this.#term, name: text })
      else item.texts.set(name, text)
      this.#term = null
    }
  }

  /** Adds the addresses of the site before its first item. */
  #announce() {
    if (this.#site.size === 0) return
    const [address = '', ...others] = ['wp:base_blog_url', 'wp:base_site_url', 'link'].flatMap(
      (name) => this.#site.get(name) || [],
    )
    this.#found.push({ address, others })
    this.#site.clear()
  }
}

export const isSite = (found: WordPressItem | WordPressSite): found is WordPressSite =>
  'address' in found
