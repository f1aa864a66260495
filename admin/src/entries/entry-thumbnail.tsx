import { Image } from 'lucide-react'
import * as layout from '../ui/layout.module.css'
import * as styles from './entry-thumbnail.module.css'
import type { ListedEntry } from '../../../school/content/editing/editing.ts'

/** The small picture of an entry, or an empty frame. Needs no alt text: the title is beside it. */
export function EntryThumbnail({ of: { thumbnail } }: { of: ListedEntry }) {
  return (
    <span className={`${layout.frame} ${styles.root}`}>
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
