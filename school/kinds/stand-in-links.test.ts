import { expect, test } from 'vitest'
import { campusStandIn, mapSearch, oldSite, socialStandIn } from './stand-in-links.ts'

const school = 'Dr. Yanga’s Colleges, Inc.'

test('until staff set an address, a platform or campus is a search, the channel, or the school’s site', () => {
  for (const name of ['Facebook', 'Instagram', 'TikTok']) {
    const { url, opens } = socialStandIn(name, school)
    const { hostname, searchParams } = new URL(url)
    const search = ['search', `www.${name.toLowerCase()}.com`, school]
    expect([opens, hostname, searchParams.get('q')]).toEqual(search)
  }
  const channel = { url: 'https://www.youtube.com/DYCIanOfficial', opens: 'itself' }
  expect(socialStandIn('YouTube', school)).toEqual(channel)
  expect(socialStandIn('Bulletin', school)).toBe(oldSite)

  const searched = (address: string) => new URL(address).searchParams.get('query')
  expect(searched(campusStandIn('Elida Campus', school))).toBe(
    `${school}, Elida Campus, Bocaue, Bulacan`,
  )
  // An address is searched for as it is.
  expect(searched(mapSearch('Wakas & more'))).toBe('Wakas & more')
})
