import { data, isRouteErrorResponse } from 'react-router'

/**
 * What a loader throws instead of a page. An object, so that text from a proxy is never taken for
 * it.
 */
interface Refusal {
  /** for the visitor; '' for the not-found page */
  sentence: string
}

/**
 * Makes a refusal for a loader to throw.
 * @example if (!article) throw refusal(404, 'Article not found')
 */
export function refusal(status: 400 | 404 | 503, sentence = '', headers?: HeadersInit) {
  return data<Refusal>({ sentence }, { status, ...(headers && { headers }) })
}

/** Reads a refusal back from what an error boundary caught. */
export function readRefusal(error: unknown): (Refusal & { status: number }) | null {
  if (!isRouteErrorResponse(error)) return null
  const { data, status } = error as { data: Refusal | string | null; status: number }
  return data !== null && typeof data === 'object' ? { sentence: data.sentence, status } : null
}
