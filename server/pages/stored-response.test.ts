import { expect, test } from 'vitest'
import { StoredResponse } from './stored-response.ts'

const page = Buffer.from(`<!doctype html><p>${'More than a school, a family. '.repeat(50)}</p>`)
const stored = (body = page, type = 'text/html; charset=utf-8') =>
  new StoredResponse({ status: 200, headers: { 'content-type': type }, body })

test('a stored answer is ready in an encoding once it was compressed, once for simultaneous requests', async () => {
  const response = stored()
  expect(response.ready('br')).toBeUndefined()
  const [first, second] = await Promise.all([response.prepare('br'), response.prepare('br')])
  expect(second).toBe(first)
  expect(response.ready('br')).toBe(first)
  expect(response.ready('gzip')).toBeUndefined()
})

test.each([
  ['what is packed already', Buffer.alloc(1_000, 'png'), 'image/png'],
  ['what is too small to gain by it', Buffer.from('<p>Hi</p>'), 'text/html'],
])('a stored answer is sent as it is: %s', async (_what, body, type) => {
  const sent = await stored(body, type).prepare('br')
  expect(sent.body).toEqual(body)
  expect(sent.headers).not.toHaveProperty('content-encoding')
  expect(sent.headers).not.toHaveProperty('vary')
})

test('a stored answer knows roughly how much memory it takes', async () => {
  const response = stored()
  expect(response.size).toBeGreaterThanOrEqual(page.length)
  const { body } = await response.prepare('br')
  const withOne = response.size
  expect(withOne).toBeGreaterThanOrEqual(body.length)
  const gzipped = await response.prepare('gzip')
  expect(response.size).toBeGreaterThanOrEqual(withOne + gzipped.body.length)
})

const { etag } = stored()
const strong = etag.slice(2)

test.each([
  [etag, true],
  [strong, true],
  [`"old", ${etag}`, true],
  [`${strong} , W/"other"`, true],
  ['*', true],
  [undefined, false],
  ['', false],
  ['"old"', false],
  [etag.slice(0, -2), false],
  [`x${etag}`, false],
  ['W/"*"', false],
  [stored(Buffer.from('<p>new</p>')).etag, false],
])('a visitor with the tag %s has the page: %s', (tags, has) => {
  expect(stored().matches(tags)).toBe(has)
})
