import { expect, test } from 'vitest'
import { starterReference } from '../../content/reference.ts'
import { categoryKind, isAlwaysInMenu, sectionPages } from './category.ts'

const meaning = categoryKind('meaning')
const starter = starterReference.find(({ kind }) => kind.key === meaning.key)
if (!starter) throw new Error('The section Meaning has no starter content.')
const live = meaning.schema.parse(await starter.load())
const page = { ...meaning.schema.parse(live).subItems[0], title: 'Our hymn', tag: 'our-hymn' }

/** The problems of a change of the pages below Meaning. */
const problemsOf = (change: (pages: typeof live.subItems) => unknown[]) =>
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

test('a page is in the menu only when staff say so', () => {
  const { inMenu: _inMenu, ...given } = { inMenu: true, ...page }
  const [added] = meaning.schema.parse({ ...live, subItems: [given] }).subItems
  expect(added?.inMenu).toBe(false)
})

test('the first letter of a title is highlighted only when staff say so', () => {
  const { highlightFirstLetter: _isHighlighted, ...given } = live.headerContent
  const { headerContent } = meaning.schema.parse({ ...live, headerContent: given })
  expect(headerContent.highlightFirstLetter).toBe(false)
})

test('a page that the menu always has does not end, nor move to another address', () => {
  const problem = {
    field: 'subItems',
    message: 'The menu always has “Vision”: keep its page, with the tag “vision”.',
  }
  expect(problemsOf((pages) => pages.filter(({ tag }) => tag !== 'vision'))).toEqual([problem])
  const move = (each: (typeof live.subItems)[number]) =>
    each.tag === 'vision' ? { ...each, tag: 'dream' } : each
  expect(problemsOf((pages) => pages.map(move))).toEqual([problem])
})

test('two pages of a section cannot share an address', () => {
  expect(problemsOf((pages) => [...pages, page, page])).toEqual([
    {
      field: `subItems.${live.subItems.length + 1}.tag`,
      message: 'Another page here has this tag already.',
    },
  ])
})

test('every section is in the menu, and nothing that is only in its content', () => {
  for (const { path } of sectionPages) expect([path, isAlwaysInMenu(path)]).toEqual([path, true])
  for (const path of ['/meaning/our-hymn', '/meaning/', '/toString'])
    expect([path, isAlwaysInMenu(path)]).toEqual([path, false])
})
