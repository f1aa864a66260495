import { EyeOff, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { currentTime } from '../../../school/base/clock.ts'
import { addDays, dayInManila } from '../../../school/base/dates.ts'
import { formatBytes, formatShortDate } from '../../../school/base/formats.ts'
import { warnDays } from '../../../school/content/media/learners.ts'
import { Chip } from '../ui/chip.tsx'
import { lacksDescription, thumbnailOf, type MediaFile } from './media-file.ts'
import * as styles from './media-tile.module.css'

interface MediaTileProps {
  file: MediaFile
  /** label of the action, such as 'Open' or 'Choose' */
  verb: string
  onPress: () => void
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
 * The smallest sufficient variant of a picture, cropped as on the site. A hidden picture is not shown
 * to staff either.
 */
export function Thumbnail({ file }: { file: MediaFile }) {
  if (file.hidden !== null) return <EyeOff role="img" aria-label="This picture is hidden" />
  const objectPosition = `${file.focalX * 100}% ${file.focalY * 100}%`
  return <img src={thumbnailOf(file)} alt={file.alt} loading="lazy" style={{ objectPosition }} />
}

/** Marks a picture that waits for an answer, is hidden, or shows learners. */
function LearnersChip({ file: { showsLearners, hidden, consent } }: { file: MediaFile }) {
  if (hidden !== null) return <Chip tone="error">Hidden</Chip>
  if (showsLearners === 'unanswered') return <Chip tone="warning">Learners: not answered</Chip>
  if (showsLearners !== 'yes') return null
  return consent && endsSoon(consent) ? (
    <Chip tone="warning">Consent ends {formatShortDate(consent.until, 'en')}</Chip>
  ) : (
    <Chip>Shows learners</Chip>
  )
}

const endsSoon = ({ until }: { until: string }) =>
  until <= addDays(dayInManila(new Date(currentTime())), warnDays)
