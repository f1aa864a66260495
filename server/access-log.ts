import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { visitorAddress } from './api/admin/caller.ts'
import { LineFile } from './line-file.ts'
import { requestFields } from './request-log.ts'
import { currentTime } from '../school/base/clock.ts'

export interface AccessLog {
  /** writes a line once the request is answered, or its visitor has left */
  watch: (request: IncomingMessage, response: ServerResponse) => void
  close: () => Promise<void>
}

/**
 * Opens the log of all requests in the common format of web servers, which tools for statistics
 * read. Several processes may write to one file; lines are added at its end, so logrotate's
 * `copytruncate` fits. While it cannot be written, lines are lost and no visitor waits; it goes on
 * by itself.
 *
 * @param file ACCESS_LOG
 * @param proxies number of trusted proxies in front (TRUST_PROXY)
 */
export function openAccessLog(
  file: string,
  { proxies, logger }: { proxies: number; logger: Logger },
): AccessLog {
  const lines = new LineFile(file, {
    onStop: (error) => logger.error({ err: error }, 'The access log cannot be written'),
    onResume: (lost) => logger.warn({ lost }, 'The access log is written again'),
  })
  return {
    watch: (request, response) => {
      const started = new Date(currentTime())
      const host = visitorAddress(
        {
          forwarded: request.headers['x-forwarded-for']?.toString(),
          socket: request.socket.remoteAddress,
        },
        proxies,
      )
      response.once('close', () => {
        // 499 is what web servers write when the visitor left first.
        const status = response.writableFinished ? response.statusCode : 499
        const bytes = response.getHeader('content-length')?.toString() ?? '-'
        lines.add(commonLine({ host, request, started, status, bytes }))
      })
    },
    close: () => lines.close(),
  }
}

interface Answered {
  host: string
  request: IncomingMessage
  started: Date
  status: number
  bytes: string
}

/**
 * Writes one line: `host - - [10/Oct/2026:13:55:36 +0000] "GET / HTTP/1.1" 200 2326`. As in the
 * other log, the query and tokens in a path are left out.
 */
function commonLine({ host, request, started, status, bytes }: Answered): string {
  const { method, path } = requestFields(request)
  const line = `${method} ${path} HTTP/${request.httpVersion}`.replaceAll(
    /["\\\p{Cc}]/gu,
    encodeURIComponent,
  )
  return `${host || '-'} - - [${commonTime(started)}] "${line}" ${status} ${bytes}\n`
}

/** Writes a time in UTC as `10/Oct/2026:13:55:36 +0000`. */
function commonTime(time: Date): string {
  const [, day, month, year, clock] = time.toUTCString().split(' ')
  return `${day}/${month}/${year}:${clock} +0000`
}
