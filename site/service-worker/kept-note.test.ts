import { expect, test } from 'vitest'
import { addNote } from './kept-note.ts'

const html = '<html><body><a href="#content" class="skip">Skip</a><main>Page</main></body></html>'

/** 5:12 AM in Manila. */
const keptAt = Date.UTC(2026, 10, 22, 21, 12)
const hour = 3_600_000

const noteOf = (address: string, now: number, reason: 'offline' | 'slow' = 'offline') => {
  const noted = addNote(html, { address, keptAt, now, reason }) ?? ''
  expect(noted).toMatch(
    /^<html><body><a [^>]+>Skip<\/a><aside .*data-kept="(offline|slow)".*<\/aside><main>/,
  )
  return /<aside[^>]*>(.*?) <a /.exec(noted)?.[1]
}

test('a page kept today says the time in Manila, and why it is shown', () => {
  expect(noteOf('/events', keptAt + hour)).toBe('You are offline. This is the page as of 5:12 AM.')
  expect(noteOf('/events', keptAt + hour, 'slow')).toMatch(/^The site does not answer. /)
})

test('a page kept on another day in Manila says the day, also within 24 hours', () => {
  expect(noteOf('/events', keptAt + 18 * hour)).toMatch(/as of 5:12 AM\.$/)
  expect(noteOf('/events', keptAt + 19 * hour)).toMatch(/as of November 23, 2026 at 5:12 AM\.$/)
})

test('a class status warns that it may have changed, and of another day that it is not of today', () => {
  expect(noteOf('/status', keptAt + hour)).toBe(
    'You are offline. This is the class status as of 5:12 AM. It may have changed since.',
  )
  for (const address of ['/status', '/status/no-classes-today'])
    expect(noteOf(address, keptAt + 19 * hour)).toMatch(/It says nothing about today\.$/)
})

test('a document without a place for the note is not shown', () => {
  const given = { address: '/status', keptAt, now: keptAt, reason: 'offline' } as const
  expect(addNote('<html><body><main>Page</main></body></html>', given)).toBeNull()
})
