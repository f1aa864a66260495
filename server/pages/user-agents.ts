/** Words that identify programs that read the web. */
const program =
  /bot|crawl|spider|slurp|preview|fetch|scan|monitor|check|http|curl|wget|python|java\/|go-|ruby|perl|php|node|axios|headless|lighthouse|facebookexternal|whatsapp|embedly|archiv/i

/** Recently seen User-Agents: few occur in any minute. */
const known = new Map<string, boolean>()
const knownLimit = 500

/** Returns whether a request comes from a browser; only those count as page views. */
export function isPerson(userAgent: string | undefined): boolean {
  if (userAgent === undefined) return false
  const before = known.get(userAgent)
  if (before !== undefined) return before
  const is = /^\s*(mozilla|opera)\//i.test(userAgent) && !program.test(userAgent)
  if (known.size >= knownLimit) known.clear()
  known.set(userAgent, is)
  return is
}
