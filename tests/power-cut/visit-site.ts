import type { EditedEntry } from '../../school/content/editing/editing.ts'
import type { MediaFile } from '../../school/content/media/media.ts'
import { getPage } from '../helpers/api.ts'
import type { TestSite } from '../helpers/site.ts'
import type { Expected } from './check-image.ts'
import { hashOf, type StaffAtWork } from './staff-at-work.ts'

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
