/** Limit of the wait for an answer, in milliseconds. */
const answerLimitMs = 30_000

/** Refusal of a whole call or of single fields. */
export interface CallRefusal {
  error: string
  reason?: string
  problems?: readonly { field: string; message: string }[]
}

export type Answered<Answer> =
  { isDone: true; answer: Answer } | { isDone: false; refusal: CallRefusal }

const connectionLost: CallRefusal = {
  error: 'There is no connection. Nothing is lost; try again when it is back.',
  reason: 'lost',
}

/**
 * Sends a call of the staff API that is open to all.
 * @returns the answer, or why there is none, in a sentence for the person
 */
export async function callOpenApi<Answer>(path: string, body: object): Promise<Answered<Answer>> {
  try {
    const response = await fetch(`/api/admin${path}`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answerLimitMs),
    })
    const text = await response.text()
    return response.ok
      ? { isDone: true, answer: JSON.parse(text) as Answer }
      : { isDone: false, refusal: readRefusal(text) }
  } catch {
    return { isDone: false, refusal: connectionLost }
  }
}

/** Reads a refusal. Any other answer comes from elsewhere, such as a proxy. */
function readRefusal(text: string): CallRefusal {
  try {
    const refusal = JSON.parse(text) as CallRefusal | null
    if (typeof refusal?.error === 'string') return refusal
  } catch {
    // Not from the API.
  }
  return { error: 'Something went wrong here. Try again in a moment.' }
}
