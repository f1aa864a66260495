import { useState } from 'react'
import { Picture } from './picture.tsx'

interface VideoCoverProps {
  title: string
  /** address of the video on YouTube; `null` leaves the cover alone */
  video: string | null
  cover: string | null
  standIn: string
}

/**
 * A cover that turns into the player, which starts by itself, on a click (spec 2, 4). Nothing is asked of the other
 * site before that; without scripts the click opens the video there.
 */
export function VideoCover({ title, video, cover, standIn }: VideoCoverProps) {
  const [isPlaying, setPlaying] = useState(false)
  const picture = <Picture src={cover} standIn={standIn} width={1280} height={720} isFirst />
  const player = video && playerAddress(video)
  if (!player) return <div className="video-cover">{picture}</div>
  if (isPlaying) {
    return (
      <div className="video-cover">
        <iframe src={player} title={title} allow="autoplay; fullscreen; picture-in-picture" />
      </div>
    )
  }
  return (
    <a
      href={video}
      target="_blank"
      rel="noopener noreferrer"
      className="video-cover"
      aria-label={`Play the video: ${title}`}
      onClick={(event) => {
        event.preventDefault()
        setPlaying(true)
      }}
    >
      {picture}
      <span className="play-button" aria-hidden="true" />
    </a>
  )
}

/** The embedded player of a YouTube video, without cookies, playing at once; `null` for what is no such video. */
function playerAddress(video: string): string | null {
  if (!URL.canParse(video)) return null
  const url = new URL(video)
  const host = url.hostname.replace(/^(www|m)\./, '')
  const id = host === 'youtu.be' ? url.pathname.slice(1) : host === 'youtube.com' ? idOf(url) : null
  return id && /^[\w-]{6,20}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` : null
}

const idOf = (url: URL) => url.searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(url.pathname)?.[1]
