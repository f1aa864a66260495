import { setTimeout as wait } from 'node:timers/promises'
import { fail, succeed, type Result } from '../../school/base/result.ts'
import { uploadLimit } from '../../school/content/media/media.ts'
import { hostOf } from './old-content.ts'

/** Timeout of a download, in milliseconds: 25 MB over a slow line. */
const fileTimeoutMs = 120_000

/** Maximum number of tries of the same request to an old host. */
const maxTries = 3

/** Pause before the second try, in milliseconds; the one before the third is four times as long. */
const pauseMs = 500

/** Maximum number of redirects that lead to a file. */
const maxRedirects = 5

/** Failure of a request to an old host. */
export interface DownloadFailure {
  /** a sentence for the report */
  message: string
  /** another try may succeed */
  isPassing: boolean
}

/** Makes a request up to three times, with growing pauses, as long as the failure may pass. */
export async function withRetries<Value>(
  ask: () => Promise<Result<Value, DownloadFailure>>,
): Promise<Result<Value, DownloadFailure>> {
  for (let asked = 1; ; asked += 1) {
    const answer = await ask()
    if (answer.ok || !answer.failure.isPassing || asked === maxTries) return answer
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
): Promise<Result<Buffer, DownloadFailure>> => withRetries(() => downloadOnce(address, hosts))

/** Writes that a host was not named, and how to name it. */
export const writeUnnamed = (host: string) =>
  `It is on ${host || 'no host'}, which was not named. Add: --files-from ${host}`

/** Fails for good: another try would fail, too. */
const failForGood = (message: string) => fail<DownloadFailure>({ message, isPassing: false })

async function downloadOnce(
  address: string,
  hosts: ReadonlySet<string>,
): Promise<Result<Buffer, DownloadFailure>> {
  const signal = AbortSignal.timeout(fileTimeoutMs)
  try {
    let next = address
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const host = hostOf(next)
      if (!/^https?:/i.test(next) || !hosts.has(host)) return failForGood(writeUnnamed(host))
      const response = await fetch(next, { redirect: 'manual', signal })
      const location = response.headers.get('location')
      if (response.status >= 300 && response.status < 400 && location) {
        void response.body?.cancel()
        if (!URL.canParse(location, next)) return failForGood('It leads to no address.')
        next = new URL(location, next).href
        continue
      }
      if (!response.ok) {
        void response.body?.cancel()
        const isPassing = response.status >= 500 || response.status === 429
        return fail({ message: `The old host answered ${response.status}.`, isPassing })
      }
      return await readBody(response)
    }
    return failForGood('It leads in circles.')
  } catch (error) {
    const cause = (error as Error).cause
    const reason = cause instanceof Error && cause.message ? cause.message : String(error)
    return fail({ message: `The old host did not give it (${reason}).`, isPassing: true })
  }
}

/** The report's sentence about a file above the limit of uploads. */
const tooLarge = `It is larger than ${uploadLimit / 1024 / 1024} MB.`

/** Reads a file, and stops where it is too large. */
async function readBody(response: Response): Promise<Result<Buffer, DownloadFailure>> {
  if (Number(response.headers.get('content-length') ?? 0) > uploadLimit) {
    void response.body?.cancel()
    return failForGood(tooLarge)
  }
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    // Leaving the loop ends the download.
    if (bytes > uploadLimit) return failForGood(tooLarge)
    chunks.push(chunk)
  }
  return succeed(Buffer.concat(chunks))
}
