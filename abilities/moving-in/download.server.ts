import { setTimeout as wait } from 'node:timers/promises'
import { fail, succeed, type Result } from '../../school/base/result.ts'
import { uploadLimit } from '../../school/content/media/media.ts'
import { hostOf } from './moving-in.ts'

/** Timeout of a download, in milliseconds: 25 MB over a slow line. */
const fileTimeoutMs = 120_000

/** Maximum number of tries of the same request to an old host. */
const tries = 3

/** Pause before the second try, in milliseconds; the one before the third is four times as long. */
const pauseMs = 500

/** Maximum number of redirects that lead to a file. */
const maxRedirects = 5

/** An answer that may be another one when it is asked for again. */
export interface Failed {
  /** for the report */
  message: string
  isPassing: boolean
}

/** Asks up to three times, with growing pauses, as long as the fault may pass. */
export async function askAgain<Value>(
  ask: () => Promise<Result<Value, Failed>>,
): Promise<Result<Value, Failed>> {
  for (let asked = 1; ; asked += 1) {
    const answer = await ask()
    if (answer.ok || !answer.failure.isPassing || asked === tries) return answer
    await wait(pauseMs * 4 ** (asked - 1))
  }
}

/**
 * Downloads a file of 25 MB at most.
 *
 * @param hosts those that may be asked, in the form of `hostOf`; redirects stay within them
 */
export const download = (
  address: string,
  hosts: ReadonlySet<string>,
): Promise<Result<Buffer, Failed>> => askAgain(() => downloadOnce(address, hosts))

/** Says how to name a host. */
export const notNamed = (host: string) =>
  `It is on ${host || 'no host'}, which was not named. Add: --files-from ${host}`

const final = (message: string) => fail<Failed>({ message, isPassing: false })

async function downloadOnce(
  address: string,
  hosts: ReadonlySet<string>,
): Promise<Result<Buffer, Failed>> {
  const signal = AbortSignal.timeout(fileTimeoutMs)
  try {
    let place = address
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const host = hostOf(place)
      if (!/^https?:/i.test(place) || !hosts.has(host)) return final(notNamed(host))
      const response = await fetch(place, { redirect: 'manual', signal })
      const next = response.headers.get('location')
      if (response.status >= 300 && response.status < 400 && next) {
        void response.body?.cancel()
        if (!URL.canParse(next, place)) return final('It leads to no address.')
        place = new URL(next, place).href
        continue
      }
      if (!response.ok) {
        void response.body?.cancel()
        const isPassing = response.status >= 500 || response.status === 429
        return fail({ message: `The old host answered ${response.status}.`, isPassing })
      }
      return await readBody(response)
    }
    return final('It leads in circles.')
  } catch (error) {
    const cause = (error as Error).cause
    const reason = cause instanceof Error && cause.message ? cause.message : String(error)
    return fail({ message: `The old host did not give it (${reason}).`, isPassing: true })
  }
}

const tooLarge = `It is larger than ${uploadLimit / 1024 / 1024} MB.`

async function readBody(response: Response): Promise<Result<Buffer, Failed>> {
  if (Number(response.headers.get('content-length') ?? 0) > uploadLimit) {
    void response.body?.cancel()
    return final(tooLarge)
  }
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    // Leaving the loop ends the download.
    if (bytes > uploadLimit) return final(tooLarge)
    chunks.push(chunk)
  }
  return succeed(Buffer.concat(chunks))
}
