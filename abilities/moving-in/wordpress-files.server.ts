import { oldPathOf, sizeInName, variantInName } from '../../school/content/old-addresses.server.ts'
import { hostOf, plainFile, type OldFile } from './old-content.ts'

/** Addresses of pictures in a text. */
const pictureAddress = /\bhttps?:\/\/[^\s"'<>\\]+?\.(?:jpe?g|png|gif|webp|avif)\b/gi

/** The files of an export: those of its media library, and pictures that its texts name. */
export class WordPressFiles {
  readonly #byId = new Map<string, OldFile>()
  readonly #byKey = new Map<string, OldFile>()
  /** by the key of the original that a variant was made of */
  readonly #byOriginal = new Map<string, OldFile>()
  /** the best address of a picture that a text names, by the key of its original */
  readonly #named = new Map<string, string>()

  add(id: string, file: OldFile) {
    this.#byId.set(id, file)
    const key = keyOf(file.address)
    this.#byKey.set(key, file)
    this.#byOriginal.set(key.replace(variantInName, ''), file)
  }

  /** Adds the pictures that a text names: an export may lack the media library. */
  addNamed(html: string) {
    for (const [address] of html.matchAll(pictureAddress)) {
      const original = originalOf(keyOf(address))
      const known = this.#named.get(original)
      if (known === undefined || rankOf(address) > rankOf(known)) this.#named.set(original, address)
    }
  }

  all = () => this.#byId.values()

  findById = (id: string) => this.#byId.get(id)

  /** Finds the whole file of an address, which may be that of a smaller or edited copy. */
  findByAddress(address: string): OldFile {
    const key = keyOf(address)
    const original = originalOf(key)
    for (const each of [key, key.replace(sizeInName, ''), original]) {
      const file = this.#byKey.get(each) ?? this.#byOriginal.get(each)
      if (file) return file
    }
    // Elsewhere, a query may name another picture.
    const named = address.includes('?') ? undefined : this.#named.get(original)
    return plainFile(named ?? address)
  }
}

/** Returns the key of the original without the size and the variant in its name. */
const originalOf = (key: string) => key.replace(sizeInName, '').replace(variantInName, '')

/** Ranks the addresses of one picture: the original first, then edited ones, then copies by size. */
function rankOf(address: string): number {
  const [width, height] = sizeInName.exec(address)?.[0].match(/\d+/g)?.map(Number) ?? []
  if (width && height) return width * height
  return variantInName.test(address) ? Number.MAX_SAFE_INTEGER : Infinity
}

/**
 * Returns host and path, the same for all addresses of one file: texts also use another protocol, and
 * copies of the plugin Jetpack.
 */
function keyOf(address: string): string {
  const own = address.replace(/^https?:\/\/i\d\.wp\.com\//, 'https://')
  return URL.canParse(own) ? hostOf(own) + oldPathOf(new URL(own).pathname) : address
}
