// Runs a server for `npm start` and `npm run dev`, and ends it with them.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { main, root } from './steps.mjs'

/** Interval between checks of the parent, in milliseconds. */
const pollIntervalMs = 500

/** Runs a server until it ends. @param prepare returns the arguments and environment of its Node */
export async function serve(prepare) {
  let server

  /** The server ends once its requests are answered; without a server there is nothing to lose. */
  const stop = (signal) => {
    if (server) server.kill(signal)
    else process.exit(128 + constants.signals[signal])
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop(signal))
  whenNpmEnds(() => stop('SIGTERM'))

  await main(async () => {
    const { args, env } = await prepare()
    // The channel closes when this process is killed: the server notices and stops.
    const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
    server = spawn('node', args, { cwd: root, env, stdio })
    server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))
  })
}

/**
 * Calls back once npm has ended without its script. npm signals only the shell that runs the
 * script, and many shells end without passing the signal on; a killed npm passes nothing on. Does
 * nothing without npm: a script may outlive its terminal.
 */
function whenNpmEnds(callBack) {
  // On Windows a process keeps the id of a parent that has ended.
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callBack()
  }, pollIntervalMs).unref()
}
