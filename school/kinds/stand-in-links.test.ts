import { expect, test } from 'vitest'
import { campusStandIn, mapSearch, schoolDomain, socialStandIn } from './stand-in-links.ts'

const school = 'Dr. Yanga’s Colleges, Inc.'

test('until staff set an address, a platform or campus is a search, the channel, or the school’s site', () => {
  for (const name of ['Facebook', 'Instagram', 'TikTok']) {
    const { hostname, searchParams } = new URL(socialStandIn(name, school))
    expect(hostname).toBe(`www.${name.toLowerCase()}.com`)
    expect(searchParams.get('q')).toBe(school)
  }
  expect(socialStandIn('YouTube', school)).toBe('https://www.youtube.com/DYCIanOfficial')
  expect(socialStandIn('Bulletin', school)).toBe(schoolDomain)

  const searched = (address: string) => new URL(address).searchParams.get('query')
  expect(searched(campusStandIn('Elida Campus', school))).toBe(
    `${school}, Elida Campus, Bocaue, Bulacan`,
  )
  // An address is searched for as it is.
  expect(searched(mapSearch('Wakas & more'))).toBe('Wakas & more')
})
