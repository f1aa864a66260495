import { expect, test } from 'vitest'
import { menuNames } from '../../school/kinds/menu-names.ts'
import { translatorFor } from '../languages/messages.server.ts'
import { learnWithUs, menuTitle, menuTitles, moreItems, whoWeAre } from './menu.ts'

const t = translatorFor('en')

test('the menu (spec 2) has four levels of learning, eight items that say who we are and four more, and leads nowhere twice', () => {
  expect([learnWithUs.links, whoWeAre, moreItems].map(({ length }) => length)).toEqual([4, 8, 4])
  const items = [learnWithUs, ...whoWeAre, ...moreItems]
  const addresses = items.flatMap((item) => [item.to, ...item.links.map((link) => link.to)])
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('labels that staff give replace the default titles, in the menu and above a page’s title', () => {
  const labels = { '/meaning': 'What we believe', '/meaning/mission': 'Our mission' }
  expect(menuTitle(t, '/meaning/mission', labels)).toBe('Our mission')
  expect(menuTitle(t, '/meaning/vision', labels)).toBe('Vision')
  expect(menuTitle(t, '/elsewhere', labels)).toBeUndefined()
})

test('the staff pages name the menu as visitors read it in English', () => {
  const titles = [...menuTitles].map(([path, title]) => [path, t(title)])
  expect(titles).toEqual(Object.entries(menuNames))
})
