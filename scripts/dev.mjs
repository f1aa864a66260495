import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { whenNpmEnds } from './parent.mjs'
import { helpWith, install, main, projectEnvironment, root } from './steps.mjs'

helpWith(`npm run dev
  Serves the site from its sources on one address; saved changes show at once. The environment is that
  of npm start.
  Exit code: 0 stopped, 1 failed, 2 wrong arguments`)

let server

function stop(signal) {
  if (server) server.kill(signal)
  else process.exit(128 + constants.signals[signal])
}

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop(signal))
whenNpmEnds(() => stop('SIGTERM'))

await main(async () => {
  await install()
  const env = { ...projectEnvironment, NODE_ENV: 'development' }
  // The channel closes when this process is killed: the server notices and stops.
  server = spawn('node', ['scripts/dev/server.ts'], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))
})
