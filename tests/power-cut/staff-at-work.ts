import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { vi } from 'vitest'
import type { EditedEntry } from '../../school/content/editing/editing.ts'
import type { EditedReference } from '../../school/content/editing/editing.ts'
import type { MediaFile } from '../../school/content/media/media.ts'
import type { SignedIn } from '../../school/staff/accounts/sign-in.server.ts'
import type { Staff } from '../../school/staff/accounts/staff.ts'
import { patience } from '../helpers/patience.ts'
import { uploadForm } from '../helpers/pictures.ts'
import { referenceIn, sendQuestion } from '../helpers/questions.ts'
import type { TestSite } from '../helpers/site.ts'
import type { Recording } from './recording.ts'

/** The first administrator, whom the site creates at its first start. */
export const administrator = { email: 'principal@dyci.example', password: 'carabao milk tea 7' }

export const signIn = ({ origin }: TestSite, account: typeof administrator) =>
  fetch(`${origin}/api/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })

/** Kind of a thing that can be saved; each is read in a way of its own (check-image.ts). */
type Kind = 'article' | 'autosave' | 'key' | 'picture' | 'question' | 'reference'

/** One save of one thing. */
export interface Save {
  kind: Kind
  /** a name for the test: `article 3` */
  thing: string
  /** by which the site knows it */
  id: string
  /** the answer of the site; `null` when the thing was deleted */
  answer: unknown
}

/** The hashes of the files of a folder, by name. */
export type Hashes = Record<string, string>

export const hashOf = (bytes: Buffer | Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex')

const hashesIn = (folder: string): Hashes =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, hashOf(readFileSync(join(folder, name)))]),
  )

/** Notes of a run: a save begins, and its answer has arrived. */
export const begins = (save: number) => `begins ${save}`
export const ends = (save: number) => `ends ${save}`

/** People who use a site while it is recorded. */
export class StaffAtWork {
  readonly saves: Save[] = []
  /** the files of each version of a picture, by `id/version` */
  readonly pictureFiles = new Map<string, Hashes>()
  #site: TestSite
  readonly #recording: Recording
  readonly #token: string
  readonly person: Staff

  constructor(site: TestSite, recording: Recording, { token, user }: SignedIn) {
    this.#site = site
    this.#recording = recording
    this.#token = token
    this.person = { ...user, email: administrator.email, sections: [], classStatus: false }
  }

  /** Goes on after the site was started again. */
  useSite(site: TestSite) {
    this.#site = site
  }

  static async signIn(site: TestSite, recording: Recording) {
    const response = await signIn(site, administrator)
    return new StaffAtWork(site, recording, (await response.json()) as SignedIn)
  }

  /** Several people work at the same time. @param from the number of their first article */
  async work(from: number) {
    const write = async () => {
      for (let number = from; number < from + 6; number += 1)
        await this.#writeArticle(number, await this.#addPicture(number))
    }
    const changeOther = async () => {
      await this.#prepareTwoFactor()
      for (let number = from; number < from + 5; number += 1) {
        await this.#changeSettings(number)
        await this.#type(number)
        await this.#ask(number)
      }
    }
    await Promise.all([write(), changeOther()])
  }

  /** Writes an article, publishes it, changes it, and deletes some of them. */
  async #writeArticle(number: number, picture: MediaFile | null) {
    const fields = (version: number) => ({
      title: `Article ${number}`,
      content: `<p>${textOf(number, version)}</p>`,
      category: 'Campus News',
      ...(picture && { bannerImage: picture.address }),
    })
    let entry: Partial<EditedEntry> = {}
    const save = async (method: string, action: string, body: object = {}) => {
      const path = `/entries/article${entry.id ? `/${entry.id}` : ''}${action}`
      entry = await this.#save('article', number, async () => {
        const answer = (await this.#call(method, path, body)) as EditedEntry
        return { id: String(answer.id), answer }
      })
    }
    await save('POST', '', { data: fields(1) })
    await save('PUT', '', { data: fields(2), basedOn: entry.revision })
    await save('POST', '/commands', { action: 'publish' })
    if (number % 2 === 0) await save('PUT', '', { data: fields(3), basedOn: entry.revision })
    if (number % 4 === 0) await save('POST', '/commands', { action: 'publish' })
    if (number % 3 === 2) await save('POST', '/commands', { action: 'unpublish' })
    if (number % 4 === 3) await save('POST', '/commands', { action: 'trash' })
    if (number % 8 === 7) await save('POST', '/commands', { action: 'restore' })
  }

  /** Adds a picture, describes it, and replaces, restores or deletes some of them. */
  async #addPicture(number: number): Promise<MediaFile | null> {
    const name = `picture-${number}.jpg`
    const save = async (method: string, path: string, body: FormData | object) => {
      const file = await this.#save('picture', number, async () => {
        const answer = (await this.#call(method, `/media${path}`, body)) as MediaFile
        return { id: answer.id, answer }
      })
      const folder = join(this.#site.dataDir, 'media', file.id)
      for (const version of readdirSync(folder))
        this.pictureFiles.set(`${file.id}/${version}`, hashesIn(join(folder, version)))
      return file
    }
    const added = await save('POST', '', uploadForm(await noise(number), name))
    const { id } = added
    await save('POST', `/${id}/commands`, {
      action: 'describe',
      name: `Picture ${number}`,
      alt: 'Four students hold a cup',
      decorative: false,
      focalX: 0.25,
      focalY: 0.75,
    })
    if (number % 3 === 1) {
      const replaced = await save('PUT', `/${id}/file`, uploadForm(await noise(number + 100), name))
      return number % 2 === 0
        ? save('POST', `/${id}/commands`, {
            action: 'restore-version',
            version: added.version,
          })
        : replaced
    }
    if (number % 3 === 0) return added
    return this.#save('picture', number, async () => {
      await this.#call('POST', `/media/${id}/commands`, { action: 'delete' })
      return { id, answer: null }
    })
  }

  /** Changes the words of the search, and publishes every second change. */
  async #changeSettings(number: number) {
    const id = 'search-words'
    const before = (await this.#call('GET', `/entries/reference/${id}`)) as EditedReference
    const data = [
      ...(before.data as object[]),
      { words: [`word ${number}`, `salita ${number}`], page: '/contact-us' },
    ]
    const save = (method: string, action: string, body: object) =>
      this.#save('reference', 0, async () => {
        return { id, answer: await this.#call(method, `/entries/reference/${id}${action}`, body) }
      })
    await save('PUT', '', { data, basedOn: before.revision })
    if (number % 2 === 0) await save('POST', '/commands', { action: 'publish' })
  }

  /** Types without saving: the staff pages keep it. */
  #type(number: number) {
    const id = `new-${number}`
    const data = { title: `Typing ${number}`, content: textOf(number, 0) }
    return this.#save('autosave', number, async () => {
      return { id, answer: await this.#call('PUT', `/autosaves/article/${id}`, { data }) }
    })
  }

  /** Sends a question as a visitor; the answer is its number. */
  #ask(number: number) {
    const question = `Question ${number}: when is the entrance test?`
    return this.#save('question', number, async () => {
      const id = referenceIn(await sendQuestion(this.#site, { question }))
      if (id === '') throw new Error(`${question} was not taken.`)
      return { id, answer: question }
    })
  }

  /** Prepares two-factor sign-in, which makes the key of the site. */
  async #prepareTwoFactor() {
    await this.#call('POST', '/session/confirmation', { password: administrator.password })
    const id = 'staff.key'
    await this.#save('key', 0, async () => {
      await this.#call('POST', '/account/commands', { action: 'prepare-two-factor' })
      return { id, answer: readFileSync(join(this.#site.dataDir, id), 'utf8') }
    })
  }

  /**
   * Shares articles: the site draws a card for each, answers, and keeps it.
   * @returns hashes of the cards
   */
  async share(numbers: readonly number[]): Promise<Hashes> {
    for (const number of numbers)
      await fetch(`${this.#site.origin}/share-card/dycian-news/article-${number}.jpg`)
    const folder = join(this.#site.dataDir, 'share-cards')
    // A card has another name until it is whole.
    const areKept = () =>
      existsSync(folder) &&
      readdirSync(folder).filter((name) => name.endsWith('.jpg')).length === numbers.length
    await vi.waitUntil(areKept, { timeout: 30_000 * patience })
    return hashesIn(folder)
  }

  /** Saves a thing, between two notes. @returns the answer */
  async #save<Answer>(
    kind: Kind,
    number: number,
    send: () => Promise<{ id: string; answer: Answer }>,
  ): Promise<Answer> {
    const save: Save = { kind, thing: `${kind} ${number}`, id: '', answer: undefined }
    const place = this.saves.push(save) - 1
    this.#recording.note(begins(place))
    const done = await send()
    this.#recording.note(ends(place))
    Object.assign(save, done)
    return done.answer
  }

  async #call(method: string, path: string, body?: FormData | object): Promise<unknown> {
    const isForm = body instanceof FormData
    const response = await fetch(`${this.#site.origin}/api/admin${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
}

/** A text that no other version has, long enough for several pages of the database. */
const textOf = (number: number, version: number) =>
  `Version ${version} of article ${number}. ${'The team came home on Sunday. '.repeat(100 * (number % 4))}`.trim()

/** Makes a JPEG that compresses badly, so that its files have many sectors. */
const noise = (seed: number) =>
  sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: '#204060',
      noise: { type: 'gaussian', mean: 90 + (seed % 40), sigma: 30 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer()
