import { useQuery } from '@tanstack/react-query'
import { formatBytes } from '../../../school/base/formats.ts'
import { readMediaSpace } from './media-file.ts'
import * as styles from './space-note.module.css'

/** Shows the used space of the media library. */
export function SpaceNote() {
  const { data } = useQuery({ queryKey: ['media', 'space'], queryFn: readMediaSpace })
  if (!data) return <p className={styles.root}>&nbsp;</p>
  return (
    <p className={styles.root}>
      {formatBytes(data.usedBytes)} of {formatBytes(data.maxBytes)} used
    </p>
  )
}
