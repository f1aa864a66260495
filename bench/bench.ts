import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { readArguments } from '../scripts/run-command.ts'
import { measureAttacks } from './attacks.ts'
import { measureCached } from './cached.ts'
import { measureAgainst } from './compare.ts'
import { measureBlocks } from './event-loop.ts'
import { measureGrowth } from './growth.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMemory } from './memory.ts'
import { measurePush } from './push.ts'
import { measureRelease } from './release.ts'
import { measureSearch } from './search.ts'
import { measureSearchAnswers } from './search-answers.ts'
import { measureTasks } from './tasks.ts'
import { measureStorm } from './storm.ts'
import { measureUncached } from './uncached.ts'
import { measureWeight } from './weight.ts'

const usage = `npm run bench -- [--quick] [--only PART] [--against FOLDER]
  Measures the figures of docs/performance.md, on this machine. Needs wrk and nginx.
  --quick           fewer and shorter rounds
  --only PART       one part; a wrong name lists them
  --against FOLDER  only compares with another checkout that is built
  Exit code: 0 measured, 1 failed, 2 wrong arguments`

const { values } = readArguments(usage, {
  only: { type: 'string' },
  quick: { type: 'boolean' },
  against: { type: 'string' },
})
const { quick = false, only, against } = values

const parts: Record<string, { title: string; run: () => Promise<string> }> = {
  cached: {
    title: 'Cached, beside nginx',
    run: () => measureCached(quick ? { rounds: 3, seconds: 2 } : { rounds: 5, seconds: 5 }),
  },
  uncached: {
    title: 'Uncached',
    run: () => measureUncached(quick ? { rounds: 3, seconds: 3 } : { rounds: 5, seconds: 10 }),
  },
  growth: {
    title: 'Cost of one uncached answer in ms, as the archive grows',
    run: () =>
      measureGrowth(quick ? [100, 1_000, 100_000] : [100, 1_000, 10_000, 100_000, 1_000_000]),
  },
  search: {
    title: 'Cost of one search in ms, as the archive grows',
    run: () => measureSearch(quick ? [100, 100_000] : [100, 10_000, 100_000, 1_000_000]),
  },
  answers: {
    title: 'Searches of visitors that are answered in the first three results',
    run: measureSearchAnswers,
  },
  memory: {
    title: 'Memory',
    run: () =>
      measureMemory(
        quick ? { cached: 100_000, uncached: 5_000 } : { cached: 500_000, uncached: 50_000 },
      ),
  },
  attacks: {
    title: 'Visitors while the site is attacked from this machine',
    run: () => measureAttacks({ seconds: quick ? 10 : 45 }),
  },
  storm: {
    title: 'The morning of a typhoon',
    run: () =>
      measureStorm(
        quick
          ? {
              families: 1_200,
              phones: 300,
              withinMs: 20_000,
              publishAfterMs: 1_000,
              killAfterMs: 2_000,
              awayMs: 2_000,
              editEveryMs: 1_000,
              readMs: 2_000,
            }
          : {
              families: 12_205,
              phones: 3_000,
              withinMs: 50_000,
              publishAfterMs: 5_000,
              killAfterMs: 15_000,
              awayMs: 10_000,
              editEveryMs: 2_000,
              readMs: 4_000,
            },
      ),
  },
  blocks: {
    title: 'Longest block of the event loop by one request',
    run: () => measureBlocks({ rounds: quick ? 3 : 5 }),
  },
  push: {
    title: 'A class notice to the phones of subscribers',
    run: () => measurePush(quick ? 2_000 : 12_000),
  },
  release: {
    title: 'A release: its size, and the time from its start to the first answer',
    run: () => measureRelease({ rounds: quick ? 3 : 9 }),
  },
  weight: {
    title: 'Weight of a first visit in kB, compressed',
    run: () => measureWeight(['/', '/dycian-news', '/announcements']),
  },
  tasks: {
    title: 'Tasks of visitors on slow 3G, in seconds from the first byte of the home page',
    run: () => measureTasks({ rounds: quick ? 1 : 3 }),
  },
  lighthouse: {
    title: 'Lighthouse, mobile',
    run: () =>
      measureLighthouse(
        [
          '/',
          '/learn-with-us/shs',
          '/learn-with-us/college',
          '/learn-with-us/college/tracks/ccs',
          '/dycian-news',
          '/dycian-news/parol-frames-tenor-parts-and-a-very-early-alarm',
        ],
        { rounds: quick ? 1 : 3 },
      ),
  },
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
if (against !== undefined) {
  const size = quick ? { rounds: 1, seconds: 2 } : { rounds: 5, seconds: 8 }
  console.log(await measureAgainst(against, size))
  process.exit()
}
for (const [name, { title, run }] of Object.entries(parts)) {
  if (only !== undefined && only !== name) continue
  const result = await run()
  console.log(`\n### ${title}\n\n${result}`)
}
