import { expect, test } from 'vitest'
import starter from '../../content/category/meaning.json' with { type: 'json' }
import { categoryKind, isAlwaysInMenu, sectionPages } from './category.ts'

const meaning = categoryKind('meaning')
const live = meaning.schema.parse(starter)
const page = { ...meaning.schema.parse(live).subItems[0], title: 'Our hymn', tag: 'our-hymn' }

type Pages = typeof live.subItems
/** The problems of a change of the pages below Meaning. */
const problemsOf = (change: (pages: Pages) => unknown[]) =>
  meaning.changeProblems(
    live,
    meaning.schema.parse({ ...live, subItems: change([...live.subItems]) }),
  )

test('pages are added below a section, renamed, moved and removed again', () => {
  expect(problemsOf((pages) => [page, ...pages])).toEqual([])
  expect(problemsOf((pages) => pages.toReversed())).toEqual([])
  expect(problemsOf((pages) => pages.map((each) => ({ ...each, title: 'New' })))).toEqual([])
  const withPage = { ...live, subItems: [...live.subItems, page] }
  expect(meaning.changeProblems(meaning.schema.parse(withPage), live)).toEqual([])
})

test('a page is in the menu, and the first letter of a title highlighted, only when staff say so', () => {
  const { inMenu: _inMenu, ...given } = { inMenu: true, ...page }
  const { highlightFirstLetter: _isHighlighted, ...header } = live.headerContent
  const added = meaning.schema.parse({ ...live, subItems: [given], headerContent: header })
  expect(added.subItems[0]?.inMenu).toBe(false)
  expect(added.headerContent.highlightFirstLetter).toBe(false)
})

test('a page that the menu always has does not end, nor move to another address', () => {
  const message = 'The menu always has “Vision”: keep its page, with the tag “vision”.'
  const isVision = ({ tag }: Pages[number]) => tag === 'vision'
  const move = (each: Pages[number]) => (isVision(each) ? { ...each, tag: 'dream' } : each)
  const remove = (pages: Pages) => pages.filter((each) => !isVision(each))
  for (const change of [remove, (pages: Pages) => pages.map(move)])
    expect(problemsOf(change)).toEqual([{ field: 'subItems', message }])
})

test('two pages of a section cannot share an address', () => {
  const field = `subItems.${live.subItems.length + 1}.tag`
  const message = 'Another page here has this tag already.'
  expect(problemsOf((pages) => [...pages, page, page])).toEqual([{ field, message }])
})

test('every section is in the menu, and nothing that is only in its content', () => {
  for (const { path } of sectionPages) expect([path, isAlwaysInMenu(path)]).toEqual([path, true])
  for (const path of ['/meaning/our-hymn', '/meaning/', '/toString'])
    expect([path, isAlwaysInMenu(path)]).toEqual([path, false])
})
