import { toPlainText } from './plain-text.ts'
import { playerAddress } from './video.ts'

/**
 * Matches a paragraph or figure with nothing but one link to another site, as `cleanHtml` writes
 * it.
 */
const loneLink =
  /<(p|figure)>\s*<a href="([^"]+)" target="_blank" rel="noopener noreferrer">([^<]*)<\/a>\s*<\/\1>/g

/**
 * Replaces each link to a video that is alone in its paragraph by a player. The player is in a
 * closed `<details>`, so nothing is requested from the other site before a visitor opens it, with
 * or without scripts.
 */
export const withPlayers = (clean: string): string =>
  clean.replaceAll(loneLink, (whole, _tag: string, address: string, words: string) => {
    const player = playerAddress(toPlainText(address))
    if (!player) return whole
    const title = words.replaceAll('"', '&quot;')
    return (
      `<details class="video"><summary>Play the video: ${words}</summary>` +
      `<iframe src="${player.replace('?autoplay=1', '')}" title="${title}" loading="lazy" allow="fullscreen; picture-in-picture" allowfullscreen></iframe>` +
      `<p><a href="${address}" target="_blank" rel="noopener noreferrer">Watch on YouTube</a></p></details>`
    )
  })
