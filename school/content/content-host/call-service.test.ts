import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { json, standInHostForEach } from '../../../tests/helpers/stand-in-host.ts'
import { callService, countOf, pictureOf, serviceBody, slugOf, textOf } from './call-service.ts'

/** One byte more than the limit of an answer. */
const tooMuch = 8 * 1024 * 1024 + 1

const text =
  (body: string | Buffer, headers = {}, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body)

describe('a call to the content service', () => {
  const host = standInHostForEach(json({ fine: true }))
  const unreachable = { ok: false, failure: { reason: 'unreachable' } }

  test('asks for JSON and gives what was answered', async () => {
    host.answer((request, response) => json({ asked: request.headers.accept })(request, response))
    const value = { asked: 'application/json' }
    expect(await callService(`${host.origin}/call`)).toEqual({ ok: true, value })
  })

  test('reads an answer that begins with a byte-order mark, as some PHP hosts send it', async () => {
    host.answer(text('\uFEFF[1]'))
    expect(await callService(host.origin)).toEqual({ ok: true, value: [1] })
  })

  const refuse: RequestListener = (_request, response) =>
    response.writeHead(503, { 'content-length': 0 }).end()
  const breakOff: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('[1, 2', () => response.destroy())
  }
  const endless: RequestListener = (_request, response) =>
    void response.write(`["${'a'.repeat(tooMuch)}`)
  const zipped = { 'content-encoding': 'gzip' }
  const status = { reason: 'status', message: 'Server returned 503' }

  test.each<[what: string, failure: object, listener: RequestListener]>([
    ['is a refusal with an explanation', status, json({ error: 'no' }, 503)],
    ['is a refusal without a word', status, refuse],
    ['is an HTML page', { reason: 'not-json' }, text('<!doctype html><title>Maintenance</title>')],
    ['is half of a JSON text', { reason: 'not-json' }, text('{"data": [{"articleID": 1')],
    ['is empty', { reason: 'not-json' }, text('')],
    ['breaks off in the middle', { reason: 'unreachable' }, breakOff],
    ['leads in circles', { reason: 'unreachable' }, text('', { location: '/again' }, 302)],
    [
      'says that it is too large',
      { reason: 'too-large' },
      text('[', { 'content-length': tooMuch }),
    ],
    ['never ends', { reason: 'too-large' }, endless],
    [
      'is small on the wire and huge in memory',
      { reason: 'too-large' },
      text(gzipSync(`["${'a'.repeat(tooMuch)}"]`), zipped),
    ],
  ])('whose answer %s is a failure: %j', async (_what, failure, listener) => {
    host.answer(listener)
    expect(await callService(host.origin)).toMatchObject({ ok: false, failure })
  })

  test.each([
    ['', ''],
    [' to the end', '['],
  ])('gives up on a service that never answers%s', async (_, start) => {
    const clock = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
    const endTime = () => clock.abort(new DOMException('The time is over', 'TimeoutError'))
    host.answer((_request, response) => {
      if (start === '') endTime()
      else response.write(start, endTime)
    })
    expect(await callService(host.origin)).toMatchObject(unreachable)
    expect(timeout.mock.lastCall?.[0]).toBeLessThanOrEqual(10_000)
  })

  test('fails with a reason when no server listens', async () => {
    await host.stop()
    expect(await callService(host.origin)).toMatchObject(unreachable)
  })

  test('ends when its caller has gone elsewhere', async () => {
    const caller = new AbortController()
    host.answer(() => caller.abort())
    const called = callService(host.origin, caller.signal)
    await expect(called).rejects.toMatchObject({ name: 'AbortError' })
  })
})

test('what the service may write is a text, a count, a part of an address or fields, or nothing', () => {
  const texts = ['  padded ', 17, 0, null, undefined, true, { a: 1 }, ['a']]
  expect(texts.map(textOf)).toEqual(['padded', '17', '0', '', '', '', '', ''])
  expect([12, ' 12 ', '0'].map(countOf)).toEqual([12, 12, 0])
  for (const none of ['', 'many', -1, 'Infinity', null, [3]]) expect(countOf(none)).toBeNull()
  for (const slug of ['robotics-team_2025', 'a'.repeat(300)]) expect(slugOf(slug)).toBe(slug)
  for (const none of ['a/../b', 'with space', '', 'a'.repeat(301), 12])
    expect(slugOf(none)).toBe('')
  const fields = { subtitle: 'At last' }
  expect(serviceBody(' <p>a</p>', fields)).toEqual({ html: '<p>a</p>', fields })
  for (const none of [undefined, null, 'text', ['list'], { subtitle: 'x'.repeat(10_001) }])
    expect(serviceBody('', none)).toEqual({ html: '', fields: {} })
})

describe('the address of an image (spec 7)', () => {
  const host = 'https://content.example.edu.ph'

  test.each([
    ['uploads/robot.png', `${host}/uploads/robot.png`],
    ['/uploads/robot.png', `${host}/uploads/robot.png`],
    ['HTTP://cdn.example.org/robot.png', 'HTTP://cdn.example.org/robot.png'],
    ['', null],
    ['javascript:alert(1)', null],
    ['data:image/png;base64,AAAA', null],
    ['//evil.example/a.png', null],
    ['/\\evil.example/a.png', null],
    ['\\\\evil.example/a.png', null],
  ])('for %j is %j, and stays at this origin when the service is this site', (path, address) => {
    expect(pictureOf(path, undefined, host)).toBe(address)
    expect(pictureOf(path, undefined, '')).toBe(address?.replace(host, '') ?? null)
  })

  test('comes with what our own service says of a photograph', () => {
    const known = { alt: 'Four students', widths: [320, 640], focalX: 20, focalY: 90 }
    const photoOf = (origin: string) => ({
      ...known,
      width: 1_000,
      height: 750,
      address: `${origin}/media/a/team.jpg`,
      folder: `${origin}/media/a/b/`,
    })
    expect(pictureOf('media/a/team.jpg', photoOf(''), '')).toEqual(photoOf(''))
    expect(pictureOf('/media/a/team.jpg', photoOf(''), host)).toEqual(photoOf(host))
  })

  test.each([
    { folder: 'javascript:x/' },
    { folder: '/a/ 1w, https://evil.example/' },
    { widths: ['x'] },
    { height: 0 },
    { width: 0 },
    { folder: undefined },
  ])('travels without photo data when that data is inconsistent: %j', (wrong) => {
    const photo = { folder: '/media/a/b/', width: 1, height: 1, widths: [320], ...wrong }
    expect(pictureOf('uploads/robot.png', photo, '')).toBe('/uploads/robot.png')
    expect(pictureOf('', photo, '')).toBeNull()
    for (const other of ['text', null])
      expect(pictureOf('uploads/robot.png', other, '')).toBe('/uploads/robot.png')
  })
})
