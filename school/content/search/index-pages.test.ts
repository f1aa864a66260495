import { expect, test } from 'vitest'
import type { ReferencePage } from '../../kinds/define-page-kind.ts'
import { findTranslations } from './index-pages.server.ts'

const page = (address: string, title: string): ReferencePage => ({
  address,
  title,
  label: 'page',
  text: '',
})

const english = [page('/', 'Home'), page('/new', 'New'), page('/map', 'Map'), page('/stem', 'STEM')]
const home = page('/', 'Unang Pahina')
const map = page('/map', 'Mapa')

test('a page in one language only leaves the other pages their translations', () => {
  const filipino = [home, page('/only', 'Filipino lamang'), map, page('/stem', 'STEM')]
  expect(findTranslations(english, filipino)).toEqual([home, null, map, null])
})

test('the sections of a page are paired in their order: their anchors come from their titles', () => {
  const sections = [map, page('/map#main-gate', 'Main gate'), page('/map#back-gate', 'Back gate')]
  const translated = [page('/map#tarangkahan', 'Tarangkahan'), page('/map#likod', 'Likod')]
  expect(findTranslations(sections, [map, ...translated])).toEqual([null, ...translated])
})
