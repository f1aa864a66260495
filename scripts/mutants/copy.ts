import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { withMutants, type PlacedMutant } from './sample.ts'

const root = dirname(dirname(import.meta.dirname))

/** Copies the project and puts mutants into the copy. @param files what git knows of */
export async function makeCopy(copy: string, files: readonly string[], mutants: PlacedMutant[]) {
  rmSync(copy, { recursive: true, force: true })
  for (const file of files) copyFile(copy, file)
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const file of new Set(mutants.map((mutant) => mutant.file))) {
    const own = mutants.filter((mutant) => mutant.file === file)
    writeFileSync(join(copy, file), await withMutants(root, file, own))
  }
  writeFileSync(join(copy, 'mutants.json'), JSON.stringify(mutants.map(({ id }) => id)))
  // Tests of the release ask which commit they are in.
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, stdio: 'ignore' })
  git('init')
  git('add', '--all')
  git('-c', 'user.name=Mutants', '-c', 'user.email=mutants@localhost', 'commit', '-m', 'A copy')
}

/** The ids of the mutants that `makeCopy` put into a copy. */
export const mutantsIn = (copy: string) =>
  new Set(JSON.parse(readFileSync(join(copy, 'mutants.json'), 'utf8')) as string[])

const isOfTests = (file: string) => /^tests\/|\.test\.tsx?$/.test(file)

/**
 * Brings the tests of a copy up to date, and removes those that are gone; its sources stay.
 * @returns the test files that changed
 */
export function updateTests(copy: string, files: readonly string[]): string[] {
  const copied = execFileSync('git', ['ls-files'], { cwd: copy, encoding: 'utf8' }).split('\n')
  for (const file of copied)
    if (isOfTests(file) && !existsSync(join(root, file))) rmSync(join(copy, file), { force: true })
  const changed = files
    .filter((file) => isOfTests(file) && existsSync(join(root, file)))
    .filter((file) => textOf(join(root, file)) !== textOf(join(copy, file)))
  for (const file of changed) copyFile(copy, file)
  return changed.filter((file) => /\.test\.tsx?$/.test(file))
}

function copyFile(copy: string, file: string) {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  cpSync(join(root, file), join(copy, file))
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'latin1') : null)
