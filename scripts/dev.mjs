import { serve } from './serve.mjs'
import { helpWith, install, mustRun, projectEnvironment } from './steps.mjs'

helpWith(`npm run dev
  Serves the site from its sources on one address; saved changes show at once. The environment is that
  of npm start.
  Exit code: 0 stopped, 1 failed, 2 wrong arguments`)

await serve(async () => {
  await install()
  await mustRun(
    'node',
    ['scripts/message-types.ts'],
    'A message catalog cannot be read: see above.',
  )
  const env = { ...projectEnvironment, NODE_ENV: 'development' }
  return { args: ['scripts/dev/server.ts'], env }
})
