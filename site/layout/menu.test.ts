import { describe, expect, test } from 'vitest'
import { menuNames } from '../../school/kinds/menu-names.ts'
import { translationTo } from '../languages/messages.server.ts'
import { learnWithUs, menuTitle, menuTitles, moreItems, whoWeAre } from './menu.ts'

const t = translationTo('en')

const addressesOf = (item: typeof learnWithUs) => item.links.map((link) => [t(link.title), link.to])

describe('the menu (spec 2)', () => {
  test('begins with the four levels of learning', () => {
    expect(t(learnWithUs.title)).toBe('Learn With Us')
    expect(addressesOf(learnWithUs)).toEqual([
      ['Grade School', '/learn-with-us/pgs'],
      ['Junior High School', '/learn-with-us/jhs'],
      ['Senior High School', '/learn-with-us/shs'],
      ['College', '/learn-with-us/college'],
    ])
  })

  test('has eight items that say who we are, in their order', () => {
    expect(whoWeAre.map(({ title, to }) => [t(title), to])).toEqual([
      ['Meaning', '/meaning'],
      ['Identity', '/identity'],
      ['Spirituality', '/spirituality'],
      ['Servanthood', '/servanthood'],
      ['Innovations', '/innovations'],
      ['Organizational Memory', '/organizational-memory'],
      ['Norms', '/norms'],
      ["Stakeholder's Centricity", '/stakeholders-centricity'],
    ])
  })

  test('ends with news, announcements, events and how to connect', () => {
    expect(moreItems.map(({ title, to }) => [t(title), to])).toEqual([
      ['DYCIan News', '/dycian-news'],
      ['Announcements', '/announcements'],
      ['Events', '/events'],
      ['Connect With Us', '/contact-us'],
    ])
  })

  test('names the sections’ pages: ten of spirituality, three of innovations, two of memory', () => {
    const count = Object.fromEntries(whoWeAre.map(({ to, links }) => [to, links.length]))
    expect(count).toMatchObject({
      '/spirituality': 10,
      '/innovations': 3,
      '/organizational-memory': 2,
      '/norms': 2,
    })
  })

  test('leads nowhere twice', () => {
    const items = [learnWithUs, ...whoWeAre, ...moreItems]
    const addresses = items.flatMap((item) => [item.to, ...item.links.map((link) => link.to)])
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const address of addresses) expect(address).toMatch(/^(\/[a-z0-9-]+){1,2}$/)
  })
})

describe('labels that staff give', () => {
  const labels = { '/meaning': 'What we believe', '/meaning/mission': 'Our mission' }

  test('replace the default titles, in the menu and above a page’s title', () => {
    expect(menuTitle(t, '/meaning/mission', labels)).toBe('Our mission')
    expect(menuTitle(t, '/meaning/vision', labels)).toBe('Vision')
    expect(menuTitle(t, '/elsewhere', labels)).toBeUndefined()
  })
})

test('the staff pages name the menu as visitors read it in English', () => {
  const titles = [...menuTitles].map(([path, title]) => [path, t(title)])
  expect(titles).toEqual(Object.entries(menuNames))
})
