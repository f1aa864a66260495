// Repeats one file of tests on a busy machine, to find out whether it is stable.
import { spawn } from 'node:child_process'
import { projectEnvironment, run, Stop } from './steps.mjs'

const usualTimes = 30
const busyProcesses = 2

/** Runs a file several times, each in a fresh process, beside busy ones. @returns the exit code */
export async function repeat([file, times = String(usualTimes)], env) {
  if (!file || !/^[1-9]\d*$/.test(times))
    throw new Stop(
      'Say which file, and how often: npm run test:again -- tests/api/media.test.ts 30',
    )
  const isStory = file.includes('.spec.')
  const command = isStory ? ['playwright', 'test', '--workers=1'] : ['vitest', 'run']
  const busy = Array.from({ length: busyProcesses }, () =>
    spawn('node', ['-e', 'for (;;);'], { env: projectEnvironment, stdio: 'ignore' }),
  )
  const stop = () => busy.forEach((each) => each.kill('SIGKILL'))
  process.on('exit', stop)
  let passed = 0
  for (let count = 1; count <= Number(times); count += 1) {
    const started = performance.now()
    const [program, ...args] = [...command, file]
    const { code, output } = await run(program, args, { env, isGroup: true, quiet: true })
    if (code === 0) passed += 1
    else console.log(output)
    const seconds = Math.round((performance.now() - started) / 1_000)
    console.log(`Run ${count}: ${code === 0 ? 'passed' : 'failed'} in ${seconds} s`)
  }
  stop()
  console.log(`${passed} passed, ${Number(times) - passed} failed`)
  return passed === Number(times) ? 0 : 1
}
