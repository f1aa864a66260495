import { createHash, randomBytes } from 'node:crypto'

/** @returns 256 random bits for an address, a header or a body; only their hash is ever stored */
export const newToken = () => randomBytes(32).toString('base64url')

/** What is stored of a token. Tokens are random and long, so a plain hash cannot be turned back. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** An id that says nothing and opens nothing. */
export const newId = () => randomBytes(12).toString('base64url')
