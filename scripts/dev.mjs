// npm run dev: the product as it will run, built and started again whenever a source file is saved.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import {
  build,
  install,
  main,
  root,
  serverArguments,
  serverEnvironment,
  sources,
  Stop,
} from './steps.mjs'

/** Saving several files counts as one change, in milliseconds. */
const settle = 150

await main(async () => {
  await install()
  let server
  let timer
  const restart = async () => {
    try {
      await build()
    } catch (error) {
      if (!(error instanceof Stop)) throw error
      console.error(error.message)
      return
    }
    server?.kill('SIGTERM')
    const env = { LOG_LEVEL: 'info', ...serverEnvironment }
    server = spawn('node', serverArguments, { cwd: root, env, stdio: 'inherit' })
  }
  await restart()
  for (const path of sources) {
    watch(path, { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(() => void restart(), settle)
    })
  }
})
