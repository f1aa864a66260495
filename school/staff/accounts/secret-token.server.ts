import { createHash, randomBytes } from 'node:crypto'

/** Makes a token of 256 random bits for an address, a header or a body. Store only its hash. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Hashes a token for storage. Tokens are random and long, so a plain hash cannot be reversed. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Makes a random id that grants nothing. */
export const newId = () => randomBytes(12).toString('base64url')

/** Drops punctuation around a copied token. @example tidyToken('A1b2-C3).') // 'A1b2-C3' */
export const tidyToken = (copied: string): string => copied.replace(/[^\w-]/g, '')
