import { use, useState } from 'react'
import { photoFormats, sizesOf, sourceSet, type ShownPicture } from '../../school/base/photo.ts'
import * as styles from './picture.module.css'
import { RecordPage } from './page-record.ts'

interface PictureProps {
  /** `null` or '' shows the stand-in */
  src: ShownPicture | null
  /** shown when there is no picture or it cannot be loaded (spec 5) */
  standIn?: string
  /** a photograph's own description by default */
  alt?: string
  /** largest width of the slot, in pixels */
  width: number
  /** height of the slot at that width, in pixels */
  height: number
  /** widths of the slot by width of the window, as in HTML; left out, as wide as it can be */
  sizes?: string
  className?: string | undefined
  /** the first picture of a page, which is loaded at once; others are loaded when they come near */
  isFirst?: boolean
}

/** A picture in a slot of fixed proportion; a photograph comes in the size that it takes. */
export function Picture({
  src,
  standIn = '/images/default-banner.svg',
  alt,
  width,
  height,
  sizes,
  className,
  isFirst = false,
}: PictureProps) {
  const [failed, setFailed] = useState<ShownPicture | null>(null)
  const shown = src && src !== failed ? src : standIn
  const photo = typeof shown === 'string' ? null : shown
  if (import.meta.env.SSR)
    use(RecordPage)?.({
      ...(typeof shown === 'string' && { scene: shown }),
      drawn: { picture: shown, width },
    })
  const common = {
    width,
    height,
    decoding: 'async' as const,
    loading: isFirst ? ('eager' as const) : ('lazy' as const),
    onError: () => setFailed(src),
    // A picture that failed before React started gets no second error event.
    ref: (image: HTMLImageElement | null) => {
      if (photo && image?.complete && image.naturalWidth === 0) setFailed(src)
    },
  }
  if (typeof shown === 'string')
    return <img src={shown} alt={alt ?? ''} {...common} className={className} />
  const { address } = shown
  // A deferred picture's slot is measured by the browser; an eager one's is not known yet.
  const slot = `${isFirst ? '' : 'auto, '}${sizes ?? sizesOf(width)}`
  const classes = [className, styles.photo, classAt('x', shown.focalX), classAt('y', shown.focalY)]
  return (
    <picture className={styles.root}>
      {photoFormats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={sourceSet(shown, format)}
          sizes={slot}
        />
      ))}
      <img
        src={address}
        srcSet={`${address} ${shown.width}w`}
        sizes={slot}
        alt={alt ?? shown.alt}
        {...common}
        {...(isFirst && { fetchPriority: 'high' })}
        className={classes.filter(Boolean).join(' ')}
      />
    </picture>
  )
}

/** The description of a photograph, below it; screen readers read that of the photograph. */
export function PhotoCaption({ picture }: { picture: ShownPicture | null }) {
  if (!picture || typeof picture === 'string' || !picture.alt) return null
  return (
    <p className={styles.caption} aria-hidden="true">
      {picture.alt}
    </p>
  )
}

/** Returns the class of the focal point, to a tenth; the middle has none. */
const classAt = (axis: 'x' | 'y', percent: number) =>
  styles[`${axis}${Math.round(percent / 10) * 10}`]
