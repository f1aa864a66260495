import * as z from 'zod'
import { minSide } from './picture-limits.ts'

/** A part of a picture, in pixels from its upper left corner. */
export interface Frame {
  left: number
  top: number
  width: number
  height: number
}

export interface PictureSize {
  width: number
  height: number
}

/** Clockwise turn of a picture, in degrees. */
export type Turn = 0 | 90 | 180 | 270

/** Edit of a picture, which is turned first and then cropped. */
export interface PictureEdit {
  turn: Turn
  /** the part of the turned picture that is kept */
  crop: Frame
}

const pixels = z.int('Use a whole number of pixels.')

export const pictureEditBody = z.object({
  version: z.string().describe('the current version, which is changed'),
  turn: z
    .literal([0, 90, 180, 270], 'Use 0, 90, 180 or 270.')
    .describe('clockwise, in degrees, before it is cropped'),
  crop: z
    .object({
      left: pixels.min(0),
      top: pixels.min(0),
      width: pixels.min(minSide, `A picture is at least ${minSide} pixels wide and high.`),
      height: pixels.min(minSide, `A picture is at least ${minSide} pixels wide and high.`),
    })
    .describe('what is kept, in pixels of the turned picture'),
})
export type PictureEditBody = z.output<typeof pictureEditBody>

const isSideways = (turn: Turn) => turn === 90 || turn === 270

/** Returns the size of a turned picture. */
export const turnSize = ({ width, height }: PictureSize, turn: Turn): PictureSize =>
  isSideways(turn) ? { width: height, height: width } : { width, height }

/** Returns where a part is in the turned picture. `size` is that of the picture before. */
export function turnFrame(frame: Frame, { width, height }: PictureSize, turn: Turn): Frame {
  const right = width - frame.left - frame.width
  const bottom = height - frame.top - frame.height
  if (turn === 0) return frame
  if (turn === 180) return { ...frame, left: right, top: bottom }
  const size = { width: frame.height, height: frame.width }
  return turn === 90
    ? { ...size, left: bottom, top: frame.left }
    : { ...size, left: frame.top, top: right }
}

/** Returns the sum of two turns. */
export const addTurns = (first: Turn, second: Turn): Turn => ((first + second) % 360) as Turn

/**
 * Joins two edits into one, so that a second edit of a picture starts from the original pixels and
 * not from an encoded copy.
 *
 * @param size size of the original picture
 */
export function joinEdits(size: PictureSize, first: PictureEdit, second: PictureEdit): PictureEdit {
  const kept = turnFrame(first.crop, turnSize(size, first.turn), second.turn)
  return {
    turn: addTurns(first.turn, second.turn),
    crop: {
      ...second.crop,
      left: kept.left + second.crop.left,
      top: kept.top + second.crop.top,
    },
  }
}

/** Returns whether an edit leaves a picture as it is. */
export const changesNothing = (size: PictureSize, { turn, crop }: PictureEdit) =>
  turn === 0 && crop.width === size.width && crop.height === size.height

/** Returns whether a crop is within the turned picture. */
export function isWithin(size: PictureSize, { turn, crop }: PictureEdit): boolean {
  const turned = turnSize(size, turn)
  return crop.left + crop.width <= turned.width && crop.top + crop.height <= turned.height
}

/**
 * Returns the focal point after an edit, in percent; a point that was cropped away moves to the
 * nearest edge.
 */
export function movePoint(
  size: PictureSize,
  { x, y }: { x: number; y: number },
  { turn, crop }: PictureEdit,
): { x: number; y: number } {
  const point = { left: (size.width * x) / 100, top: (size.height * y) / 100, width: 0, height: 0 }
  const { left, top } = turnFrame(point, size, turn)
  const percent = (value: number, whole: number) =>
    Math.round(Math.min(100, Math.max(0, (value / whole) * 100)))
  return { x: percent(left - crop.left, crop.width), y: percent(top - crop.top, crop.height) }
}
