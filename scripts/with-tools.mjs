// Installs what tests, checks and benchmarks need, then runs a program of the project with it.
import { install, main, run } from './steps.mjs'

const usage = `node scripts/with-tools.mjs PROGRAM [ARGUMENT …]
  Installs the packages of tests, checks and benchmarks, then runs a program with them.
  Exit code: 0 shown, 2 wrong arguments; otherwise that of the program`

const [program = '', ...args] = process.argv.slice(2)
if (program === '--help') {
  console.log(usage)
  process.exit(0)
}
if (!/^[a-z]/.test(program)) {
  console.error(usage)
  process.exit(2)
}

await main(async () => {
  await install({ isForTests: true })
  const { code } = await run(program, args)
  process.exitCode = code
})
