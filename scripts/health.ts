import process from 'node:process'
import { readArguments } from './run-command.ts'

const usage = `npm run health
  The health check of the container: asks the site of this machine, at PORT, whether it lives.
  Exit code: 0 it answers, 1 it does not, 2 wrong arguments`

/** Time limit for the site to answer, in milliseconds. */
const timeoutMs = 4_000

readArguments(usage, {})
const address = `http://127.0.0.1:${process.env.PORT || '3000'}/healthz`
const isWell = fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).then(
  ({ ok }) => ok,
  () => false,
)
process.exitCode = (await isWell) ? 0 : 1
