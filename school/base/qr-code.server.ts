import { encode } from 'uqr'

/** A QR code as one SVG path in a square of `size` modules, its quiet zone included. */
export interface QrCode {
  size: number
  path: string
}

/** The quiet zone around a code, in modules (ISO/IEC 18004, 9.1). */
const quietZone = 4

/** Makes a QR code that bears 15 percent of damage. @param text at most about 2,000 characters */
export function makeQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  const runs = data.flatMap((row, top) =>
    [
      ...row
        .map((isDark) => (isDark ? '#' : ' '))
        .join('')
        .matchAll(/#+/g),
    ].map(({ index, 0: { length } }) => `M${index} ${top}h${length}v1h-${length}z`),
  )
  return { size, path: runs.join('') }
}

/** Draws a QR code as an SVG file in black on white, for print. */
export function drawQrFile(text: string): string {
  const { size, path } = makeQrCode(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 10}" height="${size * 10}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
}
