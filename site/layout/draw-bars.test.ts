import { beforeEach, expect, test } from 'vitest'
import { alertKind } from '../../school/kinds/alert.ts'
import { putClassFacts } from '../../tests/helpers/class-notices.ts'
import { describeOnDatabases } from '../../tests/helpers/databases.ts'
import { noon } from '../../tests/helpers/entries.ts'
import { putReference } from '../../tests/helpers/reference.ts'
import type { Language } from '../languages/language.ts'
import { translatorFor } from '../languages/messages.server.ts'
import { drawBars } from './draw-bars.server.tsx'

describeOnDatabases('the bars above every page', (given) => {
  let state = '1'
  beforeEach(async () => {
    state = '1'
    await putClassFacts(given.database)
    await putReference(given.database, alertKind, { text: 'No classes.' })
  })
  const draw = (language: Language = 'en') =>
    drawBars({ ...given, now: () => noon, contentState: () => state }, translatorFor(language))

  test('are drawn once for each state of the content, and again after the database did not answer', async () => {
    const { schema } = given.database
    await schema.alterTable('entry').renameTo('entry_gone').execute()
    await expect(draw()).rejects.toThrow('entry')
    await schema.alterTable('entry_gone').renameTo('entry').execute()
    expect(await draw()).toContain('No classes.')
    await putReference(given.database, alertKind, { text: 'Classes as usual.' })
    expect(await draw()).toContain('No classes.')
    state = '2'
    expect(await draw()).toContain('Classes as usual.')
  })

  test('link in the language of the reader and say in Filipino, below the others, that content is in English', async () => {
    await putReference(given.database, alertKind, { text: 'Walang pasok.', link: '/status' })
    const [english, bars] = [await draw(), await draw('fil')]
    expect(english).toContain('<a href="/status">')
    expect(english.match(/<aside/g)).toHaveLength(1)
    expect(bars).toContain('<a href="/fil/status">')
    const said = translatorFor('fil')('server.stillInEnglish')
    expect(bars.indexOf(said)).toBeGreaterThan(bars.indexOf('Walang pasok.'))
  })

  test('say of a link to another site that it opens in a new tab', async () => {
    const link = 'https://www.pagasa.example/'
    await putReference(given.database, alertKind, { text: 'A typhoon is coming.', link })
    expect(await draw()).toMatch(/ href="https:\/\/www\.pagasa\.example\/".*opens in a new tab/)
  })
})
