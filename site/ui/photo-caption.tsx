import type { ShownPicture } from '../../school/base/photo.ts'
import * as styles from './photo-caption.module.css'

/**
 * The description of a photograph, below it. Screen readers read it with the photograph. Drawings
 * have no caption.
 */
export function PhotoCaption({ picture }: { picture: ShownPicture | null }) {
  if (!picture || typeof picture === 'string' || !picture.alt) return null
  return (
    <p className={styles.root} aria-hidden="true">
      {picture.alt}
    </p>
  )
}
