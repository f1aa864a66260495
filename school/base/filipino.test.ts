import { expect, test } from 'vitest'
import * as z from 'zod'
import { line, name, paragraphs, richText, section, textIn } from './fields.ts'
import { inLanguage, markOf, stampFilipino } from './filipino.ts'
import { withFilipino } from './filipino-fields.ts'
import { markLanguages, partsByLanguage } from './other-languages.ts'

const object = z.object({
  title: line(),
  content: richText(100),
  place: name().nullable().default(null),
  sections: z.array(section).default([]),
  headline: textIn(50).optional(),
})
const schema = withFilipino(object.refine(({ title }) => title !== 'Bad', 'Not this one.'))

const english = { title: 'Bring your papers', content: '<p>To the registrar.</p>' }
const texts = {
  title: { text: 'Dalhin ang requirements' },
  content: { text: '<p>Sa registrar po.</p>' },
}
const isWhole = (whole: boolean) => ({ fil: { isWhole: whole } })

const save = (data: unknown) => stampFilipino(schema, schema.parse(data))
const whole = () => save({ ...english, fil: { texts } })

test('an object with all its texts in Filipino is read in Filipino, and in English without a trace', () => {
  const others = { place: null, sections: [] }
  const [title, content] = [texts.title.text, texts.content.text]
  expect(inLanguage(whole(), 'fil')).toEqual({ title, content, ...others, language: 'fil' })
  expect(inLanguage(whole(), 'en')).toEqual({ ...english, ...others })
  // A text that its kind writes in both languages stays as it is.
  const headline = { en: 'No classes', fil: 'Walang pasok' }
  expect(inLanguage(save({ ...english, headline }), 'fil')).toMatchObject({ headline })
})

test('a text that is missing or empty leaves its object in English, whatever a client claims', () => {
  const saved = save({ ...english, fil: { isWhole: true, texts: { title: texts.title } } })
  expect(saved).toMatchObject(isWhole(false))
  expect(inLanguage(saved, 'fil')).toEqual({ ...english, place: null, sections: [] })
  for (const text of ['', ' ', '<p></p>'])
    expect(save({ ...english, fil: { texts: { ...texts, content: { text } } } })).toEqual(saved)
  expect(save({ ...english, fil: { texts: { title: { text: '' } } } })).not.toHaveProperty('fil')
})

test('a Filipino text is older once its English changes, and current again once it is saved for it', () => {
  const changed = save({ ...whole(), title: 'Bring all your papers' })
  expect(changed).toMatchObject({ fil: { isWhole: false, texts: { title: texts.title } } })
  expect(inLanguage(changed, 'fil')).toMatchObject({ title: 'Bring all your papers' })
  const title = { text: 'Dalhin lahat', of: '' }
  const again = save({ ...changed, fil: { texts: { ...texts, title } } })
  expect(inLanguage(again, 'fil')).toMatchObject({ title: 'Dalhin lahat', language: 'fil' })
  expect(save({ ...changed, title: english.title })).toMatchObject(isWhole(true))
})

test('a name is needed in English only, and its Filipino is left out once it is older', () => {
  const place = { text: 'Covered court ng Elida' }
  const fil = { texts: { ...texts, place } }
  const saved = save({ ...english, place: 'Elida, covered court', fil })
  expect(inLanguage(saved, 'fil')).toMatchObject({ place: place.text })
  const moved = save({ ...saved, place: 'Gym' })
  expect(inLanguage(moved, 'fil')).toMatchObject({ place: 'Gym', language: 'fil' })
})

test('each item of a list has its own Filipino, which moves with it', () => {
  const steps = {
    heading: 'Steps',
    paragraphs: ['Ask first.'],
    fil: { texts: { heading: { text: 'Mga hakbang' }, paragraphs: { text: ['Magtanong muna.'] } } },
  }
  const saved = save({ ...english, sections: [{ heading: 'Fees', points: ['Tuition'] }, steps] })
  const { sections } = inLanguage(saved, 'fil')
  expect(sections).toMatchObject([
    { heading: 'Fees', paragraphs: [], points: ['Tuition'] },
    { heading: 'Mga hakbang', paragraphs: ['Magtanong muna.'], points: [], language: 'fil' },
  ])
  const turned = save({ ...saved, sections: saved.sections.toReversed() })
  expect(inLanguage(turned, 'fil').sections).toEqual(sections.toReversed())
})

test('a schema keeps its rules, and the Filipino has a limit of its own', () => {
  const refused = schema.safeParse({ ...english, title: 'Bad' })
  expect(refused.error?.issues[0]?.message).toBe('Not this one.')
  const title = { text: 'a'.repeat(181) }
  expect(schema.safeParse({ ...english, fil: { texts: { title } } }).success).toBe(false)
  expect(withFilipino(z.array(line()).length(1, 'One.')).safeParse([]).success).toBe(false)
})

test('paragraphs are one text', () => {
  const list = withFilipino(z.object({ paragraphs }))
  const fil = { texts: { paragraphs: { text: ['Una.', 'Ikalawa.'] } } }
  const saved = stampFilipino(list, list.parse({ paragraphs: ['One.', 'Two.'], fil }))
  expect(inLanguage(saved, 'fil')).toEqual({ paragraphs: ['Una.', 'Ikalawa.'], language: 'fil' })
  const shorter = { ...saved, paragraphs: ['One.'] }
  expect(inLanguage(shorter, 'fil')).toMatchObject({ paragraphs: ['One.'] })
})

test('marks tell texts apart', () => {
  const marks = ['', 'a', 'b', 'ab', 'ba', ['a', 'b'], ['ab'], 'é'].map(markOf)
  expect(new Set(marks).size).toBe(marks.length)
  expect(markOf('Bring your papers')).toBe(markOf('Bring your papers'))
})

test.each([
  ['Paraya, simbang gabi', '<fil>Paraya</>, <fil>simbang gabi</>'],
  ['Magis: a Misa de Gallo', '<la>Magis</>: a <es>Misa de Gallo</>'],
  ['To magparaya', 'To <fil>magparaya</>'],
  ['summa cum laude, cum laude', '<la>summa cum laude</>, <la>cum laude</>'],
  ['Parayas, lolas, Magisterial, niñolola', 'Parayas, lolas, Magisterial, niñolola'],
  ['a robot called MAGIS', 'a robot called MAGIS'],
  ['', ''],
  [
    '<em>magis</em> <a href="/paraya">Paraya</a> &amp; us<img alt="Paraya">',
    '<em><la>magis</></em> <a href="/paraya"><fil>Paraya</></a> &amp; us<img alt="Paraya">',
  ],
])('words of other languages in “%s” are marked whole, outside of tags', (text, marked) => {
  const html = marked.replaceAll(/<(fil|la|es)>/g, '<span lang="$1">').replaceAll('</>', '</span>')
  expect(markLanguages(text)).toBe(html)
})

test('words of other languages say where they begin, and ordinary words where they go on', () => {
  const text = 'Misa de Gallo or simbang gabi?'
  const parts = partsByLanguage(text)
  for (const { part, at } of parts) expect(text.slice(at, at + part.length)).toBe(part)
  expect(parts.map(({ at }) => at)).toEqual([0, 0, 13, 17, 29])
})
