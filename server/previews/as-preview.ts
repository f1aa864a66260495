import { createHash } from 'node:crypto'
import { schoolTimeZone } from '../../school/dates.ts'

/** How the line looks that stands above each preview, whatever the page is. */
const style =
  '.preview-bar{position:sticky;top:0;z-index:10000;margin:0;padding:.5rem 1rem;background:#ffd54d;color:#10243e;font:600 1rem/1.4 system-ui,sans-serif;text-align:center}'

/**
 * Nothing of a preview runs, nothing of it is kept or found, and only the staff pages may show it
 * in a frame.
 */
export const previewHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
}

const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: schoolTimeZone,
})

/**
 * A page of the site without its scripts, and with a line that says what it is.
 * @param expiresAt UTC in milliseconds; `null`: it shows nothing that is not published
 */
export function asPreview(html: string, expiresAt: number | null): string {
  const still = html
    // What never ends goes to the end of the page, so that no part of it is read twice.
    .replaceAll(/<script\b[^>]*(?:>[\s\S]*?(?:<\/script\b[^>]*(?:>|$)|$)|$)/gi, '')
    .replaceAll(/<link\b[^<>]*>/gi, (link) => (link.includes('rel="modulepreload"') ? '' : link))
  const until = moment.format(expiresAt ?? 0)
  const words = `Preview – not published. This link works until ${until}, Philippine time.`
  const bar = expiresAt === null ? '' : `<p class="preview-bar" role="status">${words}</p>`
  return (
    still
      // Other pages do not let themselves be shown in a frame, and what is written stays open
      // beside them.
      .replace('<head>', '<head><base target="_blank">')
      .replace(
        '</head>',
        () => `<meta name="robots" content="noindex,nofollow"><style>${style}</style></head>`,
      )
      .replace(/<body\b[^>]*>/, (body) => body + bar)
  )
}
