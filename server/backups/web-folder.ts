import { open } from 'node:fs/promises'
import { BackupError } from '../../school/operations/backup/backup.ts'
import { decode } from '../pages/decode.ts'

/** A folder of a WebDAV server, and how to sign in there. */
interface WebFolderAddress {
  /** ends with a slash, and holds no password */
  folder: string
  /** the header of basic authentication; `null`: the server asks for none */
  authorization: string | null
}

/**
 * Reads the address of a WebDAV folder.
 *
 * @example
 * readWebFolder('https://dyci:secret@files.example.org/backups')
 * // { folder: 'https://files.example.org/backups/', authorization: 'Basic ZHljaTpzZWNyZXQ=' }
 *
 * @returns `null` for anything else
 */
export function readWebFolder(text: string): WebFolderAddress | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') return null
  const account = decode(`${url.username}:${url.password}`)
  if (account === null) return null
  const path = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`
  return {
    folder: url.origin + path,
    authorization: account === ':' ? null : `Basic ${Buffer.from(account).toString('base64')}`,
  }
}

/** Timeout of a short request, in milliseconds. Some servers move a file by copying it. */
const requestMs = 120_000

/** Time limit for the other side to take more bytes, or to answer the last, in milliseconds. */
const stallMs = 120_000

/** Size of the parts in which a file is read, in bytes. */
const partBytes = 65_536

/** The longest list of files that is read, in bytes. */
const maxListBytes = 5e6

/** `missing`: there is no such folder; `unknown`: the server does not list its files. */
type Listing = string[] | 'missing' | 'unknown'

type WebDavRequest = Pick<RequestInit, 'body' | 'signal'> & {
  method: string
  headers?: Record<string, string>
}

/**
 * Reads and writes files of a WebDAV folder (RFC 4918). Every failure is a {@link BackupError} in plain
 * words that names the server, and neither account nor password.
 */
export class WebFolder {
  readonly #address: WebFolderAddress
  readonly #stallMs: number

  constructor(address: WebFolderAddress, limits = { stallMs }) {
    this.#address = address
    this.#stallMs = limits.stallMs
  }

  /** Lists the names of its files. */
  async list(): Promise<Listing> {
    const response = await this.#send('', {
      method: 'PROPFIND',
      headers: { depth: '1', 'content-type': 'application/xml' },
      body: '<?xml version="1.0"?><propfind xmlns="DAV:"><prop><resourcetype/></prop></propfind>',
    })
    if (response.status === 207) return namesIn(await this.#readList(response))
    await response.body?.cancel()
    if (response.status === 404) return 'missing'
    if (response.status === 405 || response.status === 501) return 'unknown'
    throw this.#error(explainStatus(response.status))
  }

  /** Makes the folder, and those above it, where they are missing. */
  async make(path = this.#address.folder): Promise<void> {
    // 405 says that something is there already, 409 that the folder above is missing.
    const status = await this.#expect([201, 405, 409], path, { method: 'MKCOL' })
    if (status !== 409) return
    const above = new URL('..', path).href
    if (above !== path) await this.make(above)
    await this.#expect([201, 405], path, { method: 'MKCOL' })
  }

  /** Reads the size of a file in bytes; `null` when there is no such file, or the server does not say. */
  async sizeOf(name: string): Promise<number | null> {
    const headers = { 'accept-encoding': 'identity' }
    const response = await this.#send(name, { method: 'HEAD', headers })
    const size = response.headers.get('content-length')
    return response.status === 200 && size !== null ? Number(size) : null
  }

  /** Sends a file, a part at a time. Ends when the other side stops taking it. */
  async put(name: string, path: string): Promise<void> {
    const file = await open(path)
    const stalled = new AbortController()
    const stop = () => stalled.abort(this.#error('stopped answering'))
    const timer = setTimeout(stop, this.#stallMs)
    try {
      const { size } = await file.stat()
      const body = new ReadableStream<Uint8Array>({
        pull: async (controller) => {
          timer.refresh()
          const { bytesRead, buffer } = await file.read({ buffer: Buffer.alloc(partBytes) })
          if (bytesRead === 0) controller.close()
          else controller.enqueue(buffer.subarray(0, bytesRead))
        },
      })
      // Servers behind PHP store an empty file when they are not told the length.
      const headers = {
        'content-length': String(size),
        'content-type': 'application/octet-stream',
      }
      const { signal } = stalled
      await this.#expect([200, 201, 204], name, { method: 'PUT', headers, body, signal })
    } finally {
      clearTimeout(timer)
      await file.close()
    }
  }

  async move(name: string, to: string): Promise<void> {
    const headers = { destination: this.#addressOf(to), overwrite: 'T' }
    await this.#expect([201, 204], name, { method: 'MOVE', headers })
  }

  /** Removes a file. A file that is gone already is no failure. */
  async remove(name: string): Promise<void> {
    await this.#expect([200, 204, 404], name, { method: 'DELETE' })
  }

  #addressOf(path: string) {
    return new URL(path, this.#address.folder).href
  }

  /** Sends a request. @returns the status of the answer; any other than these is an error */
  async #expect(statuses: number[], path: string, request: WebDavRequest): Promise<number> {
    const { status, body } = await this.#send(path, request)
    await body?.cancel()
    if (!statuses.includes(status)) throw this.#error(explainStatus(status))
    return status
  }

  async #send(path: string, { headers, signal, ...rest }: WebDavRequest): Promise<Response> {
    const { authorization } = this.#address
    const request = {
      ...rest,
      headers: { ...headers, ...(authorization && { authorization }) },
      // The password goes to the server that the operator named, and to no other.
      redirect: 'manual' as const,
      duplex: 'half' as const,
      signal: signal ?? AbortSignal.timeout(requestMs),
    }
    try {
      return await fetch(this.#addressOf(path), request)
    } catch (error) {
      throw error instanceof BackupError ? error : this.#error(explainFault(error))
    }
  }

  async #readList(response: Response): Promise<string> {
    const parts: Uint8Array[] = []
    let bytes = 0
    try {
      for await (const part of response.body ?? []) {
        parts.push(part)
        bytes += part.length
        if (bytes > maxListBytes)
          throw this.#error('has too many files in the folder: use one for backups')
      }
    } catch (error) {
      throw error instanceof BackupError ? error : this.#error(explainFault(error))
    }
    return Buffer.concat(parts).toString()
  }

  /** Makes an error whose sentence begins with the server. @param what the rest of the sentence */
  #error(what: string) {
    return new BackupError(`${new URL(this.#address.folder).host} ${what}.`)
  }
}

/** Says what the status of an answer means for a backup. */
function explainStatus(status: number): string {
  if (status === 401) return 'refuses the user name or the password of BACKUP_WEBDAV (401)'
  if (status === 403) return 'does not let this account write to the folder of BACKUP_WEBDAV (403)'
  if (status === 404 || status === 409)
    return `does not have the folder of BACKUP_WEBDAV (${status})`
  if (status === 405 || status === 501)
    return `speaks no WebDAV at the address of BACKUP_WEBDAV (${status})`
  if (status === 413) return 'takes no file of this size (413)'
  if (status === 507) return 'has no room left (507)'
  if (status >= 300 && status < 400)
    return `has its folder at another address (${status}): put that one into BACKUP_WEBDAV`
  return `answered ${status}`
}

const brokenCodes = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])
const unknownNameCodes = new Set(['ENOTFOUND', 'EAI_AGAIN'])

/** Says in plain words why there was no answer. */
function explainFault(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: string }; name?: string }
  const code = cause?.code ?? ''
  if (name === 'TimeoutError' || code.includes('TIMEOUT') || code === 'ETIMEDOUT')
    return 'does not answer in time'
  if (unknownNameCodes.has(code))
    return 'is a name that no server has, or names cannot be looked up'
  if (code === 'ECONNREFUSED') return 'refuses the connection: no server runs there'
  if (brokenCodes.has(code)) return 'broke the connection off'
  if (/CERT|SELF_SIGNED|VERIFY/.test(code)) {
    return `has a certificate that this machine does not trust (${code}): set NODE_EXTRA_CA_CERTS for one of your own`
  }
  return `cannot be reached (${code || name || 'unknown reason'})`
}

/** Reads the names of the files in a listing: the last part of each address, whatever its folder. */
const namesIn = (listing: string): string[] =>
  Array.from(
    listing.matchAll(/<(?:[\w.-]+:)?href[^>]*>([^<]*)</gi),
    ([, href = '']) => href.trim().split('/').at(-1) ?? '',
  )
