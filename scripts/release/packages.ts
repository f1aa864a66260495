import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Fields of a package.json that this module reads. */
export interface Package {
  name: string
  version: string
  license?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** An installed package that a release needs. */
export interface UsedPackage {
  package: Package
  /** its folder, from the root */
  folder: string
  /** the folders of the packages that it uses itself */
  uses: string[]
}

/**
 * Finds packages with those that they use. A package for another platform is not installed, so it
 * is left out.
 *
 * @param names the packages to begin with
 */
export function usedPackages(root: string, names: readonly string[]): UsedPackage[] {
  const found = new Map<string, UsedPackage>()
  /** Finds packages as Node would from a folder. @returns their folders, from the root */
  const add = (from: string, names: readonly string[]): string[] =>
    names.flatMap((name) => {
      const path = findPackage(from, name, root)
      if (path === null) return []
      const folder = relative(root, path)
      if (!found.has(folder)) {
        const used: UsedPackage = { package: readPackage(path), folder, uses: [] }
        found.set(folder, used)
        used.uses = add(path, namesUsedBy(used.package))
      }
      return [folder]
    })
  add(root, names)
  return [...found.values()]
}

/** Folders with what runs on the server: the built site, and the sources of the commands. */
const serverFolders = [
  'abilities',
  'build/server',
  'content',
  'db',
  'school',
  'scripts/doctor',
  'scripts/upgrade',
  'server',
]

/** Tells whether a file of an ability is only in a build: pages of staff and visitors. */
export const isInBuild = (path: string): boolean =>
  /^abilities\/(?:[^/]+\/)?(?:staff|site)[/.]/.test(path)

/** Finds the packages that the server and its commands import, by name. */
export const serverPackages = (root: string): string[] => [
  ...new Set(serverFolders.flatMap((folder) => importedPackages(root, folder))),
]

/** Finds the packages that the sources or scripts of a folder import, by name. */
export function importedPackages(root: string, folder: string): string[] {
  const { dependencies, devDependencies } = readPackage(root)
  const installed = Object.keys({ ...dependencies, ...devDependencies })
  const sources = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.d|\.test)\.(?:tsx?|js)$/.test(path))
    .filter((path) => !isInBuild(`${folder}/${path}`))
    .map((path) => readFileSync(join(root, folder, path), 'utf8'))
  return installed.filter((name) => {
    const imported = new RegExp(`\\b(?:from|import) ?\\(?["']${name}["'/]`)
    return sources.some((source) => imported.test(source))
  })
}

/** Reads the package.json of a folder. */
export const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package

/** Lists the packages that a package needs while it runs, by name. */
const namesUsedBy = ({ peerDependenciesMeta, ...names }: Package) => [
  ...Object.keys(names.dependencies ?? {}),
  ...Object.keys(names.optionalDependencies ?? {}),
  ...Object.keys(names.peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  ),
]

/** Looks where Node would: in the folder's own packages, then in those of the folders above. */
function findPackage(from: string, name: string, root: string): string | null {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  return from === root ? null : findPackage(dirname(from), name, root)
}
