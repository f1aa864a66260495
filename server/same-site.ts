/**
 * Tells whether a page of this site sent a form. Browsers say so themselves, so a form on a cached
 * page needs no secret of its own. Programs that are no browsers may leave both headers out: they
 * could as well make them up.
 */
export function isFromThisSite(headers: Headers, publicOrigin: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  if (origin === null || origin === publicOrigin) return true
  const host = headers.get('host')
  return URL.canParse(origin) && new URL(origin).host === host
}
