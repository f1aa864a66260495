import type { ShownPicture } from '../../school/base/photo.ts'
import * as styles from './photo-caption.module.css'

/** The description of a photograph, below it; screen readers read that of the photograph. */
export function PhotoCaption({ picture }: { picture: ShownPicture | null }) {
  if (!picture || typeof picture === 'string' || !picture.alt) return null
  return (
    <p className={styles.root} aria-hidden="true">
      {picture.alt}
    </p>
  )
}
