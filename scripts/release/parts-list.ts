import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  importedPackages,
  readPackage,
  serverPackages,
  usedPackages,
  type Package,
} from './packages.ts'

/**
 * Lists the parts of a release in the CycloneDX format: the packages of the server and those that
 * the staff pages are built from. npm's own list forgets packages that are also used by tests.
 *
 * @param seconds the time of the commit, since 1970
 */
export function partsList(root: string, seconds: number): string {
  const { packages: locked } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  ) as { packages: Record<string, { integrity?: string }> }
  const used = new Map(
    [
      ...usedPackages(root, serverPackages(root)),
      // Node itself, which package.json names for each kind of computer.
      ...usedPackages(root, Object.keys(readPackage(root).optionalDependencies ?? {})),
      // Built into the scripts of the pages, so the archive does not hold them.
      ...usedPackages(root, ['react', 'react-dom', ...importedPackages(root, 'admin/src')]),
    ].map((each) => [each.folder, each]),
  )
  const product = readPackage(root)
  const refOf = (folder: string) => reference(used.get(folder)?.package ?? product)
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: new Date(seconds * 1000).toISOString(),
      component: { ...componentOf(product), type: 'application' },
    },
    components: unique(
      [...used.values()].map(({ package: each, folder }) => ({
        ...componentOf(each),
        hashes: hashesOf(locked[folder]?.integrity),
      })),
      (component) => component['bom-ref'],
    ),
    dependencies: unique(
      [
        { ref: reference(product), dependsOn: [...used.keys()].map(refOf) },
        ...[...used.values()].map(({ package: each, uses }) => ({
          ref: reference(each),
          dependsOn: uses.map(refOf),
        })),
      ].map(({ ref, dependsOn }) => ({ ref, dependsOn: [...new Set(dependsOn)].toSorted() })),
      ({ ref }) => ref,
    ),
  }
  const serialNumber = `urn:uuid:${uuidOf(JSON.stringify(bom))}`
  return `${JSON.stringify({ ...bom, serialNumber }, null, 2)}\n`
}

const reference = ({ name, version }: Package) => `pkg:npm/${name.replace('@', '%40')}@${version}`

const componentOf = (each: Package) => ({
  type: 'library',
  'bom-ref': reference(each),
  name: each.name,
  version: each.version,
  purl: reference(each),
  licenses: each.license ? [{ expression: each.license }] : [],
})

/** Writes the checksum of the lock file as the format wants it. */
function hashesOf(integrity = '') {
  const digest = /^sha512-(\S+)/.exec(integrity)?.[1]
  return digest ? [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] : []
}

/** Sorts by a key; of several items with one key, keeps the first. */
const unique = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] =>
  [...new Map(items.toReversed().map((item) => [keyOf(item), item])).entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, item]) => item)

/** Makes a UUID (version 8) from a text. */
function uuidOf(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-8$4-$5')
}
