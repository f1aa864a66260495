/** The first page after signing in. */
export const startPath = '/admin/dashboard'

/** Returns the address of the sign-in page with the page to return to. */
export const signInPath = (from: string) => `/login?${new URLSearchParams({ from }).toString()}`

/** Returns the staff page of the query, or the dashboard. Other paths and sites are ignored. */
export function returnPath(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? ''
  if (!/^\/admin([/?#]|$)/.test(from)) return startPath
  const base = 'https://this.site'
  const url = URL.canParse(from, base) ? new URL(from, base) : null
  return url?.origin === base && url.pathname.startsWith('/admin')
    ? url.pathname + url.search + url.hash
    : startPath
}
