import { describe, expect, test } from 'vitest'
import { campusStandIn, mapSearch, schoolDomain, socialStandIn } from './stand-in-links.ts'

const school = 'Dr. Yanga’s Colleges, Inc.'

describe('until staff set an address', () => {
  test.each(['Facebook', 'Instagram', 'TikTok'])('%s is a search for the school there', (name) => {
    const url = new URL(socialStandIn(name, school))
    expect(url.hostname).toBe(`www.${name.toLowerCase()}.com`)
    expect(url.searchParams.get('q')).toBe(school)
  })

  test('YouTube is the channel that is known', () => {
    expect(socialStandIn('YouTube', school)).toBe('https://www.youtube.com/DYCIanOfficial')
  })

  test('an unknown platform leads to the school’s own site', () => {
    expect(socialStandIn('Bulletin', school)).toBe(schoolDomain)
  })

  test('a campus is searched for by its name and town, and an address as it is', () => {
    expect(new URL(campusStandIn('Elida Campus', school)).searchParams.get('query')).toBe(
      `${school}, Elida Campus, Bocaue, Bulacan`,
    )
    expect(new URL(mapSearch('Wakas & more')).searchParams.get('query')).toBe('Wakas & more')
  })
})
