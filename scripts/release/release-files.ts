import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { isInBuild, readPackage, serverPackages, usedPackages } from './packages.ts'
import { commands, startScript } from './start-script.ts'

/** A file of the archive: its path there, and where its bytes are. */
export interface ArchivedFile {
  path: string
  /** the file to read, or the bytes themselves */
  from: string | Buffer
  isProgram?: boolean
}

/** Folders that the server and the commands read: sources that the commands run from, and builds. */
const productFolders = [
  'build/client',
  'build/server',
  'admin/build',
  'public',
  'abilities',
  'server',
  'school',
  'content',
  'db',
  'deploy',
  'scripts/doctor',
  'scripts/upgrade',
]

const singleFiles = ['server.ts', 'README.md', 'docs/operate.md', 'CHANGELOG.md', 'LICENSE']

/** Scripts that the commands import. */
const sharedScripts = ['scripts/run-command.ts', 'scripts/progress.ts']

/** Sources of tests, notes of the build, and what only editors and debuggers read. */
const isLeftOut = (path: string) =>
  /(?:\.test\.tsx?|\/\.built|\.d\.[cm]?ts|\.map|\.md|\.markdown|\.flow)$/.test(path) &&
  !/license/i.test(path)

/** Lists the files of a release of this checkout, with their paths in it. */
export function releaseFiles(root: string, { commit }: { commit: string }): ArchivedFile[] {
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
    ...[...singleFiles, ...Object.values(commands), ...sharedScripts].map(copied),
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
const atomicLibrary = (program: string) =>
  /libatomic\.so\.1 => (\/\S+)/.exec(execFileSync('ldd', [program], { encoding: 'utf8' }))?.[1] ??
  null

function librariesOf(program: string): ArchivedFile[] {
  const path = process.platform === 'linux' && existsSync('/usr/bin/ldd') && atomicLibrary(program)
  return path ? [{ path: 'lib/libatomic.so.1', from: realpathSync(path) }] : []
}
