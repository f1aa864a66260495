import { hash } from 'node:crypto'
import { previewStyle } from '../../site/document/preview-parts.tsx'

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
    `style-src 'self' 'sha256-${hash('sha256', previewStyle, 'base64')}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
}
