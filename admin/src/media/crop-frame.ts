import {
  minSide,
  type Frame,
  type PictureSize,
} from '../../../school/content/media/picture-edit.ts'

/** The shapes that a part of a picture can have: width by height. */
export const shapes = { free: null, '4:3': 4 / 3, '16:9': 16 / 9, '1:1': 1 } as const
export type Shape = keyof typeof shapes

/** The shapes as they are offered. */
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

const between = (value: number, least: number, most: number) =>
  Math.round(Math.min(most, Math.max(least, value)))

/** Moves a frame within its picture. */
export const moveFrame = (frame: Frame, dx: number, dy: number, picture: PictureSize): Frame => ({
  ...frame,
  left: between(frame.left + dx, 0, picture.width - frame.width),
  top: between(frame.top + dy, 0, picture.height - frame.height),
})

/**
 * Gives a frame another size; the opposite corner stays where it is.
 *
 * @param size of which one side is enough when the shape is fixed: the larger of the two decides
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
  const { width, height } = shaped(size, room, shape)
  return {
    left: corner.x === 1 ? frame.left : right - width,
    top: corner.y === 1 ? frame.top : bottom - height,
    width,
    height,
  }
}

/** Returns the size nearest to a wanted one that fits and has the shape. */
function shaped(wanted: PictureSize, room: PictureSize, shape: Shape): PictureSize {
  const ratio = shapes[shape]
  if (ratio === null) {
    return {
      width: between(wanted.width, minSide, room.width),
      height: between(wanted.height, minSide, room.height),
    }
  }
  const least = minSide * Math.max(1, ratio)
  const most = Math.min(room.width, room.height * ratio)
  const width = Math.min(most, Math.max(least, wanted.width, wanted.height * ratio))
  return { width: Math.round(width), height: Math.round(width / ratio) }
}

/** Gives a frame another shape: as wide as before where that fits, around the same middle. */
export function shapeFrame(frame: Frame, shape: Shape, picture: PictureSize): Frame {
  const size = shaped({ width: frame.width, height: 0 }, picture, shape)
  if (shape === 'free') return frame
  const middle = { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 }
  const placed = { left: middle.x - size.width / 2, top: middle.y - size.height / 2, ...size }
  return moveFrame(placed, 0, 0, picture)
}

/**
 * Returns the largest frame of a shape, with a point as near to its middle as it can be.
 *
 * @param point 0 to 1
 */
export function frameAround(
  point: { x: number; y: number },
  shape: Shape,
  picture: PictureSize,
): Frame {
  const frame = shapeFrame(wholeFrame(picture), shape, picture)
  const left = point.x * picture.width - frame.width / 2
  const top = point.y * picture.height - frame.height / 2
  return moveFrame({ ...frame, left, top }, 0, 0, picture)
}
