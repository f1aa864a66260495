import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createWriteStream, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createGzip } from 'node:zlib'
import { showProgress } from '../progress.ts'
import { readPackage } from './packages.ts'
import { partsList } from './parts-list.ts'
import { releaseFiles } from './release-files.ts'
import { tarOf } from './tar.ts'

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
const hash = createHash('sha256')
const progress = showProgress('Packing')
await pipeline(
  Readable.from(
    tarOf(
      files.map((file) => ({ ...file, path: `${release}/${file.path}` })),
      { seconds, onProgress: progress.show },
    ),
  ),
  createGzip(),
  async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  },
  createWriteStream(`${archive}.part`),
).finally(progress.end)
renameSync(`${archive}.part`, archive)
writeFileSync(`${archive}.sha256`, `${hash.digest('hex')}  ${release}.tar.gz\n`)
writeFileSync(join(folder, `${release}.cdx.json`), partsList(root, seconds))
console.log(`${archive}
  ${files.length} files; beside it the checksum (.sha256) and the list of parts (.cdx.json).`)
