import { EyeOff, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatBytes } from '../../../school/base/formats.ts'
import { Chip } from '../ui/chip.tsx'
import { lacksDescription, thumbnailOf, type MediaFile } from './media-file.ts'
import { LearnersChip } from './learners-chip.tsx'
import * as styles from './media-tile.module.css'

interface MediaTileProps {
  file: MediaFile
  /** label of the action, such as 'Open' or 'Choose' */
  verb: string
  onPress: () => void
  /** further actions below */
  children?: ReactNode
}

/** A file in the grid: picture, name, and missing information. */
export function MediaTile({ file, verb, onPress, children }: MediaTileProps) {
  const colors = file.hidden === null ? file.placeholder : []
  return (
    <li className={styles.root}>
      <button
        type="button"
        className={styles.open}
        aria-label={`${verb} ${file.name}`}
        onClick={onPress}
      >
        <span
          className={styles.picture}
          {...(colors.length > 0 && {
            style: { backgroundImage: `linear-gradient(${colors.join()})` },
          })}
        >
          {file.kind === 'pdf' ? <FileText /> : <Thumbnail file={file} />}
        </span>
        <span className={styles.name}>{file.name}</span>
      </button>
      <div className={styles.facts}>
        <span className={styles.size}>
          {file.kind === 'pdf' ? 'PDF' : `${file.width} × ${file.height}`},{' '}
          {formatBytes(file.bytes)}
        </span>
        {file.tags.length > 0 && <span className={styles.size}>{file.tags.join(', ')}</span>}
        <LearnersChip file={file} />
        {lacksDescription(file) && <Chip tone="warning">Needs a description</Chip>}
      </div>
      {children}
    </li>
  )
}

/**
 * The smallest sufficient variant of a picture, cropped as on the site. One that must not be seen is
 * not shown to staff either.
 */
export function Thumbnail({ file, width = 320 }: { file: MediaFile; width?: number }) {
  if (file.hidden !== null) return <EyeOff role="img" aria-label="This picture is hidden" />
  const objectPosition = `${file.focalX * 100}% ${file.focalY * 100}%`
  return (
    <img src={thumbnailOf(file, width)} alt={file.alt} loading="lazy" style={{ objectPosition }} />
  )
}
