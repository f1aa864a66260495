import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Database } from '../../db/database.ts'
import { parseMediaAddress } from '../../school/content/media/media-address.ts'
import { whyHidden, learnersColumns } from '../../school/content/media/learners.ts'
import type { VersionKey } from '../../school/content/media/media-store.ts'
import type { MediaLibrary } from '../../school/content/media/change-media.server.ts'
import { askAgain, forever } from '../pages/store-answer.ts'
import { namesTag } from '../pages/stored-response.ts'
import { closedPolicy, openToOtherSites } from '../security-headers.ts'

/** A file to send, and its headers. */
interface FoundFile {
  place: VersionKey
  name: string
  etag: string
  headers: Record<string, string>
}

/** The library as visitors see it. */
export interface ServedLibrary extends Pick<MediaLibrary, 'database' | 'store'> {
  /** returns the time that decides what is seen, UTC in milliseconds */
  now: () => number
}

/** Time for which open pages may still show a replaced version, in milliseconds. */
const replacedVersionMs = 60 * 60 * 1000

/** The addresses of media files. */
export const mediaPaths = ['/media/*']

/** Answers a GET or HEAD request for a media file, whole or in part. */
export async function serveMedia(
  library: ServedLibrary,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const found = await findFile(library, path)
  const file = found && (await library.store.open(found.place, found.name))
  if (!found || !file) return answerMissing(response)
  const { etag } = found
  try {
    const { size } = file
    const headers = { ...found.headers, ...openToOtherSites, etag, 'accept-ranges': 'bytes' }
    const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers
    if (namesTag(ifNoneMatch, etag)) return void response.writeHead(304, headers).end()
    const part = !ifRange || ifRange === etag ? chooseRange(range, size) : null
    if (part === 'none') {
      const tooFar = { 'content-range': `bytes */${size}`, 'cache-control': 'no-store' }
      return void response.writeHead(416, tooFar).end()
    }
    const { start, end } = part ?? { start: 0, end: size - 1 }
    // A file that cannot be read is an error, and not half of an answer.
    const bytes = request.method === 'HEAD' ? null : await file.stream({ start, end })
    response.writeHead(part ? 206 : 200, {
      ...headers,
      'content-length': String(end - start + 1),
      ...(part && { 'content-range': `bytes ${start}-${end}/${size}` }),
    })
    if (bytes) await send(bytes, response)
    else response.end()
  } finally {
    await file.close()
  }
}

/** A part of a file: first and last byte, both inclusive. */
interface ByteRange {
  start: number
  end: number
}

/**
 * Reads a Range header (RFC 9110, 14.1).
 *
 * @returns the requested part; `null` to send the whole file, as for several parts or another unit;
 * 'none' for a part beyond the end of the file
 */
export function chooseRange(header: string | undefined, size: number): ByteRange | 'none' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (!first && !last) return null
  if (!first) {
    const length = Math.min(Number(last), size)
    return length > 0 ? { start: size - length, end: size - 1 } : 'none'
  }
  const start = Number(first)
  if (last && Number(last) < start) return null
  return start < size ? { start, end: last ? Math.min(Number(last), size - 1) : size - 1 } : 'none'
}

/** Locates a file. A picture that must not be seen is not found, in any size. */
export async function findFile(
  { database, now }: Pick<ServedLibrary, 'database' | 'now'>,
  path: string,
): Promise<FoundFile | null> {
  const address = parseMediaAddress(path)
  if (!address) return null
  const row = await database
    .selectFrom('media')
    .select(['id', 'version', 'type', 'file_name', ...learnersColumns])
    .where('id', '=', address.id)
    .executeTakeFirst()
  if (!row || whyHidden(row)) return null
  if ('version' in address) {
    const { id, version, width, format } = address
    const whole = version === row.version ? version : await versionOfPart(database, address)
    if (whole !== row.version && !(await isJustReplaced(database, { id, version: whole }, now())))
      return null
    return {
      place: { id, version },
      name: `${width}.${format}`,
      etag: `"${version}-${width}-${format}"`,
      headers: {
        'content-type': `image/${format}`,
        // A browser that caches a picture forever would show it after a consent is withdrawn.
        'cache-control': row.shows_learners === 'no' ? forever : askAgain,
        'content-security-policy': closedPolicy,
      },
    }
  }
  if (row.file_name !== address.fileName) return null
  return {
    place: { id: row.id, version: row.version },
    name: 'whole',
    etag: `"${row.version}"`,
    headers: {
      'content-type': row.type,
      'cache-control': askAgain,
      // Makes a PDF a download: inside this site it would be a document that can run scripts.
      ...(row.kind === 'pdf'
        ? {
            'content-disposition': `attachment; filename="${row.file_name}"`,
            'content-security-policy': `${closedPolicy}; sandbox`,
          }
        : { 'content-security-policy': closedPolicy }),
    },
  }
}

/** Returns the version that a cropped part belongs to; any other version as it is. */
async function versionOfPart(
  database: Database,
  { id, version }: { id: string; version: string },
): Promise<string> {
  const row = await database
    .selectFrom('media_crop')
    .select('crop_of')
    .where('media_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.crop_of ?? version
}

/** Tells whether a replaced version may still be seen: for a while, and never one with learners. */
async function isJustReplaced(
  database: Database,
  { id, version }: { id: string; version: string },
  now: number,
): Promise<boolean> {
  const row = await database
    .selectFrom('media_version')
    .select('version')
    .where('media_id', '=', id)
    .where('version', '=', version)
    .where('shows_learners', '!=', 'yes')
    .where('replaced_at', '>', now - replacedVersionMs)
    .executeTakeFirst()
  return row !== undefined
}

/** Error codes of a client that left before or while the file was sent: nothing is left to do. */
const disconnectCodes = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'])

/** Sends bytes. The caller closes the file: an open handle that is garbage-collected ends the process. */
async function send(bytes: Readable, response: ServerResponse): Promise<void> {
  try {
    await pipeline(bytes, response)
  } catch (error) {
    if (!disconnectCodes.has((error as NodeJS.ErrnoException).code ?? '')) throw error
  } finally {
    bytes.destroy()
  }
}

function answerMissing(response: ServerResponse) {
  response.writeHead(404, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end('There is no such file here. It may have been removed.\n')
}
