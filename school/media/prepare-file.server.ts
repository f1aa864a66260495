import type { MediaRow } from '../../db/tables.ts'
import { fail, succeed, type Result } from '../result.ts'
import { encodePicture } from './encode-picture.server.ts'
import { uploadLimit } from './media.ts'
import { recogniseFile } from './recognise-file.server.ts'

/** A file as it was sent; neither name nor bytes have been checked. */
export interface Upload {
  name: string
  bytes: Buffer
}

/** What is stored of an upload. */
export interface PreparedFile {
  columns: Pick<MediaRow, 'kind' | 'type' | 'width' | 'height' | 'widths' | 'colour' | 'bytes'>
  files: ReadonlyMap<string, Buffer>
  /** how its name ends */
  ending: string
}

/**
 * Tells an upload by its bytes and makes of it what is stored: a picture anew from its pixels, a
 * PDF as it is.
 * @returns a sentence that says why the file is not taken and what to do, when it is not
 */
export async function prepareFile({ bytes }: Upload): Promise<Result<PreparedFile, string>> {
  if (bytes.length > uploadLimit) {
    return fail(
      `This file is larger than ${uploadLimit / 1024 / 1024} MB. Make it smaller and try again.`,
    )
  }
  const format = recogniseFile(bytes)
  if (!format.ok) return format
  if (format.value === 'pdf') {
    const columns = {
      kind: 'pdf',
      type: 'application/pdf',
      width: 0,
      height: 0,
      widths: '',
      colour: '',
    }
    return succeed({
      columns: { ...columns, bytes: bytes.length },
      files: new Map([['whole', bytes]]),
      ending: 'pdf',
    })
  }
  const encoded = await encodePicture(bytes, format.value)
  if (!encoded.ok) return encoded
  const { width, height, type, colour, widths, files } = encoded.value
  const size = files.get('whole')?.length ?? 0
  return succeed({
    columns: { kind: 'image', type, width, height, colour, widths: widths.join(','), bytes: size },
    files,
    ending: type === 'image/png' ? 'png' : 'jpg',
  })
}
