import { hash } from 'node:crypto'

/** The origins that the policy of a page depends on. */
export interface SecuritySettings {
  publicOrigin: string
  /** origin of the content host (CONTENT_HOST) */
  contentHost: string | null
}

/** Returns the headers of every answer. */
export function commonHeaders({
  publicOrigin,
}: Pick<SecuritySettings, 'publicOrigin'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    // Pictures that other sites may show override this: see openToOtherSites.
    'cross-origin-resource-policy': 'same-origin',
    ...(publicOrigin.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

/** Headers of pictures that other sites may show: share cards, and media files in feeds. */
export const openToOtherSites = { 'cross-origin-resource-policy': 'cross-origin' }

/** Names an inline script or style in a policy by the hash of its text. */
export const hashSource = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

/**
 * Returns the policy of one HTML page: only files of this origin and its own inline scripts, by
 * hash, may run.
 *
 * @param scripts the texts of its own inline scripts
 * @param style the text of its one style element, if it has one
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  { publicOrigin, contentHost }: SecuritySettings,
  style?: string,
): string {
  const hashes = [...new Set(scripts.map(hashSource))].join(' ')
  const host = contentHost ? ` ${contentHost}` : ''
  const sources = {
    script: `'self' ${hashes}`.trim(),
    style: style === undefined ? "'self'" : hashSource(style),
    img: `'self' data:${host}`,
    connect: `'self'${host}`,
    frame: youtube,
  }
  return policyWith(sources, publicOrigin)
}

/** The host that videos are played from. */
export const youtube = 'https://www.youtube-nocookie.com'

/** Writes the policy of a page that loads only from these sources, and fonts of this origin. */
export const policyWith = (
  sources: Record<'script' | 'style' | 'img' | 'connect' | 'frame', string>,
  publicOrigin: string,
): string =>
  [
    "default-src 'none'",
    `script-src ${sources.script}`,
    `style-src ${sources.style}`,
    `img-src ${sources.img}`,
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${sources.connect}`,
    `frame-src ${sources.frame}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(publicOrigin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

/** The policy of answers that are not pages: they load nothing. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"
