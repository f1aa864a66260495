import { helpWith, install, main, run, Stop } from './steps.mjs'

helpWith(`npm run check
  Checks types, lint, import direction, unused code, words and formatting; runs all even when one fails.
  Exit code: 0 all is well, 1 something must be fixed, 2 wrong arguments`)

const checks = [
  {
    name: 'Types',
    commands: ['react-router typegen', 'node scripts/message-types.ts', 'tsc --noEmit'],
  },
  { name: 'Lint and architecture', commands: ['oxlint --type-aware --deny-warnings .'] },
  {
    name: 'Unused code and packages',
    commands: [
      'knip --no-progress --no-config-hints --include files,dependencies,unlisted,exports,types',
    ],
  },
  { name: 'Plain words', commands: ['node scripts/check-words.ts'] },
  {
    name: 'Formatting (npm run format fixes it)',
    commands: ['prettier --check --log-level=warn .'],
  },
]

/** Runs commands in order until one fails, and shows the output of that one. */
async function passes(commands) {
  for (const command of commands) {
    const [program, ...args] = command.split(' ')
    const { code, output } = await run(program, args, { quiet: true })
    if (code === 0) continue
    console.error(output.trim())
    return false
  }
  return true
}

await main(async () => {
  await install({ isForTests: true })
  const failed = []
  for (const { name, commands } of checks) {
    const ok = await passes(commands)
    console.log(ok ? 'ok    ' : 'FAILED', name)
    if (!ok) failed.push(name)
  }
  if (failed.length > 0) throw new Stop(`\nTo fix: ${failed.join(', ')}.`)
})
