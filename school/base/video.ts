/**
 * Returns the address of a YouTube video's player, without cookies and with autoplay; `null` when
 * it is not such a video.
 *
 * @param video any address of the video on YouTube
 */
export function playerAddress(video: string): string | null {
  if (!URL.canParse(video)) return null
  const url = new URL(video)
  const host = url.hostname.replace(/^(www|m)\./, '')
  const id = host === 'youtu.be' ? url.pathname.slice(1) : host === 'youtube.com' ? idOf(url) : null
  return id && /^[\w-]{6,20}$/.test(id)
    ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`
    : null
}

const idOf = (url: URL) =>
  url.searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(url.pathname)?.[1]
