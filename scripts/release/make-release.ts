import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readPackage } from './packages.ts'
import { partsList } from './parts-list.ts'
import { releaseFiles } from './release-files.ts'

const { values } = parseArgs({
  options: {
    to: { type: 'string', default: 'release' },
    'with-changes': { type: 'boolean', default: false },
  },
})

const root = join(import.meta.dirname, '../..')
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

const changes = git('status', '--porcelain')
if (changes !== '' && !values['with-changes']) {
  console.error(
    `These files have changes that are not committed. Commit them, or add --with-changes:\n${changes}`,
  )
  process.exit(1)
}
const commit = git('rev-parse', 'HEAD')
const seconds = Number(git('log', '-1', '--format=%ct'))

const { name, version } = readPackage(root)
const sign = `${commit.slice(0, 8)}${changes === '' ? '' : '-changed'}`
const release = `${name}-${version}-${sign}-${process.platform}-${process.arch}`
const folder = resolve(process.env.INIT_CWD ?? '.', values.to)
mkdirSync(folder, { recursive: true })

const files = releaseFiles(root, { commit: `${commit}${changes === '' ? '' : ' with changes'}` })
const archive = join(folder, `${release}.tar.gz`)
const staged = `${archive}.files`
rmSync(staged, { recursive: true, force: true })
for (const { path, from, isProgram = false } of files) {
  const file = join(staged, release, path)
  mkdirSync(dirname(file), { recursive: true })
  if (typeof from === 'string') copyFileSync(from, file)
  else writeFileSync(file, from)
  chmodSync(file, isProgram ? 0o755 : 0o644)
}
// GNU tar: its bytes depend on paths, contents and programs alone.
execFileSync(
  'tar',
  [
    ...['--create', '--file', `${archive}.part`, '--use-compress-program', 'gzip -n'],
    ...['--format=ustar', '--sort=name', `--mtime=@${seconds}`, '--mode=u=rwX,go=rX'],
    ...['--owner=0', '--group=0', '--numeric-owner', '--directory', staged, release],
  ],
  { env: { ...process.env, LC_ALL: 'C' } },
)
rmSync(staged, { recursive: true })
renameSync(`${archive}.part`, archive)
const hash = createHash('sha256').update(readFileSync(archive))
writeFileSync(`${archive}.sha256`, `${hash.digest('hex')}  ${release}.tar.gz\n`)
writeFileSync(join(folder, `${release}.cdx.json`), partsList(root, seconds))
console.log(`${archive}
  ${files.length} files; beside it the checksum (.sha256) and the list of parts (.cdx.json).`)
