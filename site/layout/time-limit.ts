/** Limit of the wait for an answer, and for each further piece of it, in milliseconds. */
const limitMs = 20_000

/**
 * Ends each request that brings nothing for {@link limitMs}: the request fails like one without a
 * connection.
 */
export function limitRequestTime() {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const limit = new AbortController()
    const { signal } = init ?? {}
    const passOn = () => limit.abort(signal?.reason)
    if (signal?.aborted) passOn()
    signal?.addEventListener('abort', passOn)
    const withinLimit = async <Value>(work: Promise<Value>) => {
      const timer = setTimeout(() => limit.abort(new TypeError('No answer')), limitMs)
      return work.finally(() => clearTimeout(timer))
    }
    const answer = await withinLimit(fetch(input, { ...init, signal: limit.signal }))
    const reader = answer.body?.getReader()
    if (!reader) return answer
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await withinLimit(reader.read())
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    })
    return new Response(body, answer)
  }
}
