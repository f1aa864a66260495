import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { whenNpmEnds } from './parent.mjs'
import {
  build,
  helpWith,
  install,
  main,
  root,
  serverArguments,
  serverEnvironment,
} from './steps.mjs'

helpWith(`npm start
  Installs, builds and serves the site: quick when nothing has changed. The environment configures it
  (docs/operate.md). The first start makes the database and prints the link for the first administrator.
  Exit code: 0 stopped, 1 did not start, 2 wrong arguments`)

let server

/** The server ends once its requests are answered; without a server there is nothing to lose. */
function stop(signal) {
  if (server) server.kill(signal)
  else process.exit(128 + constants.signals[signal])
}

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop(signal))
whenNpmEnds(() => stop('SIGTERM'))

await main(async () => {
  await install()
  await build()
  const { PORT = '3000', HOST = 'localhost', LOG_LEVEL = 'warn' } = process.env
  console.log(`Starting on http://${HOST}:${PORT} …`)
  const env = { ...serverEnvironment, LOG_LEVEL }
  // The channel closes when this process is killed: the server notices and stops.
  server = spawn('node', serverArguments, {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))
})
