import { useState } from 'react'
import { useMessages } from '../languages/use-messages.ts'
import type { ShownPicture } from '../../school/base/photo.ts'
import { Picture } from './picture.tsx'
import * as styles from './video-cover.module.css'

interface VideoCoverProps {
  title: string
  /** address of the video on its site; `null` shows the cover alone */
  video: string | null
  /** address of the player with autoplay; `null` when it has none here */
  player: string | null
  cover: ShownPicture | null
}

/** A cover that a click replaces by the player (spec 2, 4), which requests nothing before. */
export function VideoCover({ title, video, player, cover }: VideoCoverProps) {
  const t = useMessages()
  const [isPlaying, setPlaying] = useState(false)
  const picture = <Picture src={cover} width={1280} height={720} isFirst />
  if (!video || !player) return <div className={styles.root}>{picture}</div>
  if (isPlaying) {
    return (
      <div className={styles.root}>
        <iframe src={player} title={title} allow="autoplay; fullscreen; picture-in-picture" />
      </div>
    )
  }
  return (
    <a
      href={video}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.root}
      aria-label={t('common.playVideo', { title })}
      onClick={(event) => {
        event.preventDefault()
        setPlaying(true)
      }}
    >
      {picture}
      <span className={styles.play} aria-hidden="true" />
    </a>
  )
}
