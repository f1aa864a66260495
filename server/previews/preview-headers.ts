import { hash } from 'node:crypto'
import { previewStyle } from '../../site/document/preview-parts.tsx'

const hashOf = (style: string) => `'sha256-${hash('sha256', style, 'base64')}'`

/**
 * Nothing of a preview runs, nothing of it is kept or found, and only the staff pages may show it
 * in a frame.
 *
 * @param style the text of the page's own style element, if it has one
 */
export const previewHeaders = (style?: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'content-security-policy': [
    "default-src 'none'",
    ["style-src 'self'", ...[previewStyle, style].flatMap((text) => text ?? []).map(hashOf)].join(
      ' ',
    ),
    "img-src 'self' data:",
    "font-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
})
