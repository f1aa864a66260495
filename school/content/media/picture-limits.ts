/** Minimum side of an uploaded or cropped picture, in pixels. */
export const minSide = 16

/** Maximum pixels of an uploaded picture: more than phones take. */
export const pixelLimit = 50_000_000

/** Widths of a picture as AVIF and WebP, in pixels, up to the width of the original. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const
