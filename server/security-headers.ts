import { createHash } from 'node:crypto'

export interface SecuritySettings {
  publicOrigin: string
  contentHost: string | null
}

/** Headers that every answer carries. */
export function commonHeaders({ publicOrigin }: SecuritySettings): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(publicOrigin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** The inline scripts of a page: what stands between a `<script>` without an address and its end; JSON-LD is data. */
const inlineScript = /(<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>)([\s\S]*?)<\/script>/g

/**
 * The policy for one HTML page: only its own inline scripts, by hash, and files of this origin may run.
 * @param html the bytes of the page, in UTF-8
 */
export function contentSecurityPolicy(html: Buffer, { publicOrigin, contentHost }: SecuritySettings): string {
  // Read as Latin-1, a character is a byte: quicker than UTF-8, and what is found here stands there in the bytes.
  const hashes = [...html.toString('latin1').matchAll(inlineScript)].map(({ index, 1: tag = '', 2: script = '' }) => {
    const start = index + tag.length
    const bytes = html.subarray(start, start + script.length)
    return `'sha256-${createHash('sha256').update(bytes).digest('base64')}'`
  })
  const host = contentHost ? ` ${contentHost}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self'",
    `img-src 'self' data:${host}`,
    `connect-src 'self'${host}`,
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(publicOrigin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The policy for answers that are not pages: they load nothing. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"
