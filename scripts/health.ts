// The health check of the container: asks the site of this machine whether it lives.
import process from 'node:process'

/** How long the site may take to answer, in milliseconds. */
const timeoutMs = 4_000

const address = `http://127.0.0.1:${process.env.PORT || '3000'}/healthz`
const isWell = fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).then(
  ({ ok }) => ok,
  () => false,
)
process.exitCode = (await isWell) ? 0 : 1
