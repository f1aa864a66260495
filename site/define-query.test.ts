import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defineQuery } from './define-query.ts'

const handle = defineQuery('page', 'topic')

test('a page reads the query parameters that it declares, and fails for any other', () => {
  const query = handle.read('https://dyci.example/news?page=2&topic=R%26D&year=2024')
  expect([query.get('page'), query.get('topic')]).toEqual(['2', 'R&D'])
  expect(handle.read('https://dyci.example/news').get('page')).toBeNull()
  const read = query as { get: (name: string) => void }
  expect(() => read.get('year')).toThrow('Declare the query parameter “year” with defineQuery.')
})

test('pages read the query in no other way', () => {
  // The service worker renders nothing.
  const exclude = ['service-worker/**', '**/*.test.{ts,tsx}']
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname, exclude })
  const readers = files.filter((file) =>
    /\bsearchParams\b|useSearchParams/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  )
  expect(readers).toEqual(['define-query.ts'])
})
