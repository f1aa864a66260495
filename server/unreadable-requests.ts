import { STATUS_CODES, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { processMetrics } from './metrics/process-metrics.ts'
import { newRequestId } from './request-log.ts'

/** Node's answer that is under way on a connection. */
type SocketWithAnswer = Socket & { _httpMessage?: ServerResponse | null }

/** The status by the code of Node's error; 400 for all others (Node's `socketOnError`). */
const statusOf: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Refuses what Node cannot read as a request, what does not arrive in time, and CONNECT, which is for
 * proxies, and closes the connection. Node by itself would answer without an id and a log line, or
 * not at all.
 */
export function answerUnreadable(
  server: Server,
  { logger, headers }: { logger: Logger; headers: Record<string, string> },
) {
  const refuse = (socket: SocketWithAnswer, status: number, code?: string) => {
    const { _httpMessage: answer } = socket
    // A second answer would end up inside the one that has begun, which is still sent.
    if (!socket.writable || answer?.headersSent) {
      socket.destroySoon()
      return
    }
    const id = newRequestId()
    processMetrics.countRequest('refused', status, 0)
    logger.info({ id, status, code }, 'request')
    const lines = Object.entries({
      ...headers,
      'x-request-id': id,
      'content-length': '0',
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
    socket.destroySoon()
  }
  server.on('clientError', (error: NodeJS.ErrnoException, socket: SocketWithAnswer) => {
    refuse(socket, statusOf[error.code ?? ''] ?? 400, error.code)
  })
  server.on('connect', (_request, socket: SocketWithAnswer) => {
    // Node no longer listens to a connection that it hands over.
    socket.on('error', () => socket.destroy())
    refuse(socket, 501, 'CONNECT')
  })
}
