/** A photograph that staff chose, as the fragment of its address describes it. */
export interface Photo {
  /** of the whole picture, for browsers that know no newer format */
  address: string
  width: number
  height: number
  alt: string
  /** its classes in styles/photo.css: focal point, and colors while it loads */
  className: string
  /** its widths in a format, for the browser to choose from */
  srcSet: (format: 'avif' | 'webp') => string
}

/** Focal point, to a tenth of the picture; what is not said is its middle. */
const place = (axis: 'x' | 'y', percent: string | null) => {
  const tenth = Math.round(Number(percent ?? 50) / 10) * 10
  return tenth >= 0 && tenth <= 100 && tenth !== 50 ? [`f${axis}-${tenth}`] : []
}

/** The colors of the upper and the lower half while it loads, to an eighth of each channel. */
function colors(hex: string | null): string[] {
  if (!hex || !/^[\da-f]{12}$/.test(hex)) return []
  return ['ur', 'ug', 'ub', 'lr', 'lg', 'lb'].map((channel, index) => {
    return `${channel}-${Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16) >> 5}`
  })
}

/**
 * Reads what an address says of its picture; `null` for one that says nothing, such as a drawn
 * scene.
 */
export function readPhoto(src: string): Photo | null {
  const [address = '', fragment] = src.split('#')
  if (!fragment) return null
  const facts = new URLSearchParams(fragment)
  const version = facts.get('v') ?? ''
  const widths = (facts.get('s') ?? '').split('-')
  const width = Number(facts.get('w'))
  const height = Number(facts.get('h'))
  if (
    !/^[\da-f]+$/.test(version) ||
    !widths.every((each) => /^\d+$/.test(each)) ||
    !width ||
    !height
  )
    return null
  const folder = `${address.slice(0, address.lastIndexOf('/') + 1)}${version}/`
  return {
    address,
    width,
    height,
    alt: facts.get('alt') ?? '',
    className: [
      'photo',
      ...place('x', facts.get('x')),
      ...place('y', facts.get('y')),
      ...colors(facts.get('c')),
    ].join(' '),
    srcSet: (format) => widths.map((each) => `${folder}${each}.${format} ${each}w`).join(', '),
  }
}

/**
 * How wide a picture is shown when nothing more is known: as wide as its slot is at most, or as the
 * window.
 */
export const sizesOf = (width: number) => `(min-width: ${width}px) ${width}px, 100vw`
