import { existsSync, mkdtempSync } from 'node:fs'
import { lstat, mkdir, readdir, realpath, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, isAbsolute } from 'node:path'
import { explainFileFault } from '../../../school/base/file-faults.server.ts'
import { removeUnlessFinished } from '../../../school/base/unfinished.server.ts'

/** The copy cannot be made, for a reason that the operator must read. */
export class CopyError extends Error {
  override readonly name = 'CopyError'
}

interface FolderRules {
  /** the content of the folder may be replaced */
  replace: boolean
  /** folders of which nothing may be replaced */
  keep: readonly string[]
}

/**
 * Makes a folder as a whole: writes it beside its place, and moves it there when it is complete. A
 * folder that was there before stays until then, and is removed after.
 *
 * @param write writes the content into an empty folder
 * @throws {@link CopyError} when the folder holds something and must not be replaced
 */
export async function makeFolder<Value>(
  given: string,
  rules: FolderRules,
  write: (folder: string) => Promise<Value>,
): Promise<Value> {
  const parent = dirname(resolve(given))
  if (!existsSync(parent))
    throw new CopyError(`There is no folder ${parent} in which the copy could be made.`)
  const folder = join(await realpath(parent), basename(resolve(given)))
  await checkFolder(folder, rules)
  // In one turn: a signal between the two would leave the folder behind.
  const work = makeWorkFolder(folder)
  const isFinished = removeUnlessFinished(work)
  const before = `${work}-before`
  try {
    const made = join(work, 'copy')
    await mkdir(made)
    const value = await write(made)
    const isThere = existsSync(folder)
    if (isThere)
      await rename(folder, before).catch((error: NodeJS.ErrnoException) => {
        throw new CopyError(
          `${folder} cannot be replaced (${error.code}). If it is a whole disk, name a folder on it.`,
        )
      })
    try {
      await rename(made, folder)
    } catch (error) {
      if (isThere) await rename(before, folder)
      throw error
    }
    return value
  } catch (error) {
    const sentence = explainFileFault(error, folder)
    throw sentence === null ? error : new CopyError(sentence, { cause: error })
  } finally {
    await rm(work, { recursive: true, force: true })
    await rm(before, { recursive: true, force: true })
    isFinished()
  }
}

function makeWorkFolder(folder: string): string {
  try {
    return mkdtempSync(`${folder}.part-`)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new CopyError(`A folder cannot be made in ${dirname(folder)} (${code}).`)
  }
}

/** Returns whether one path is the other, or below it. */
function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return !isAbsolute(way) && way !== '..' && !/^\.\.[/\\]/.test(way)
}

/** Checks that a folder may be made or replaced. @throws {@link CopyError} when it may not */
async function checkFolder(folder: string, { replace, keep }: FolderRules) {
  const found = await lstat(folder).catch(() => null)
  if (found && !found.isDirectory())
    throw new CopyError(`${folder} is a file or a link. Name a folder.`)
  const isFilled = found !== null && (await readdir(folder)).length > 0
  if (isFilled && !replace)
    throw new CopyError(
      `${folder} is not empty. Name another folder, or add --yes to replace everything in it.`,
    )
  for (const each of keep) {
    const kept = existsSync(each) ? await realpath(each) : resolve(each)
    if (isWithin(kept, folder) || (isFilled && isWithin(folder, kept)))
      throw new CopyError(
        `${folder} holds, or belongs to, what the site needs in ${kept}. Name another folder.`,
      )
  }
}
