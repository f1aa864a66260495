import type { MediaRow } from '../../../db/tables.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { encodeInProcess, type PictureTask } from './encode-in-process.server.ts'
import { uploadLimit } from './media.ts'
import type { PictureSize } from './picture-edit.ts'
import { detectFileFormat } from './detect-file-format.server.ts'

/** An uploaded file; neither name nor bytes have been checked. */
export interface Upload {
  name: string
  bytes: Buffer
}

/** The stored form of an upload. */
export interface PreparedFile {
  columns: Pick<MediaRow, 'kind' | 'type' | 'width' | 'height' | 'widths' | 'color' | 'bytes'>
  files: ReadonlyMap<string, Buffer>
  /** size of a picture before it was made smaller; `null` when it was not */
  madeSmallerFrom: PictureSize | null
  /** extension of the file name */
  ending: string
}

/**
 * Detects the type of an upload by its bytes, and prepares it for storage: encodes pictures again,
 * keeps PDFs as they are.
 *
 * @returns the failure is a sentence that says why the file is refused and what to do
 */
export async function prepareFile({ bytes }: Upload): Promise<Result<PreparedFile, string>> {
  if (bytes.length > uploadLimit) {
    return fail(
      `This file is larger than ${uploadLimit / 1024 / 1024} MB. Make it smaller and try again.`,
    )
  }
  const format = detectFileFormat(bytes)
  if (!format.ok) return format
  if (format.value === 'pdf') {
    const noPicture = { width: 0, height: 0, widths: '', color: '' }
    return succeed({
      columns: { kind: 'pdf', type: 'application/pdf', ...noPicture, bytes: bytes.length },
      files: new Map([['whole', bytes]]),
      madeSmallerFrom: null,
      ending: 'pdf',
    })
  }
  return preparePicture({ bytes, format: format.value })
}

/** Encodes a picture for storage, turned and cropped when the task says how. */
export async function preparePicture(task: PictureTask): Promise<Result<PreparedFile, string>> {
  const encoded = await encodeInProcess(task)
  if (!encoded.ok) return encoded
  const { width, height, madeSmallerFrom, type, color, widths, files } = encoded.value
  const size = files.get('whole')?.length ?? 0
  return succeed({
    columns: { kind: 'image', type, width, height, color, widths: widths.join(','), bytes: size },
    files,
    madeSmallerFrom,
    ending: type === 'image/png' ? 'png' : 'jpg',
  })
}
