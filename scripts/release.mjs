// npm run release: builds the product, and writes it into one archive that runs without an
// installation.
import { parseArgs } from 'node:util'
import { build, helpWith, install, main, run } from './steps.mjs'

const usage = `npm run release -- [--to FOLDER] [--with-changes]
  Writes the built product, its packages and Node into one archive for this platform, with its
  checksum and a list of its parts (CycloneDX) beside it. The same commit makes the same bytes.
  It needs GNU tar and gzip.
  --to FOLDER     where to; by default the folder release
  --with-changes  also when the checkout has changes that are not committed; the name says so
  Exit code: 0 written, 1 failed, 2 wrong arguments`

try {
  parseArgs({ options: { to: { type: 'string' }, 'with-changes': { type: 'boolean' } } })
} catch {
  // Also for --help, which parseArgs does not know.
  helpWith(usage)
}

await main(async () => {
  await install()
  await build()
  const args = ['scripts/release/make-release.ts', ...process.argv.slice(2)]
  process.exitCode = (await run('node', args)).code
})
