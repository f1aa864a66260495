import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { putPicture } from '../../../tests/helpers/library-pictures.ts'
import { findHiddenPictures, withoutHidden } from './picture-problems.server.ts'

const hidden = '0123456789abcdef0123'
const covered = '1123456789abcdef0123'
const other = '2123456789abcdef0123'
const image = (id: string) => `<img src="/media/${id}/lanterns.jpg" alt="Two lanterns">`

describeOnDatabases('pictures that show learners', (given) => {
  const putPictures = async () => {
    await putPicture(given.database, { id: hidden, shows_learners: 'yes' })
    await putPicture(given.database, { id: other, shows_learners: 'no' })
    const consent = { consent_until: '2027-03-31', consent_uses: 'news' }
    const choir = { id: covered, name: 'Choir', shows_learners: 'yes' }
    await putPicture(given.database, { ...choir, ...consent })
  }

  test('are taken out of texts where their consent does not cover them; the words stay as they are', async () => {
    await putPictures()
    const text = (...ids: string[]) => ({
      html: `<p>Piña &amp; “abaká” 🎉</p>${ids.map(image).join('')}`,
    })
    const texts = [text(hidden, covered), text(other), text()]
    for (const [use, first] of [
      ['news', text(covered)],
      ['website', text()],
    ] as const)
      expect(await withoutHidden(given.database, texts, use)).toEqual([first, text(other), text()])
  })

  test('are named with their field, except those that the saved content has already', async () => {
    await putPictures()
    const content = { image: `/media/${covered}/choir.jpg`, content: image(hidden) + image(other) }
    const named = async (use: 'news' | 'website', before?: unknown) =>
      (await findHiddenPictures(given.database, content, use, before)).map(
        ({ field, message }) => `${field}: ${message.slice(0, message.indexOf('”') + 1)}`,
      )
    const [lanterns, choir] = ['content: “Lanterns”', 'image: The consent for “Choir”']
    expect(await named('news')).toEqual([lanterns])
    expect(await named('website')).toEqual([choir, lanterns])
    expect(await named('website', { content: image(hidden) })).toEqual([choir])
  })
})
