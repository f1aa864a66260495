import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

/** The version and commit of the running product. */
export interface ProductVersion {
  version: string
  /** the commit that runs, 40 hexadecimal digits; `null` outside a checkout and a release */
  commit: string | null
}

/** Reads what runs: from release.json, else from package.json and the checkout in a folder. */
export function readVersion(root: string): ProductVersion {
  const { version } = readJson(join(root, 'package.json'), z.object({ version: z.string() }))
  const release = join(root, 'release.json')
  const { commit } = existsSync(release)
    ? readJson(release, z.object({ commit: z.string() }))
    : { commit: commitOf(join(root, '.git')) }
  return { version, commit }
}

const readJson = <Schema extends z.ZodType>(path: string, schema: Schema) =>
  schema.parse(JSON.parse(readFileSync(path, 'utf8')))

/** Follows HEAD to a commit, in files: a server needs no git. */
function commitOf(folder: string): string | null {
  const read = (path: string) =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8').trim() : ''
  const head = read('HEAD')
  const branch = /^ref: (refs\/[\w./-]+)$/.exec(head)?.[1]
  if (branch === undefined) return commitIn(head)
  const packed = read('packed-refs')
    .split('\n')
    .find((line) => line.endsWith(` ${branch}`))
  return commitIn(read(branch)) ?? commitIn(packed ?? '')
}

const commitIn = (text: string) => /^[0-9a-f]{40}/.exec(text)?.[0] ?? null
