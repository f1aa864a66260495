import { expect, test } from 'vitest'
import { starterSiteSettings } from '../../content/reference/site-settings.ts'
import { menuNames } from './menu-names.ts'
import { pageSettingsOf, siteSettingsSchema } from './site-settings.ts'

const settings = siteSettingsSchema.parse(starterSiteSettings)

test('every label of the menu can be changed, and nothing else counts as one', () => {
  expect(Object.keys(settings.menuLabels)).toEqual(Object.keys(menuNames))
})

test('settings of a database that knows no menu labels and no admissions note yet are whole', () => {
  const { admissionsUpdated: _, ...earlier } = starterSiteSettings
  expect(siteSettingsSchema.parse(earlier)).toEqual(settings)
})

test('pages carry the labels that were changed and no others', () => {
  expect(pageSettingsOf(settings).menuLabels).toEqual({})
  const changed = { ...settings, menuLabels: { ...settings.menuLabels, '/norms': 'House rules' } }
  expect(pageSettingsOf(changed).menuLabels).toEqual({ '/norms': 'House rules' })
})
