import { use, useState } from 'react'
import { RecordPage } from './page-record.ts'
import { readPhoto, sizesOf } from './photo.ts'

interface PictureProps {
  /**
   * a drawn scene, or a photograph whose address describes it (photo.ts); `null` shows the stand-in
   */
  src: string | null
  /** what is shown when there is no picture or it cannot be loaded (spec 5) */
  standIn: string
  /** left out, a photograph’s own description */
  alt?: string
  /** of the slot, in pixels, at its largest */
  width: number
  height: number
  /**
   * how wide the slot is at which width of the window, as in HTML; left out, as wide as it can be
   */
  sizes?: string
  className?: string | undefined
  /** the first picture of a page is not put off */
  isFirst?: boolean
}

/**
 * A picture in a slot of fixed proportion, which the style sheet gives it; a photograph comes in
 * the size it takes.
 */
export function Picture({
  src,
  standIn,
  alt,
  width,
  height,
  sizes,
  className,
  isFirst = false,
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const shown = src && src !== failed ? src : standIn
  const photo = readPhoto(shown)
  if (!photo) use(RecordPage)?.({ scene: shown })
  const common = {
    width,
    height,
    decoding: 'async' as const,
    loading: isFirst ? ('eager' as const) : ('lazy' as const),
    onError: () => setFailed(src),
    // What failed before React came is not told again.
    ref: (image: HTMLImageElement | null) => {
      if (photo && image?.complete && image.naturalWidth === 0) setFailed(src)
    },
  }
  if (!photo) return <img src={shown} alt={alt ?? ''} {...common} className={className} />
  // Put off, a browser measures the slot itself; at once, it has to be told.
  const slot = `${isFirst ? '' : 'auto, '}${sizes ?? sizesOf(width)}`
  return (
    <picture>
      <source type="image/avif" srcSet={photo.srcSet('avif')} sizes={slot} />
      <source type="image/webp" srcSet={photo.srcSet('webp')} sizes={slot} />
      <img
        src={photo.address}
        srcSet={`${photo.address} ${photo.width}w`}
        sizes={slot}
        alt={alt ?? photo.alt}
        {...common}
        {...(isFirst && { fetchPriority: 'high' })}
        className={className ? `${className} ${photo.className}` : photo.className}
      />
    </picture>
  )
}
