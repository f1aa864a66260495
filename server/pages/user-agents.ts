/** Words that identify programs that read the web. */
const program =
  /bot|crawl|spider|slurp|preview|fetch|scan|monitor|check|http|curl|wget|python|java\/|go-|ruby|perl|php|node|axios|headless|lighthouse|facebookexternal|whatsapp|embedly|archiv/i

/** Returns whether a request comes from a browser; only those count as page views. */
export const isPerson = (userAgent = ''): boolean =>
  /^\s*(mozilla|opera)\//i.test(userAgent) && !program.test(userAgent)
