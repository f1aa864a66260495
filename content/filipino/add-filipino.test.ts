import { expect, test } from 'vitest'
import type * as z from 'zod'
import {
  fillFilipino,
  inLanguage,
  stampFilipino,
  type FilipinoTexts,
  type InLanguage,
} from '../../school/base/filipino.ts'
import { announcementKind } from '../../school/kinds/announcement.ts'
import { eventKind } from '../../school/kinds/event.ts'
import { readStarterReference, starterEntries } from '../starter-content.ts'

/** Keys of the reference content without texts of its own that visitors read. */
const withoutTexts = new Set(['alert', 'search-words', 'holidays'])

/**
 * Content that stays in English until the school itself words it in Filipino: its vision, mission,
 * core values and quality policy, and the Every Hour Prayer.
 */
const official = [
  'page/meaning/vision',
  'page/meaning/mission',
  'page/meaning/core-values',
  'page/meaning/quality-policy',
  'page/spirituality/every-hour-prayer',
]

/** Lists the paths of the objects of content that have a Filipino version, or a whole one. */
function pathsOf(value: unknown, isAsked: (fil: FilipinoTexts) => boolean, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { fil, ...fields } = value as { fil?: FilipinoTexts }
  const below = Object.entries(fields).flatMap(([name, field]) =>
    pathsOf(field, isAsked, `${path}/${name}`),
  )
  return fil && isAsked(fil) ? [path, ...below] : below
}

/** The names of the fields of an entry that have a Filipino version. */
const versionsIn = (entry: object) =>
  Object.keys((entry as { fil?: FilipinoTexts }).fil?.texts ?? {})

/** The tags of HTML, which a Filipino version keeps. */
const tagsOf = (html: string) => html.match(/<[^>]*>/g)

const starterReference = await readStarterReference()

function read(key: string) {
  const starter = starterReference.find(({ kind }) => kind.key === key)
  if (!starter) throw new Error(`There is no starter content “${key}”.`)
  const { schema } = starter.kind
  const data = stampFilipino<unknown>(schema, schema.parse(starter.data))
  // With each text as its own translation, every object with a text has a version.
  const all = fillFilipino(schema, data, (english) => english)
  return { all: pathsOf(all, () => true), whole: pathsOf(data, ({ isWhole }) => isWhole) }
}

const translated = starterReference
  .map(({ kind }) => kind.key)
  .filter((key) => !withoutTexts.has(key) && !official.includes(key))

test.each(translated)('every part of the starter content “%s” is in Filipino', (key) => {
  const { all, whole } = read(key)
  expect(all.length).toBeGreaterThan(0)
  expect(all.filter((path) => !whole.includes(path))).toEqual([])
})

test.each([announcementKind, eventKind])(
  'every text of the starter content “$name” is in Filipino, in the same paragraphs',
  async ({ name, schema }) => {
    const entries = (await starterEntries[name].load()).map((entry) =>
      stampFilipino<z.output<typeof schema>>(schema, schema.parse(entry)),
    )
    expect(entries.length).toBeGreaterThan(10)
    for (const entry of entries) {
      const { language, ...filipino } = inLanguage<typeof entry & InLanguage>(entry, 'fil')
      const english = inLanguage(entry, 'en')
      expect([entry.title, language]).toEqual([entry.title, 'fil'])
      expect(versionsIn(entry)).toEqual(versionsIn(fillFilipino(schema, english, (text) => text)))
      expect(tagsOf(filipino.content)).toEqual(tagsOf(english.content))
    }
  },
)

test.each(official)('what the school says officially in “%s” waits for its Filipino', (key) => {
  const { all, whole } = read(key)
  expect(all).toContain('')
  expect(whole).not.toContain('')
})
