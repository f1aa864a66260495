import { cropInPixels, type PictureCrop } from '../../../school/base/picture-crop.ts'

/** Maximum width of a drawn part, in pixels: a text is not wider. */
const mostPixels = 1_440

/** Shows only a part of a picture, as visitors see it, once the picture has come. */
export function drawCrop(image: HTMLImageElement, crop: PictureCrop): void {
  image.addEventListener(
    'load',
    () => {
      const { left, top, width, height } = cropInPixels(crop, {
        width: image.naturalWidth,
        height: image.naturalHeight,
      })
      const scale = Math.min(1, mostPixels / width)
      const canvas = document.createElement('canvas')
      canvas.width = Math.max(1, Math.round(width * scale))
      canvas.height = Math.max(1, Math.round(height * scale))
      const { width: drawnWidth, height: drawnHeight } = canvas
      canvas
        .getContext('2d')
        ?.drawImage(image, left, top, width, height, 0, 0, drawnWidth, drawnHeight)
      image.width = drawnWidth
      image.height = drawnHeight
      image.src = canvas.toDataURL('image/webp', 0.9)
    },
    { once: true },
  )
}
