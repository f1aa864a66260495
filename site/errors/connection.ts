import { isRouteErrorResponse, type DataStrategyResult } from 'react-router'

/** The site did not answer. */
export class ConnectionLostError extends Error {}

/** The script of a page belongs to a version of the site that is no longer served. */
export class SiteUpdatedError extends Error {}

/**
 * Passes a lost connection to the requested page; the root keeps its data, so header and footer
 * stay. Messages that did not come count as answered: a route without a result is a fault.
 * @param results of the loaders of one navigation, by route
 */
export function keepFrame(results: Record<string, DataStrategyResult>) {
  const failure = Object.values(results).find(
    ({ type, result }) => type === 'error' && isUnanswered(result),
  )
  if (!failure) return
  const result = new ConnectionLostError('No answer', { cause: failure.result })
  for (const id of Object.keys(results)) {
    if (id === 'root') delete results[id]
    else if (!id.startsWith('languages/')) results[id] = { type: 'error', result }
    else if (results[id]?.type === 'error') results[id] = { type: 'data', result: null }
  }
}

/**
 * Returns whether a loader failed because the site did not answer: `fetch` and `import` throw a
 * TypeError, a captive portal's page has a cause, and a proxy's error page arrives as text.
 */
const isUnanswered = (error: unknown) =>
  error instanceof TypeError ||
  (error instanceof Error && error.cause !== undefined) ||
  (isRouteErrorResponse(error) && typeof error.data === 'string')
