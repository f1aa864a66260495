// npm start: installs, builds and serves the site. Quick when nothing has changed.
import { spawn } from 'node:child_process'
import { build, install, main, root, serverArguments, serverEnvironment } from './steps.mjs'

await main(async () => {
  await install()
  await build()
  const { PORT = '3000', HOST = 'localhost', LOG_LEVEL = 'warn' } = process.env
  console.log(`Starting on http://${HOST}:${PORT} …`)
  const env = { ...serverEnvironment, LOG_LEVEL }
  const server = spawn('node', serverArguments, { cwd: root, env, stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))
})
