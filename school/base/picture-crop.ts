/** A part of a picture, in ten-thousandths of its width and height: it fits a picture of any size. */
export interface PictureCrop {
  left: number
  top: number
  width: number
  height: number
}

const whole = 10_000

/** The least width and height of a part. */
const least = 100

/** Reads a crop, such as `1250 0 7500 10000`; `null` for the whole picture, and for no crop. */
export function readCrop(text: unknown): PictureCrop | null {
  if (typeof text !== 'string' || !/^\d{1,5}( \d{1,5}){3}$/.test(text)) return null
  const [left = 0, top = 0, width = 0, height = 0] = text.split(' ').map(Number)
  if (width < least || height < least || left + width > whole || top + height > whole) return null
  return width === whole && height === whole ? null : { left, top, width, height }
}

/** Writes a crop as {@link readCrop} reads it. */
export const writeCrop = ({ left, top, width, height }: PictureCrop) =>
  [left, top, width, height].join(' ')

interface Size {
  width: number
  height: number
}

/** Returns the part of a picture of this size, in its pixels. */
export function cropInPixels(crop: PictureCrop, { width, height }: Size): PictureCrop {
  const left = Math.min(width - 1, Math.round((crop.left / whole) * width))
  const top = Math.min(height - 1, Math.round((crop.top / whole) * height))
  return {
    left,
    top,
    width: Math.min(width - left, Math.max(1, Math.round((crop.width / whole) * width))),
    height: Math.min(height - top, Math.max(1, Math.round((crop.height / whole) * height))),
  }
}

/** Returns the crop of a part in pixels. */
export function cropOfPixels(part: PictureCrop, { width, height }: Size): PictureCrop {
  const left = Math.round((part.left / width) * whole)
  const top = Math.round((part.top / height) * whole)
  return {
    left,
    top,
    width: Math.min(whole - left, Math.round((part.width / width) * whole)),
    height: Math.min(whole - top, Math.round((part.height / height) * whole)),
  }
}
