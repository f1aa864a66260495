// npm run release: builds the product, and writes it into one archive that runs without an
// installation.
import { build, install, main, run } from './steps.mjs'

const usage = `npm run release -- [--to FOLDER] [--with-changes]
  Writes the built product, its packages and Node into one archive for this platform, with its
  checksum and a list of its parts (CycloneDX) beside it. The same commit makes the same bytes.
  It needs GNU tar and gzip.
  --to FOLDER     where to; by default the folder release
  --with-changes  also when the checkout has changes that are not committed; the name says so
  Exit code: 0 written, 1 failed, 2 wrong arguments`

const given = process.argv.slice(2)
if (given.includes('--help')) {
  console.log(usage)
} else if (areWrong(given)) {
  console.error(usage)
  process.exitCode = 2
} else {
  await main(async () => {
    await install()
    await build()
    const { code } = await run('node', ['scripts/release/make-release.ts', ...given])
    process.exitCode = code
  })
}

function areWrong([first, ...rest]) {
  if (first === undefined) return false
  if (first === '--with-changes') return areWrong(rest)
  const [folder, ...others] = rest
  return first !== '--to' || folder === undefined || areWrong(others)
}
