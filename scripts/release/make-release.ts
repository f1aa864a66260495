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
  existsSync,
  readdirSync,
  realpathSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { productFolders, singleFiles } from './contents.ts'
import { readPackage, isInBuild, serverPackages, usedPackages } from './packages.ts'
import { partsList } from './parts-list.ts'
import { commands, startScript } from './start-script.ts'

/** A file of the archive: its path there, and where its bytes are. */
interface ArchivedFile {
  path: string
  /** the file to read, or the bytes themselves */
  from: string | Buffer
  isProgram?: boolean
}

/** Sources of tests, notes of the build, and what only editors and debuggers read. */
const isLeftOut = (path: string) =>
  /(?:\.(?:test|spec)\.tsx?|\/\.built|\.d\.[cm]?ts|\.map|\.md|\.markdown|\.flow)$/.test(path) &&
  !/license/i.test(path)

/** Lists the files of a release of this checkout, with their paths in it. */
function releaseFiles(root: string, { commit }: { commit: string }): ArchivedFile[] {
  const copied = (path: string): ArchivedFile => ({ path, from: join(root, path) })
  const { name, version, license } = readPackage(root)
  const made = (path: string, value: object): ArchivedFile => ({
    path,
    from: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
  })
  const packages = usedPackages(root, serverPackages(root)).map(({ folder }) => folder)
  const folders = [...productFolders, ...packages]
  return [
    made('package.json', { name, version, private: true, license, type: 'module' }),
    made('release.json', { commit }),
    { path: 'start', from: Buffer.from(startScript()), isProgram: true },
    { path: 'bin/node', from: nodeOf(root), isProgram: true },
    ...librariesOf(nodeOf(root)),
    ...[...singleFiles, ...Object.values(commands)].map(copied),
    ...folders.flatMap((folder) => filesIn(root, folder)).map(copied),
  ]
}

/** The program of the project's own Node. */
const nodeOf = (root: string) => realpathSync(join(root, 'node_modules/.bin/node'))

/** Lists the files of a folder, without packages inside it: those are listed by themselves. */
function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesIn(root, path)
    return entry.isFile() && !isLeftOut(path) && !isInBuild(path) ? [path] : []
  })
}

/** Finds the one library of Node that a small Debian does not have. */
function librariesOf(program: string): ArchivedFile[] {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/ldd')) return []
  const listed = execFileSync('ldd', [program], { encoding: 'utf8' })
  const path = /libatomic\.so\.1 => (\/\S+)/.exec(listed)?.[1]
  return path ? [{ path: 'lib/libatomic.so.1', from: realpathSync(path) }] : []
}

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
