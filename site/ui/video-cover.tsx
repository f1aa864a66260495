import { useState } from 'react'
import { useMessages } from '../languages/use-messages.ts'
import type { ShownPicture } from '../../school/base/photo.ts'
import { Picture } from './picture.tsx'
import * as styles from './video-cover.module.css'

interface VideoCoverProps {
  title: string
  /** address of the video on its site; `null` shows the cover alone */
  videoAddress: string | null
  /** address of the player with autoplay; `null` when the video has no player here */
  playerAddress: string | null
  cover: ShownPicture | null
}

/** A cover that a click replaces by the player (spec 2, 4), which requests nothing before. */
export function VideoCover({ title, videoAddress, playerAddress, cover }: VideoCoverProps) {
  const t = useMessages()
  const [isPlaying, setPlaying] = useState(false)
  const picture = <Picture src={cover} width={1280} height={720} isFirst />
  if (!videoAddress || !playerAddress) return <div className={styles.root}>{picture}</div>
  if (isPlaying) {
    return (
      <div className={styles.root}>
        <iframe
          // The link that had the focus is gone.
          ref={(frame) => frame?.focus()}
          src={playerAddress}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
        />
      </div>
    )
  }
  return (
    <a
      href={videoAddress}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.root}
      aria-label={t('common.playVideo', { title })}
      onClick={(event) => {
        // The browser opens the link in a new tab or window, or saves it.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        setPlaying(true)
      }}
    >
      {picture}
      <span className={styles.play} aria-hidden="true" />
    </a>
  )
}
