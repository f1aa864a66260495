import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Database } from '../../db/database.ts'
import { parseMediaAddress } from '../../school/content/media/media-address.ts'
import { whyHidden, learnersColumns } from '../../school/content/media/learners.ts'
import type { VersionKey } from '../../school/content/media/media-store.ts'
import type { MediaLibrary } from '../../school/content/media/change-media.server.ts'
import { closedPolicy, openToOtherSites } from '../security-headers.ts'

const forever = 'public, max-age=31536000, immutable'

/** For an address whose file may change: browsers revalidate each time, a CDN after 5 s. */
const askAgain = 'public, max-age=0, s-maxage=5, must-revalidate'

/** A file to send, and its headers. */
interface Found {
  place: VersionKey
  name: string
  etag: string
  headers: Record<string, string>
}

/** The library, and the time that decides what of it is seen: UTC in milliseconds. */
export interface ServedLibrary extends Pick<MediaLibrary, 'database' | 'store'> {
  now: () => number
}

/** Time for which open pages may still show a replaced version, in milliseconds. */
const formerMs = 60 * 60 * 1000

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
  try {
    const { size } = file
    const headers = {
      ...found.headers,
      ...openToOtherSites,
      etag: found.etag,
      'accept-ranges': 'bytes',
    }
    if (namesTag(request.headers['if-none-match'], found.etag)) {
      response.writeHead(304, headers).end()
      return
    }
    const { range, 'if-range': ifRange } = request.headers
    const part = !ifRange || ifRange === found.etag ? chooseRange(range, size) : null
    if (part === 'none') {
      response
        .writeHead(416, { 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
        .end()
      return
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

/** Locates a file. One that must not be seen is not found, in any size. */
export async function findFile(
  { database, now }: Pick<ServedLibrary, 'database' | 'now'>,
  path: string,
): Promise<Found | null> {
  const asked = parseMediaAddress(path)
  if (!asked) return null
  const row = await database
    .selectFrom('media')
    .select(['id', 'version', 'type', 'file_name', ...learnersColumns])
    .where('id', '=', asked.id)
    .executeTakeFirst()
  if (!row || whyHidden(row)) return null
  if ('version' in asked) {
    const { version, width, format } = asked
    const of = version === row.version ? version : await versionOfPart(database, asked)
    if (of !== row.version && !(await isJustReplaced(database, { id: row.id, version: of }, now())))
      return null
    return {
      place: { id: asked.id, version },
      name: `${width}.${format}`,
      etag: `"${version}-${width}-${format}"`,
      headers: {
        'content-type': `image/${format}`,
        // Whoever keeps a picture forever would show it after a withdrawal.
        'cache-control': row.shows_learners === 'no' ? forever : askAgain,
        'content-security-policy': closedPolicy,
      },
    }
  }
  if (row.file_name !== asked.fileName) return null
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

/** Returns the version that a part is of; a version that is no part, itself. */
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

/** Returns whether a former version may still be seen: for a while, and never one with learners. */
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
    .where('replaced_at', '>', now - formerMs)
    .executeTakeFirst()
  return row !== undefined
}

/** The client disconnected before or while the file was sent: nothing is left to do. */
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

/** Returns whether If-None-Match names a tag, by the weak comparison of RFC 9110. */
const namesTag = (given: string | undefined, etag: string) =>
  given !== undefined &&
  (given.trim() === '*' || given.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
