import { createReadStream, statSync } from 'node:fs'

/** A file of the archive: its path there, and where its bytes are. */
export interface ArchivedFile {
  path: string
  /** the file to read, or the bytes themselves */
  from: string | Buffer
  isProgram?: boolean
}

const blockBytes = 512

/**
 * Writes files as a tar archive (ustar) whose bytes depend on paths and contents alone: sorted,
 * with one time, no owner and two modes.
 *
 * @param seconds the time of every file, since 1970
 * @param onProgress receives the part that is done, from 0 to 1
 */
export async function* tarOf(
  files: readonly ArchivedFile[],
  { seconds, onProgress }: { seconds: number; onProgress: (part: number) => void },
): AsyncGenerator<Buffer> {
  const sorted = files.toSorted((one, other) => compare(one.path, other.path))
  const folders = new Set<string>()
  const sizes = sorted.map(({ from }) =>
    typeof from === 'string' ? statSync(from).size : from.length,
  )
  const total = sizes.reduce((sum, size) => sum + size, 0)
  let done = 0
  for (const [index, { path, from, isProgram = false }] of sorted.entries()) {
    for (const folder of foldersOf(path)) {
      if (folders.has(folder)) continue
      folders.add(folder)
      yield header({ path: folder, size: 0, mode: 0o755, type: '5', seconds })
    }
    const size = sizes[index] ?? 0
    yield header({ path, size, mode: isProgram ? 0o755 : 0o644, type: '0', seconds })
    if (typeof from === 'string') yield* createReadStream(from) as AsyncIterable<Buffer>
    else yield from
    yield Buffer.alloc((blockBytes - (size % blockBytes)) % blockBytes)
    done += size
    onProgress(done / total)
  }
  yield Buffer.alloc(2 * blockBytes)
}

/** Compares as bytes: the order of letters depends on the machine's language. */
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** The folders above a file, the outermost first. */
const foldersOf = (path: string) =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, index, parts) => `${parts.slice(0, index + 1).join('/')}/`)

interface Entry {
  path: string
  size: number
  mode: number
  type: '0' | '5'
  seconds: number
}

function header({ path, size, mode, type, seconds }: Entry): Buffer {
  const block = Buffer.alloc(blockBytes)
  const [prefix, name] = splitPath(path)
  block.write(name, 0)
  block.write(octal(mode, 8), 100)
  block.write(octal(0, 8), 108)
  block.write(octal(0, 8), 116)
  block.write(octal(size, 12), 124)
  block.write(octal(seconds, 12), 136)
  block.write(' '.repeat(8), 148)
  block.write(type, 156)
  block.write('ustar\u{0}00', 257)
  block.write(prefix, 345)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\u{0} `, 148)
  return block
}

const octal = (number: number, width: number) =>
  `${number.toString(8).padStart(width - 1, '0')}\u{0}`

/** Splits a path at a slash: the format has 155 bytes for the first part and 100 for the second. */
function splitPath(path: string): readonly [string, string] {
  if (Buffer.byteLength(path) <= 100) return ['', path]
  for (let at = path.indexOf('/'); at > 0; at = path.indexOf('/', at + 1)) {
    const parts = [path.slice(0, at), path.slice(at + 1)] as const
    if (Buffer.byteLength(parts[0]) <= 155 && Buffer.byteLength(parts[1]) <= 100) return parts
  }
  throw new Error(`The path is too long for the archive: ${path}`)
}
