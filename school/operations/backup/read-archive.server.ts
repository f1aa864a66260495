import { text } from 'node:stream/consumers'
import { createTarDecoder } from 'modern-tar'
import { groupRows, type Row } from '../../../db/snapshot/snapshot.ts'
import {
  contentsSchema,
  contradiction,
  countersSchema,
  isPath,
  parseJson,
  rowSchema,
  type BackupFormat,
  type BackupPart,
} from './backup.ts'

const chunkBytes = 65_536

/** Backups of today: a tar archive, encrypted with age. */
export const archiveFormat: BackupFormat = {
  mark: 'age-encryption.org/',
  open: async ({ read }, passphrase) => {
    // Loads the library only when used.
    const { Decrypter } = await import('age-encryption')
    const decrypter = new Decrypter()
    decrypter.addPassphrase(passphrase.normalize('NFKC'))
    let position = 0
    const source = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        const chunk = await read(position, chunkBytes)
        position += chunk.length
        if (chunk.length > 0) controller.enqueue(chunk)
        else controller.close()
      },
    })
    try {
      return readArchive(await decrypter.decrypt(source))
    } catch (error) {
      // The library has no other sign of it.
      if ((error as Error).message.startsWith('no identity matched')) return null
      throw error
    }
  },
}

async function* readArchive(archive: ReadableStream<Uint8Array>): AsyncGenerator<BackupPart> {
  let contents = null
  for await (const { header, body } of archive.pipeThrough(createTarDecoder({ strict: true }))) {
    const { name } = header
    const table = /^tables\/([a-z][a-z_0-9]*)\.jsonl$/.exec(name)?.[1]
    if (!contents) {
      if (name !== 'backup.json') throw contradiction()
      contents = parseJson(contentsSchema, await text(body))
      yield { type: 'head', head: contents }
    } else if (table !== undefined) {
      for await (const rows of readRows(body)) yield { type: 'rows', table, rows }
    } else if (name === 'counters.json') {
      yield { type: 'counters', counters: parseJson(countersSchema, await text(body)) }
    } else {
      if (!isPath(name)) throw contradiction()
      yield { type: 'file', path: name, bytes: body }
    }
  }
  if (contents) yield { type: 'end', end: contents }
}

/** Reads lines of JSON in groups of bounded size. */
async function* readRows(body: ReadableStream<Uint8Array>): AsyncGenerator<Row[]> {
  let rows: Row[] = []
  let line = ''
  const decoder = new TextDecoder()
  for await (const chunk of body) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n')
    line += first
    for (const next of others) {
      rows.push(parseJson(rowSchema, line))
      line = next
      if (rows.length < groupRows) continue
      yield rows
      rows = []
    }
  }
  if (line !== '') throw contradiction()
  if (rows.length > 0) yield rows
}
