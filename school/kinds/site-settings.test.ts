import { expect, test } from 'vitest'
import starterSiteSettings from '../../content/reference/site-settings.json' with { type: 'json' }
import { inLanguage, stampFilipino } from '../base/filipino.ts'
import { menuNames } from './menu-names.ts'
import { pageSettingsOf, siteSettingsKind, siteSettingsSchema } from './site-settings.ts'

const settings = siteSettingsSchema.parse(starterSiteSettings)

test('every label of the menu can be changed, and pages carry those that were', () => {
  expect(Object.keys(settings.menuLabels)).toEqual(Object.keys(menuNames))
  expect(pageSettingsOf(settings, 'en').menuLabels).toEqual({})
  // A database may know no menu labels and no admissions note yet.
  const { admissionsUpdated: _, ...earlier } = starterSiteSettings
  expect(siteSettingsSchema.parse(earlier)).toEqual(settings)
})

test('a Filipino page has the Filipino labels once every changed one is there, never the English ones', () => {
  const english = { '/norms': 'House rules', '/events': 'Calendar' }
  const labelsOn = (language: 'en' | 'fil', texts?: object) => {
    const menuLabels = { ...english, ...(texts && { fil: { texts } }) }
    const { schema } = siteSettingsKind
    const stored = stampFilipino(schema, schema.parse({ ...starterSiteSettings, menuLabels }))
    return pageSettingsOf(inLanguage(stored, language), language).menuLabels
  }
  const [norms, events] = ['Mga tuntunin', 'Kalendaryo']
  const filipino = { '/norms': { text: norms }, '/events': { text: events } }
  expect(labelsOn('fil', filipino)).toEqual({ '/norms': norms, '/events': events })
  expect(labelsOn('en', filipino)).toEqual(english)
  expect(labelsOn('fil', { '/norms': { text: norms } })).toEqual({})
  expect(labelsOn('fil')).toEqual({})
})
