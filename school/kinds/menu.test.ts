import { describe, expect, test } from 'vitest'
import {
  labelItem,
  learnWithUs,
  linkAddress,
  menuTitle,
  menuTitles,
  moreItems,
  whoWeAre,
} from './menu.ts'

const addressesOf = (item: typeof learnWithUs) =>
  item.links.map((link) => [link.label, linkAddress(item, link)])

describe('the menu (spec 2)', () => {
  test('begins with the four levels of learning', () => {
    expect(learnWithUs.label).toBe('Learn With Us')
    expect(addressesOf(learnWithUs)).toEqual([
      ['Grade School', '/learn-with-us/pgs'],
      ['Junior High School', '/learn-with-us/jhs'],
      ['Senior High School', '/learn-with-us/shs'],
      ['College', '/learn-with-us/college'],
    ])
  })

  test('has eight items that say who we are, in their order', () => {
    expect(whoWeAre.map(({ label, to }) => [label, to])).toEqual([
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
    expect(moreItems.map(({ label, to }) => [label, to])).toEqual([
      ['DYCIan News', '/dycian-news'],
      ['Announcements', '/announcements'],
      ['Events', '/events'],
      ['Connect With Us', '/contact-us'],
    ])
  })

  test('leads from every sublink to /{parent last segment}/{sublink last segment}', () => {
    for (const item of [learnWithUs, ...whoWeAre]) {
      for (const link of item.links)
        expect(linkAddress(item, link)).toBe(`${item.to}/${link.segment}`)
    }
    const nested = { label: 'Deep', to: '/somewhere/deep', links: [] }
    expect(linkAddress(nested, { label: 'Link', segment: 'link' })).toBe('/deep/link')
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
    const addresses = items.flatMap((item) => [
      item.to,
      ...item.links.map((link) => linkAddress(item, link)),
    ])
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const address of addresses) expect(address).toMatch(/^(\/[a-z0-9-]+){1,2}$/)
  })
})

describe('labels that staff give', () => {
  const labels = { '/meaning': 'What we believe', '/meaning/mission': 'Our mission' }

  test('replace the default labels; the addresses of items stay', () => {
    const meaning = labelItem(whoWeAre[0] as typeof learnWithUs, labels)
    expect([meaning.label, meaning.to]).toEqual(['What we believe', '/meaning'])
    expect(addressesOf(meaning).slice(0, 2)).toEqual([
      ['Vision', '/meaning/vision'],
      ['Our mission', '/meaning/mission'],
    ])
  })

  test('are the titles of the breadcrumb too', () => {
    expect(menuTitle('/meaning/mission', labels)).toBe('Our mission')
    expect(menuTitle('/meaning/vision', labels)).toBe('Vision')
    expect(menuTitle('/elsewhere', labels)).toBeUndefined()
  })
})

describe('the titles of the breadcrumb', () => {
  test('are those of the menu', () => {
    expect(menuTitles.get('/learn-with-us')).toBe('Learn With Us')
    expect(menuTitles.get('/learn-with-us/shs')).toBe('Senior High School')
    expect(menuTitles.get('/stakeholders-centricity/scholarships')).toBe('Scholarships')
    expect(menuTitles.get('/dycian-news')).toBe('DYCIan News')
    expect(menuTitles.get('/elsewhere')).toBeUndefined()
  })
})
