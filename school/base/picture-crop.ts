interface Size {
  width: number
  height: number
}

/** A part of a picture, in ten-thousandths of its width and height: it fits a picture of any size. */
export interface PictureCrop extends Size {
  left: number
  top: number
}

const whole = 10_000

/** The smallest width and height of a part: one percent. */
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

const units: Size = { width: whole, height: whole }

/** Returns the part of a picture of this size, in its pixels. */
export const cropInPixels = (crop: PictureCrop, size: Size): PictureCrop => scale(crop, units, size)

/** Returns the crop of a part that is given in the pixels of a picture of this size. */
export const cropOfPixels = (part: PictureCrop, size: Size): PictureCrop => scale(part, size, units)

/** Scales a part from one size to another. The result is at least 1 wide and high. */
function scale(part: PictureCrop, from: Size, to: Size): PictureCrop {
  const left = Math.min(to.width - 1, Math.round((part.left / from.width) * to.width))
  const top = Math.min(to.height - 1, Math.round((part.top / from.height) * to.height))
  const width = Math.max(1, Math.round((part.width / from.width) * to.width))
  const height = Math.max(1, Math.round((part.height / from.height) * to.height))
  return {
    left,
    top,
    width: Math.min(to.width - left, width),
    height: Math.min(to.height - top, height),
  }
}
