import { open } from 'node:fs/promises'
import { BackupError } from '../../school/operations/backup/backup.ts'

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
  const account = decoded(`${url.username}:${url.password}`)
  if (account === null) return null
  const path = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`
  return {
    folder: url.origin + path,
    authorization: account === ':' ? null : `Basic ${Buffer.from(account).toString('base64')}`,
  }
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
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

interface Asked {
  method: string
  headers?: Record<string, string>
  body?: string | ReadableStream<Uint8Array>
  signal?: AbortSignal
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
    const response = await this.#ask('', {
      method: 'PROPFIND',
      headers: { depth: '1', 'content-type': 'application/xml' },
      body: '<?xml version="1.0"?><propfind xmlns="DAV:"><prop><resourcetype/></prop></propfind>',
    })
    if (response.status === 207) return namesIn(await this.#readList(response))
    await response.body?.cancel()
    if (response.status === 404) return 'missing'
    if (response.status === 405 || response.status === 501) return 'unknown'
    throw this.#refusal(response.status)
  }

  /** Makes the folder, and those above it, where they are missing. */
  async make(path = this.#address.folder): Promise<void> {
    const status = await this.#statusOf(path, { method: 'MKCOL' })
    // 405 says that something is there already.
    if (status === 201 || status === 405) return
    const above = new URL('..', path).href
    if (status !== 409 || above === path) throw this.#refusal(status)
    await this.make(above)
    const second = await this.#statusOf(path, { method: 'MKCOL' })
    if (second !== 201 && second !== 405) throw this.#refusal(second)
  }

  /** Reads the size of a file in bytes; `null` when it is not there, or the server does not say. */
  async sizeOf(name: string): Promise<number | null> {
    const headers = { 'accept-encoding': 'identity' }
    const response = await this.#ask(name, { method: 'HEAD', headers })
    const size = response.headers.get('content-length')
    return response.status === 200 && size !== null ? Number(size) : null
  }

  /** Sends a file, a part at a time. Ends when the other side stops taking it. */
  async put(name: string, path: string): Promise<void> {
    const file = await open(path)
    const stalled = new AbortController()
    const stop = () => stalled.abort(new BackupError(this.#say('stopped answering')))
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
      const status = await this.#statusOf(name, { method: 'PUT', headers, body, signal })
      if (status !== 200 && status !== 201 && status !== 204) throw this.#refusal(status)
    } finally {
      clearTimeout(timer)
      await file.close()
    }
  }

  async move(name: string, to: string): Promise<void> {
    const headers = { destination: this.#addressOf(to), overwrite: 'T' }
    const status = await this.#statusOf(name, { method: 'MOVE', headers })
    if (status !== 201 && status !== 204) throw this.#refusal(status)
  }

  /** Removes a file. One that is gone already is no failure. */
  async remove(name: string): Promise<void> {
    const status = await this.#statusOf(name, { method: 'DELETE' })
    if (status !== 200 && status !== 204 && status !== 404) throw this.#refusal(status)
  }

  #addressOf(path: string) {
    return new URL(path, this.#address.folder).href
  }

  async #statusOf(path: string, asked: Asked): Promise<number> {
    const response = await this.#ask(path, asked)
    await response.body?.cancel()
    return response.status
  }

  async #ask(path: string, { headers, signal, ...asked }: Asked): Promise<Response> {
    const { authorization } = this.#address
    const request = {
      ...asked,
      headers: { ...headers, ...(authorization && { authorization }) },
      // The password goes to the server that the operator named, and to no other.
      redirect: 'manual' as const,
      duplex: 'half' as const,
      signal: signal ?? AbortSignal.timeout(requestMs),
    }
    try {
      return await fetch(this.#addressOf(path), request)
    } catch (error) {
      if (error instanceof BackupError) throw error
      throw new BackupError(this.#say(faultOf(error)))
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
          throw new BackupError(this.#say('has too many files in the folder: use one for backups'))
      }
    } catch (error) {
      throw error instanceof BackupError ? error : new BackupError(this.#say(faultOf(error)))
    }
    return Buffer.concat(parts).toString()
  }

  #say(what: string) {
    return `${new URL(this.#address.folder).host} ${what}.`
  }

  #refusal(status: number) {
    return new BackupError(this.#say(meaningOf(status)))
  }
}

/** Says what the status of an answer means for a backup. */
function meaningOf(status: number): string {
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
function faultOf(error: unknown): string {
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

/** Reads the last part of each address in a listing: wherever it says they are, they lie here. */
const namesIn = (listing: string): string[] =>
  Array.from(
    listing.matchAll(/<(?:[\w.-]+:)?href[^>]*>([^<]*)</gi),
    ([, href = '']) => href.trim().split('/').at(-1) ?? '',
  )
