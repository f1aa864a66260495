import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { productFolders, singleFiles } from './contents.ts'
import { commands } from './start-script.ts'

/** Lists a source of the project and everything it imports when it runs, by path. */
function importedFrom(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const imports =
    /^(?:import|export) (?!type )[^']*?from '(\.[^']+)'|(?<!typeof )import\('(\.[^']+)'\)/gm
  for (const [, named, loaded] of readFileSync(file, 'utf8').matchAll(imports))
    importedFrom(join(dirname(file), named ?? loaded ?? ''), found)
  return found
}

test.each(Object.values(commands))('a release has everything that %s imports', (script) => {
  const isPacked = (file: string) =>
    file === script ||
    singleFiles.includes(file) ||
    productFolders.some((folder) => file.startsWith(`${folder}/`))
  expect([...importedFrom(script)].filter((file) => !isPacked(file))).toEqual([])
})
