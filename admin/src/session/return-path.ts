/** Where staff begin. */
export const startPath = '/admin/dashboard'

/** The sign-in page, told where to go back to. */
export const signInPath = (from: string) => `/login?${new URLSearchParams({ from }).toString()}`

/**
 * Where to go after signing in: the staff page that was asked for, or the start.
 * @param search the query of the sign-in page; a path of another site or page is not followed
 */
export function returnPath(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? ''
  if (!/^\/admin([/?#]|$)/.test(from)) return startPath
  const base = 'https://this.site'
  const url = URL.canParse(from, base) ? new URL(from, base) : null
  return url?.origin === base && url.pathname.startsWith('/admin')
    ? url.pathname + url.search + url.hash
    : startPath
}
