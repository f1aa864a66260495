/** Words by which programs that read the web name themselves. */
const program =
  /bot|crawl|spider|slurp|preview|fetch|scan|monitor|check|http|curl|wget|python|java\/|go-|ruby|perl|php|node|axios|headless|lighthouse|facebookexternal|whatsapp|embedly|archiv/i

/** User-Agents that were looked at lately: there are few of them in any minute. */
const known = new Map<string, boolean>()
const knownLimit = 500

/**
 * Whether a request comes from a browser, as far as its User-Agent tells; only such are counted as
 * views.
 */
export function isPerson(userAgent: string | undefined): boolean {
  if (userAgent === undefined) return false
  const before = known.get(userAgent)
  if (before !== undefined) return before
  const is = /^\s*(mozilla|opera)\//i.test(userAgent) && !program.test(userAgent)
  if (known.size >= knownLimit) known.clear()
  known.set(userAgent, is)
  return is
}
