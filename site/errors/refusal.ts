import { data, isRouteErrorResponse } from 'react-router'

/** The value that a loader throws. An object, because text may come from a proxy. */
interface Refusal {
  /** for the visitor; '' for the not-found page */
  sentence: string
}

/**
 * Makes a refusal to throw in a loader.
 * @example if (!article) throw refusal(404, 'Article not found')
 */
export function refusal(status: 400 | 404 | 503 | 507, sentence = '', headers?: HeadersInit) {
  return data<Refusal>({ sentence }, { status, ...(headers && { headers }) })
}

/** Reads the refusal from an error that a boundary caught. */
export function readRefusal(error: unknown): (Refusal & { status: number }) | null {
  if (!isRouteErrorResponse(error)) return null
  const { data, status } = error as { data: Refusal | string | null; status: number }
  return data !== null && typeof data === 'object' ? { sentence: data.sentence, status } : null
}
