import { expect, test } from 'vitest'
import { campusStandIn, mapSearch, schoolDomain, socialStandIn } from './stand-in-links.ts'

const school = 'Dr. Yanga’s Colleges, Inc.'

test('until staff set an address, a platform is a search for the school, its channel, or the school’s site', () => {
  for (const name of ['Facebook', 'Instagram', 'TikTok']) {
    const { hostname, searchParams } = new URL(socialStandIn(name, school))
    expect(hostname).toBe(`www.${name.toLowerCase()}.com`)
    expect(searchParams.get('q')).toBe(school)
  }
  expect(socialStandIn('YouTube', school)).toBe('https://www.youtube.com/DYCIanOfficial')
  expect(socialStandIn('Bulletin', school)).toBe(schoolDomain)
})

test('until staff set an address, a campus is searched for by its name and town, and an address as it is', () => {
  const searched = (address: string) => new URL(address).searchParams.get('query')
  expect(searched(campusStandIn('Elida Campus', school))).toBe(
    `${school}, Elida Campus, Bocaue, Bulacan`,
  )
  expect(searched(mapSearch('Wakas & more'))).toBe('Wakas & more')
})
