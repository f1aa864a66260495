// Installs what tests, checks and benchmarks need, then runs a program of the project with it.
import { install, main, run } from './steps.mjs'

const [program, ...args] = process.argv.slice(2)

await main(async () => {
  await install({ isForTests: true })
  const { code } = await run(program, args)
  process.exitCode = code
})
