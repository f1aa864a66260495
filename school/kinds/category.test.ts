import { expect, test } from 'vitest'
import starter from '../../content/category/meaning.json' with { type: 'json' }
import { categoryKind, isAlwaysInMenu, pageKind, sectionPages } from './category.ts'

test('a page is in the menu, and the first letter of a title highlighted, only when staff say so', () => {
  expect(pageKind.schema.parse(starter.subItems[0]).inMenu).toBe(false)
  const { highlightFirstLetter: _isHighlighted, ...header } = {
    ...starter.headerContent,
    highlightFirstLetter: true,
  }
  const category = categoryKind('meaning').schema.parse({ ...starter, headerContent: header })
  expect(category.headerContent.highlightFirstLetter).toBe(false)
})

test('every section is in the menu, and nothing that is only in its content', () => {
  for (const { path } of sectionPages) expect([path, isAlwaysInMenu(path)]).toEqual([path, true])
  for (const path of ['/meaning/our-hymn', '/meaning/', '/toString'])
    expect([path, isAlwaysInMenu(path)]).toEqual([path, false])
})
