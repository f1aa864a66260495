import type { SyntheticEvent } from 'react'

interface PictureProps {
  /** `null` shows the stand-in */
  src: string | null
  /** what is shown when there is no picture or it cannot be loaded (spec 5) */
  standIn: string
  alt?: string
  width: number
  height: number
  /** the first picture of a page is not put off */
  isFirst?: boolean
}

/** A picture in a slot of fixed proportion. */
export function Picture({ src, standIn, alt = '', width, height, isFirst = false }: PictureProps) {
  const fallBack = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    if (!currentTarget.src.endsWith(standIn)) currentTarget.src = standIn
  }
  return (
    <img
      src={src ?? standIn}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      onError={fallBack}
    />
  )
}
