import { uploadLimit } from '../../../school/content/media/media.ts'

/** Returns the file to send: converts iPhone photos, leaves all others as they are. */
export async function prepareUpload(file: File): Promise<File> {
  const ready = (await isHeic(file)) ? await fromHeic(file) : file
  if (ready.size > uploadLimit) {
    throw new Error(
      `This file is larger than ${uploadLimit / 1024 / 1024} MB. Make it smaller and try again.`,
    )
  }
  return ready
}

const heicBrands = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/

/**
 * Detects HEIC by its bytes: phones and mail programs use many names. AVIF pictures have the brand
 * mif1 too, but not first.
 */
async function isHeic(file: File): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer())
  return head.startsWith('ftyp') && heicBrands.test(head.slice(4))
}

const unreadableHeic =
  'This HEIC photograph cannot be read. Save it as JPEG on the phone and try again.'

/** Converts to JPEG in a worker, which loads the decoder (1.5 MB) only now. */
function fromHeic(file: File): Promise<File> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' })
    const finish = (jpeg: Blob | null) => {
      worker.terminate()
      if (jpeg)
        resolve(new File([jpeg], file.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' }))
      else reject(new Error(unreadableHeic))
    }
    worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => finish(data))
    worker.addEventListener('error', () => finish(null))
    worker.postMessage(file, [])
  })
}
