import { serve } from './serve.mjs'
import { build, helpWith, install, serverArguments, serverEnvironment } from './steps.mjs'

helpWith(`npm start
  Installs, builds and serves the site: quick when nothing has changed. The environment configures it
  (docs/operate.md). The first start makes the database and prints the link for the first administrator.
  Exit code: 0 stopped, 1 did not start, 2 wrong arguments`)

await serve(async () => {
  await install()
  await build()
  const { PORT = '3000', HOST = 'localhost', LOG_LEVEL = 'warn' } = process.env
  console.log(`Starting on http://${HOST}:${PORT} …`)
  return { args: serverArguments, env: { ...serverEnvironment, LOG_LEVEL } }
})
