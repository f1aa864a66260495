import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FileOnDisk, type Loss } from './file-on-disk.ts'
import type { DiskRecord } from './recording.ts'

/** The names in a folder: those on the disk for certain, and changes of them that may be there. */
class Folder {
  readonly synced = new Map<string, Thing>()
  /** as a running process sees it */
  readonly now = new Map<string, Thing>()
  /** in order: the disk has none of them, the first, the first two and so on */
  unsynced: Change[] = []
}

type Thing = Folder | FileOnDisk

/** A change of names that happens completely or not at all, as a rename between two folders. */
type Change = { folder: Folder; name: string; thing: Thing | null }[]

/** The files of a disk by path; `null` for a folder. */
export type Image = Map<string, Buffer | null>

const losses: readonly Loss[] = ['all', 'late', 'mixed', 'none']

/**
 * A disk that may lose its power, stricter than a journaling file system in its usual mode
 * (docs/decisions/0122-power-cuts.md):
 *
 * - of a file, what was synced is there; each sector of later writes may be there or not;
 * - of a folder, names that were synced are there; later changes are there up to one of them. A sync
 *   of a file does not sync its name;
 * - a rename between two folders is there in both or in none.
 */
export class Disk {
  readonly #root: string
  readonly #top = new Folder()
  readonly #folders = new Set<Folder>([this.#top])
  readonly #byInode = new Map<number, Thing>()

  /** @param root a folder; everything in it is on the disk for certain */
  constructor(root: string) {
    this.#root = root
    this.#load(root, this.#top)
  }

  #load(path: string, folder: Folder) {
    this.#byInode.set(lstatSync(path).ino, folder)
    for (const name of readdirSync(path)) {
      const inside = join(path, name)
      const found = lstatSync(inside)
      const thing = found.isDirectory() ? this.#newFolder() : new FileOnDisk(readFileSync(inside))
      this.#byInode.set(found.ino, thing)
      for (const names of [folder.synced, folder.now]) names.set(name, thing)
      if (thing instanceof Folder) this.#load(inside, thing)
    }
  }

  #newFolder() {
    const folder = new Folder()
    this.#folders.add(folder)
    return folder
  }

  /** Does what a record says. */
  apply(record: DiskRecord) {
    this.#effects[record.kind](record)
  }

  readonly #effects: Record<DiskRecord['kind'], (record: DiskRecord) => void> = {
    open: (record) => this.#open(record),
    write: ({ file, at, bytes }) => this.#file(file).write(at, bytes),
    resize: ({ file, at }) => this.#file(file).resize(at),
    sync: ({ file }) => {
      const thing = this.#byInode.get(file)
      if (thing instanceof Folder) keep(withEarlier(thing.unsynced))
      else thing?.sync()
    },
    'make-folder': ({ file, path }) => {
      const thing = this.#newFolder()
      this.#byInode.set(file, thing)
      this.#change([{ ...this.#place(path), thing }])
    },
    remove: ({ path }) => this.#change([{ ...this.#place(path), thing: null }]),
    rename: ({ path, to }) => {
      const from = this.#place(path)
      const thing = this.#at(from)
      this.#change([
        { ...from, thing: null },
        { ...this.#place(to), thing },
      ])
    },
    link: ({ path, to }) =>
      this.#change([{ ...this.#place(to), thing: this.#at(this.#place(path)) }]),
    map: ({ path }) => {
      if (!path.endsWith('-shm')) throw new Error(`${path} is written through a mapping.`)
    },
    note: () => {},
  }

  /** Returns the files as a running process sees them. */
  now(): Image {
    return imageOf(
      this.#top,
      (folder) => folder.now,
      (file) => file.afterCut('none', () => 0),
    )
  }

  /** Returns the files after a power cut. @param loss for all files; at random for each when absent */
  afterCut(random: () => number, loss?: Loss): Image {
    const share = () => (loss === 'all' ? 0 : loss === 'none' ? 1 : random())
    const kept = withEarlier(
      [...this.#folders].flatMap(({ unsynced }) =>
        unsynced.slice(0, Math.floor(share() * (unsynced.length + 1))),
      ),
    )
    const names = new Map([...this.#folders].map((folder) => [folder, new Map(folder.synced)]))
    // A folder has its changes in order.
    for (const folder of this.#folders)
      for (const change of folder.unsynced)
        if (kept.has(change))
          for (const { name, thing } of change.filter((each) => each.folder === folder))
            setName(names.get(folder), name, thing)
    return imageOf(
      this.#top,
      (folder) => names.get(folder) ?? new Map(),
      (file) =>
        file.afterCut(loss ?? losses[Math.floor(random() * losses.length)] ?? 'all', random),
    )
  }

  #open({ path, file, at }: DiskRecord) {
    const place = this.#place(path)
    const known = place.folder.now.get(place.name)
    if (known instanceof Folder) return
    if (known) {
      if (at === 1) known.resize(0)
      return
    }
    const created = new FileOnDisk()
    this.#byInode.set(file, created)
    this.#change([{ ...place, thing: created }])
  }

  #change(change: Change) {
    for (const { folder, name, thing } of change) setName(folder.now, name, thing)
    for (const folder of new Set(change.map((each) => each.folder))) folder.unsynced.push(change)
  }

  #file(inode: number): FileOnDisk {
    const thing = this.#byInode.get(inode)
    if (thing instanceof FileOnDisk) return thing
    throw new Error(`A file was written that no one opened: ${inode}.`)
  }

  #at({ folder, name }: { folder: Folder; name: string }): Thing {
    const thing = folder.now.get(name)
    if (thing) return thing
    throw new Error(`${name} is not on the disk.`)
  }

  #place(path: string): { folder: Folder; name: string } {
    const parts = path.slice(this.#root.length).split('/').filter(Boolean)
    const name = parts.pop() ?? ''
    let folder = this.#top
    for (const part of parts) {
      const inside = folder.now.get(part)
      if (!(inside instanceof Folder)) throw new Error(`${path} is in no folder.`)
      folder = inside
    }
    return { folder, name }
  }
}

/** Adds whatever a folder had changed before each of these changes. */
function withEarlier(changes: readonly Change[]): Set<Change> {
  const found = new Set<Change>()
  const left = [...changes]
  for (let change = left.pop(); change; change = left.pop()) {
    if (found.has(change)) continue
    found.add(change)
    for (const { folder } of change)
      left.push(...folder.unsynced.slice(0, folder.unsynced.indexOf(change)))
  }
  return found
}

/** Writes changes to the disk. */
function keep(changes: ReadonlySet<Change>) {
  for (const folder of new Set([...changes].flat().map((each) => each.folder))) {
    for (const change of folder.unsynced.filter((each) => changes.has(each)))
      for (const { name, thing } of change.filter((each) => each.folder === folder))
        setName(folder.synced, name, thing)
    folder.unsynced = folder.unsynced.filter((each) => !changes.has(each))
  }
}

function setName(names: Map<string, Thing> | undefined, name: string, thing: Thing | null) {
  if (thing) names?.set(name, thing)
  else names?.delete(name)
}

function imageOf(
  top: Folder,
  namesOf: (folder: Folder) => ReadonlyMap<string, Thing>,
  bytesOf: (file: FileOnDisk) => Buffer,
): Image {
  const image: Image = new Map()
  const add = (folder: Folder, path: string) => {
    for (const [name, thing] of namesOf(folder)) {
      // SQLite keeps an index of its journal in memory under this name, and makes it again.
      if (name.endsWith('-shm')) continue
      const inside = join(path, name)
      image.set(inside, thing instanceof Folder ? null : bytesOf(thing))
      if (thing instanceof Folder) add(thing, inside)
    }
  }
  add(top, '')
  return image
}
