import type { IncomingMessage } from 'node:http'

/**
 * Returns whether the visitor has closed the connection: a failure after that is not a fault of the
 * site.
 */
export const hasLeft = ({ socket }: IncomingMessage) => socket.destroyed
