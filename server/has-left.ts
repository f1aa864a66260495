import type { IncomingMessage } from 'node:http'

/**
 * Whether the visitor who sent a request has gone, or was disconnected: what fails for that is no
 * fault of the site.
 */
export const hasLeft = ({ socket }: IncomingMessage) => socket.destroyed
