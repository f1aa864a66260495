/**
 * Does work that a time limit ends, as `fetch` takes it.
 * @param work gets the signal that ends it after `limitMs`, or when `signal` does
 * @returns what the work gave; it rejects like the work when the signal ended it
 */
export async function withinTime<Value>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Value>,
  signal?: AbortSignal,
): Promise<Value> {
  const limit = new AbortController()
  const end = () => limit.abort(signal?.reason)
  const timer = setTimeout(end, limitMs)
  signal?.addEventListener('abort', end)
  try {
    signal?.throwIfAborted()
    return await work(limit.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}
