import makeDecoder from 'libheif-js/libheif-wasm/libheif-bundle.mjs'
import { pixelLimit } from '../../../school/content/media/picture-limits.ts'

/** Maximum side in pixels: more than the library keeps. */
const longestSide = 2_560

// Answers with `null` for a picture that cannot be decoded.
addEventListener('message', ({ data }: MessageEvent<File>) => {
  void decode(data)
    .catch(() => null)
    .then((jpeg) => postMessage(jpeg))
})

async function decode(file: File): Promise<Blob> {
  const decoder = new (makeDecoder().HeifDecoder)()
  const [image] = decoder.decode(new Uint8Array(await file.arrayBuffer()))
  if (!image) throw new Error('There is no picture in this file.')
  const width = image.get_width()
  const height = image.get_height()
  if (width * height > pixelLimit) throw new Error('This picture is too large.')
  const pixels = new ImageData(width, height)
  await new Promise<void>((resolve, reject) => {
    image.display(pixels, (shown) =>
      shown ? resolve() : reject(new Error('This picture cannot be decoded.')),
    )
  })
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas.')
  context.drawImage(await createImageBitmap(pixels), 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
}
