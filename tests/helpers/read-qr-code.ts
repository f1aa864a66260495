import jsQR from 'jsqr'
import sharp from 'sharp'

/** Reads the QR code in a picture as a phone does; `null` when there is none. */
export async function readQrCode(picture: Buffer): Promise<string | null> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  // Its types say that the module is the default export; Node gives the module itself.
  const read = (jsQR as unknown as { default?: typeof jsQR }).default ?? jsQR
  return read(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null
}
