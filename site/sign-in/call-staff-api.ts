/** Limit of the wait for an answer, in milliseconds. */
const answerLimitMs = 30_000

/** Refusal of a call: its sentence, and the problems of single fields. */
export interface CallRefusal {
  error: string
  reason?: string
  problems?: readonly { field: string; message: string }[]
}

export type CallResult<Answer> =
  { isDone: true; answer: Answer } | { isDone: false; refusal: CallRefusal }

const connectionLost: CallRefusal = {
  error: 'There is no connection. Nothing is lost; try again when it is back.',
  reason: 'lost',
}

/** Refusal after an answer that is not from the API, but from a proxy, for example. */
const noAnswer: CallRefusal = { error: 'Something went wrong here. Try again in a moment.' }

/**
 * Sends a call of the staff API that needs no session.
 * @param path below `/api/admin`
 * @returns the answer, or a refusal with a sentence for the person; never throws
 */
export async function callStaffApi<Answer>(
  path: string,
  body: object,
): Promise<CallResult<Answer>> {
  try {
    const response = await fetch(`/api/admin${path}`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answerLimitMs),
    })
    const text = await response.text()
    if (response.ok) return { isDone: true, answer: JSON.parse(text) as Answer }
    const refusal = JSON.parse(text) as CallRefusal | null
    return { isDone: false, refusal: typeof refusal?.error === 'string' ? refusal : noAnswer }
  } catch (error) {
    return { isDone: false, refusal: error instanceof SyntaxError ? noAnswer : connectionLost }
  }
}
