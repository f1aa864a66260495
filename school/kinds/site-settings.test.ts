import { describe, expect, test } from 'vitest'
import { starterSiteSettings } from '../../content/reference/site-settings.ts'
import { inLanguage, stampFilipino } from '../base/filipino.ts'
import { menuNames } from './menu-names.ts'
import { pageSettingsOf, siteSettingsKind, siteSettingsSchema } from './site-settings.ts'

const settings = siteSettingsSchema.parse(starterSiteSettings)

test('every label of the menu can be changed, and nothing else counts as one', () => {
  expect(Object.keys(settings.menuLabels)).toEqual(Object.keys(menuNames))
})

test('settings of a database that knows no menu labels and no admissions note yet are whole', () => {
  const { admissionsUpdated: _, ...earlier } = starterSiteSettings
  expect(siteSettingsSchema.parse(earlier)).toEqual(settings)
})

test('pages carry the labels that were changed and no others', () => {
  expect(pageSettingsOf(settings, 'en').menuLabels).toEqual({})
  const changed = { ...settings, menuLabels: { ...settings.menuLabels, '/norms': 'House rules' } }
  expect(pageSettingsOf(changed, 'en').menuLabels).toEqual({ '/norms': 'House rules' })
})

describe('the labels of the menu on a Filipino page', () => {
  /** The labels that a Filipino page carries, where staff have typed these. */
  const labelsOn = (language: string, labels: object, fil?: object) => {
    const menuLabels = { ...labels, ...(fil && { fil: { texts: fil } }) }
    const { schema } = siteSettingsKind
    const stored = stampFilipino(schema, schema.parse({ ...starterSiteSettings, menuLabels }))
    const view = language === 'fil' ? 'fil' : 'en'
    return pageSettingsOf(inLanguage(stored, view), language).menuLabels
  }
  const english = { '/norms': 'House rules', '/events': 'Calendar' }
  const filipino = { '/norms': { text: 'Mga tuntunin' }, '/events': { text: 'Kalendaryo' } }

  test('are those that staff wrote in Filipino, once every changed one is there', () => {
    expect(labelsOn('fil', english, filipino)).toEqual({
      '/norms': 'Mga tuntunin',
      '/events': 'Kalendaryo',
    })
    expect(labelsOn('en', english, filipino)).toEqual(english)
  })

  test('are those of the site while one is missing, or all, never the English ones', () => {
    expect(labelsOn('fil', english, { '/norms': { text: 'Mga tuntunin' } })).toEqual({})
    expect(labelsOn('fil', english)).toEqual({})
  })
})
