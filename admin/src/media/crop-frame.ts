import { type Frame, type PictureSize } from '../../../school/content/media/picture-edit.ts'
import { minSide } from '../../../school/content/media/picture-limits.ts'

/** The shapes that a part of a picture can have: width by height. */
export const shapes = { free: null, '4:3': 4 / 3, '16:9': 16 / 9, '1:1': 1 } as const
export type Shape = keyof typeof shapes

export const shapeChoices = (Object.keys(shapes) as Shape[]).map((value) => ({
  value,
  label: value === 'free' ? 'Free' : value,
}))

/** Returns the frame of a whole picture. */
export const wholeFrame = ({ width, height }: PictureSize): Frame => ({
  left: 0,
  top: 0,
  width,
  height,
})

/** Direction of a corner from the middle: -1 is left or up, 1 right or down. */
export interface Corner {
  x: -1 | 1
  y: -1 | 1
}

export const corners: readonly Corner[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
]

/** Directions in which the arrow keys move the frame or the focal point. */
export const arrowDirections: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const roundWithin = (value: number, min: number, max: number) =>
  Math.round(Math.min(max, Math.max(min, value)))

/** Moves a frame within its picture. @param dx pixels of the picture, as all sizes of this file */
export const moveFrame = (frame: Frame, dx: number, dy: number, picture: PictureSize): Frame => ({
  ...frame,
  left: roundWithin(frame.left + dx, 0, picture.width - frame.width),
  top: roundWithin(frame.top + dy, 0, picture.height - frame.height),
})

/**
 * Gives a frame another size; the opposite corner stays where it is.
 *
 * @param size the wanted size in pixels; with a fixed shape the side that asks for more decides, and the
 * other may be 0
 */
export function resizeFrame(
  frame: Frame,
  size: PictureSize,
  {
    corner = { x: 1, y: 1 },
    shape,
    picture,
  }: { corner?: Corner; shape: Shape; picture: PictureSize },
): Frame {
  const [right, bottom] = [frame.left + frame.width, frame.top + frame.height]
  const room = {
    width: corner.x === 1 ? picture.width - frame.left : right,
    height: corner.y === 1 ? picture.height - frame.top : bottom,
  }
  const { width, height } = fitSize(size, room, shape)
  return {
    left: corner.x === 1 ? frame.left : right - width,
    top: corner.y === 1 ? frame.top : bottom - height,
    width,
    height,
  }
}

/** Returns the size of a shape that fits the room and is nearest to the wanted size. */
function fitSize(wanted: PictureSize, room: PictureSize, shape: Shape): PictureSize {
  const ratio = shapes[shape]
  if (ratio === null) {
    return {
      width: roundWithin(wanted.width, minSide, room.width),
      height: roundWithin(wanted.height, minSide, room.height),
    }
  }
  const min = minSide * Math.max(1, ratio)
  const max = Math.min(room.width, room.height * ratio)
  const width = Math.min(max, Math.max(min, wanted.width, wanted.height * ratio))
  return { width: Math.round(width), height: Math.round(width / ratio) }
}

/** Gives a frame another shape; width and middle stay where they fit. */
export function changeShape(frame: Frame, shape: Shape, picture: PictureSize): Frame {
  if (shape === 'free') return frame
  const size = fitSize({ width: frame.width, height: 0 }, picture, shape)
  const middle = { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 }
  const placed = { left: middle.x - size.width / 2, top: middle.y - size.height / 2, ...size }
  return moveFrame(placed, 0, 0, picture)
}

/**
 * Returns the largest frame of a shape, with a point as near to its middle as it can be.
 *
 * @param point parts of width and height, 0 to 1
 */
export function frameAround(
  point: { x: number; y: number },
  shape: Shape,
  picture: PictureSize,
): Frame {
  const frame = changeShape(wholeFrame(picture), shape, picture)
  const left = point.x * picture.width - frame.width / 2
  const top = point.y * picture.height - frame.height / 2
  return moveFrame({ ...frame, left, top }, 0, 0, picture)
}
