import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { readArguments } from '../scripts/run-command.ts'
import { underAttack } from './attacks.ts'
import { lighthouse, visits, weight } from './browser.ts'
import { blocks } from './event-loop.ts'
import { cached, growth, uncached } from './requests.ts'
import { push, storm } from './storm.ts'
import type { Task } from './tools.ts'

const usage = `npm run bench -- [--quick] [--only PART]
  Measures the figures of docs/performance.md, on this machine. Needs wrk and nginx.
  --quick      fewer and shorter rounds
  --only PART  one part; a wrong name lists them
  Exit code: 0 measured, 1 failed, 2 wrong arguments`

const { quick = false, only } = readArguments(usage, {
  only: { type: 'string' },
  quick: { type: 'boolean' },
}).values

const parts: Record<string, Task> = {
  cached,
  uncached,
  growth,
  attacks: underAttack,
  storm,
  blocks,
  push,
  weight,
  tasks: visits,
  lighthouse,
}

for (const program of ['wrk', 'nginx']) {
  try {
    execFileSync('which', [program])
  } catch {
    console.error(
      `The benchmark needs ${program}. Install it, for example: apt-get install wrk nginx-light`,
    )
    process.exit(1)
  }
}
if (only !== undefined && !(only in parts)) {
  console.error(`There is no part “${only}”. Parts: ${Object.keys(parts).join(', ')}`)
  process.exit(2)
}
console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}`)
for (const [name, { title, run }] of Object.entries(parts)) {
  if (only !== undefined && only !== name) continue
  const result = await run(quick)
  console.log(`\n### ${title}\n\n${result}`)
}
