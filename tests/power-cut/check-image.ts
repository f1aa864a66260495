import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import { openDatabase, sqliteFile, type Database } from '../../db/database.ts'
import { readAutosave } from '../../school/content/editing/autosaves.server.ts'
import type { EditedEntry } from '../../school/content/editing/editing.ts'
import { readEntry } from '../../school/content/editing/read-entries.server.ts'
import { readEditedReference } from '../../school/content/editing/read-entries.server.ts'
import type { MediaFile } from '../../school/content/media/media.ts'
import { mediaFolder } from '../../school/content/media/media-folder.server.ts'
import { readKept } from '../../school/content/media/tidy-media.server.ts'
import { findMedia } from '../../school/content/media/read-media.server.ts'
import { articleKind } from '../../school/kinds/article.ts'
import { searchWordsKind } from '../../school/kinds/search-words.ts'
import { getPage } from '../helpers/api.ts'
import type { TestSite } from '../helpers/site.ts'
import type { Image } from './disk.ts'
import { begins, ends, hashOf, type Hashes, type Save, type StaffAtWork } from './staff-at-work.ts'

/** A thing that must be there, in the state of its last save, or of one that was under way. */
export interface Expected {
  save: Save
  answers: unknown[]
}

/** Returns what must be there after these notes of a run. */
export function expectedAfter(notes: ReadonlySet<string>, saves: readonly Save[]): Expected[] {
  const found = new Map<string, Expected>()
  for (const [number, save] of saves.entries()) {
    if (notes.has(ends(number))) found.set(save.thing, { save, answers: [save.answer] })
    else if (notes.has(begins(number))) found.get(save.thing)?.answers.push(save.answer)
  }
  return [...found.values()]
}

/** Writes the files of a disk below a folder, and nothing else. */
export function writeImage(folder: string, image: Image) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const [path, bytes] of image)
    if (bytes === null) mkdirSync(join(folder, path), { recursive: true })
    else {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), bytes)
    }
}

/** Returns what SQLite finds wrong with a database; none when there is no file. */
export function damageOf(file: string): string[] {
  if (!existsSync(file)) return []
  const database = new DatabaseSync(file)
  try {
    const found = database.prepare('pragma integrity_check').all()
    const said = found.map(({ integrity_check: line }) => String(line))
    return said.filter((line) => line !== 'ok').map((line) => `${file}: ${line}`)
  } catch (error) {
    return [`${file}: ${String(error)}`]
  } finally {
    database.close()
  }
}

/** Returns which saves a data folder lacks or has otherwise, one sentence each. */
export async function findLosses(
  dataDir: string,
  expected: readonly Expected[],
  staff: StaffAtWork,
): Promise<string[]> {
  if (expected.length === 0) return []
  if (!existsSync(sqliteFile(dataDir))) return ['The database is gone.']
  const database = await openDatabase({ dataDir })
  try {
    const lost: string[] = []
    for (const { save, answers } of expected) {
      const found = plain(await readers[save.kind](save.id, { database, dataDir, staff }))
      const isThere = answers.some((answer) => isDeepStrictEqual(found, plain(answer)))
      if (!isThere) lost.push(`${save.thing} is ${JSON.stringify(found)?.slice(0, 300)}`)
    }
    return [...lost, ...(await findBrokenPictures(dataDir, database, staff.pictureFiles))]
  } finally {
    await database.destroy()
  }
}

interface Place {
  database: Database
  dataDir: string
  staff: StaffAtWork
}

/** Reads what a save has left, as the staff API would. */
const readers: Record<Save['kind'], (id: string, place: Place) => unknown> = {
  article: (id, { database, staff }) =>
    readEntry(database, articleKind, Number(id), { staff: staff.person, now: Date.now() }),
  autosave: (id, { database, staff }) => readAutosave(database, staff.person.id, 'article', id),
  key: (id, { dataDir }) =>
    existsSync(join(dataDir, id)) ? readFileSync(join(dataDir, id), 'utf8') : undefined,
  picture: (id, { database, staff }) => findMedia(database, id, { staff: staff.person, now: 0 }),
  question: async (id, { database }) => {
    const questions = database.selectFrom('question').select('text')
    return (await questions.where('reference', '=', id).executeTakeFirst())?.text
  },
  reference: (_id, { database, staff }) =>
    readEditedReference(database, searchWordsKind, { staff: staff.person, now: Date.now() }),
}

/** As it travels. How often a picture is used changes when an article is saved. */
const plain = (answer: unknown): unknown =>
  answer === undefined
    ? undefined
    : JSON.parse(
        JSON.stringify(answer, (key, value: unknown) =>
          key === 'uses' || key === 'refusal' ? undefined : value,
        ),
      )

/** Every picture of the library has all of its files, and each is whole. */
async function findBrokenPictures(
  dataDir: string,
  database: Database,
  files: ReadonlyMap<string, Hashes>,
): Promise<string[]> {
  const rows = [...(await readKept(database))].flatMap(([id, versions]) =>
    [...versions].map((version) => ({ id, version })),
  )
  return rows.flatMap(({ id, version }) => {
    const folder = join(mediaFolder(dataDir), id, version)
    const hashes = Object.entries(files.get(`${id}/${version}`) ?? { 'any file': '' })
    const broken = hashes.filter(([name, hash]) => hashAt(join(folder, name)) !== hash)
    const names = broken.map(([name]) => name).join(', ')
    return names === '' ? [] : [`${folder} lacks ${names}, or they are torn.`]
  })
}

/** Returns the files of a folder that do not hold what they should. */
export const findTorn = (folder: string, hashes: Hashes): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name in hashes && hashAt(join(folder, name)) !== hashes[name])
    .map((name) => `${join(folder, name)} is torn`)

const hashAt = (path: string) => (existsSync(path) ? hashOf(readFileSync(path)) : undefined)

/** Reads a real disk. */
export function readImage(root: string): Image {
  const image: Image = new Map()
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.name.endsWith('-shm')) continue
    image.set(relative(root, path), entry.isDirectory() ? null : readFileSync(path))
  }
  return image
}

/** Visits published articles and pictures. @returns what is wrong, and how many were visited */
export async function findShownWrong(
  site: TestSite,
  expected: readonly Expected[],
  { pictureFiles }: StaffAtWork,
): Promise<{ wrong: string[]; seen: number }> {
  // What was being changed may be shown in either state.
  const settled = expected.filter(({ answers }) => answers.length === 1)
  const saved = <Answer>(kind: string) =>
    settled
      .filter(({ save }) => save.kind === kind && save.answer !== null)
      .map(({ save }) => save.answer as Answer)
  const articles = saved<EditedEntry>('article').filter(
    ({ state, workingRevision }) => state === 'published' && workingRevision === null,
  )
  const pictures = saved<MediaFile>('picture')
  const wrong: string[] = []
  for (const { address, data } of articles) {
    const sentence = /Version \d+ of article \d+\./.exec(String(data.content))?.[0] ?? 'a sentence'
    const { status, text } = await getPage(site, address)
    if (status !== 200 || !text.includes(sentence)) wrong.push(`${address}: ${status}`)
  }
  const hashes = new Set([...pictureFiles.values()].flatMap((files) => Object.values(files)))
  for (const { sources } of pictures) {
    const address = sources[0]?.webp ?? ''
    const response = await fetch(site.origin + address)
    const isWhole = hashes.has(hashOf(await response.bytes()))
    if (response.status !== 200 || !isWhole) wrong.push(`${address}: ${response.status}`)
  }
  return { wrong, seen: articles.length + pictures.length }
}
