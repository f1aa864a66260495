import type { AnswerEarly } from './connections/read-connections.ts'
import { figures } from '../figures/figures.ts'
import type { StoredResponse } from '../pages/stored-response.ts'
import { parseHead } from './request-head.ts'
import { wireBytes } from './wire-bytes.ts'

/**
 * Answers plain GET requests for cached pages and files straight from the socket (README.md).
 *
 * @param find returns what is cached at an address, exactly as a client wrote it
 */
export function fastPath(find: (target: string) => StoredResponse | undefined): AnswerEarly {
  return (chunk, socket) => {
    const head = parseHead(chunk)
    const stored = head && find(head.target)
    const bytes = stored && wireBytes(stored, head)
    if (!bytes) return false
    socket.write(bytes)
    figures.fastAnswers += 1
    return true
  }
}
