import { Image } from 'lucide-react'
import * as styles from './entry-thumbnail.module.css'
import type { ListedEntry } from '../../../school/content/editing/editing.ts'

/** The picture of an entry in a small size, or its empty place. The title beside it names it. */
export function EntryThumbnail({ of: { thumbnail } }: { of: ListedEntry }) {
  return (
    <span className={styles.root}>
      {thumbnail ? (
        <img
          src={thumbnail.address}
          alt=""
          width={64}
          height={48}
          loading="lazy"
          decoding="async"
          style={{ objectPosition: `${thumbnail.focalX}% ${thumbnail.focalY}%` }}
        />
      ) : (
        <Image aria-hidden />
      )}
    </span>
  )
}
