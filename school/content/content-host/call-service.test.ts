import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { json, startStandInHost, type StandInHost } from '../../../tests/helpers/stand-in-host.ts'
import { callService, countOf, fieldsOf, pictureOf, slugOf, textOf } from './call-service.ts'

/** One byte more than the limit of an answer. */
const tooMuch = 8 * 1024 * 1024 + 1

describe('a call to the content service', () => {
  let host: StandInHost
  beforeEach(async () => {
    host = await startStandInHost(json({ fine: true }))
  })
  afterEach(() => host.stop())

  test('asks for JSON and gives what was answered', async () => {
    let accept: string | undefined
    host.answer((request, response) => {
      accept = request.headers.accept
      json({ fine: true })(request, response)
    })
    expect(await callService(`${host.origin}/call`)).toEqual({ ok: true, value: { fine: true } })
    expect(accept).toBe('application/json')
  })

  test('reads an answer that begins with a byte-order mark, as some PHP hosts send it', async () => {
    host.answer((_request, response) => response.end('\uFEFF[1]'))
    expect(await callService(host.origin)).toEqual({ ok: true, value: [1] })
  })

  test.each([400, 404, 500, 503])(
    'says which status %i the service answered with',
    async (status) => {
      host.answer(json({ error: 'no' }, status))
      expect(await callService(host.origin)).toEqual({
        ok: false,
        failure: { reason: 'status', message: `Server returned ${status}` },
      })
    },
  )

  test.each([
    ['an HTML page', '<!doctype html><title>Maintenance</title>'],
    ['half of a JSON text', '{"data": [{"articleID": 1'],
    ['nothing', ''],
  ])('fails with a reason when %s comes back', async (_what, body) => {
    host.answer((_request, response) => response.end(body))
    expect(await callService(host.origin)).toMatchObject({
      ok: false,
      failure: { reason: 'not-json' },
    })
  })

  test('fails with its status when the service refuses without a word', async () => {
    host.answer((_request, response) => response.writeHead(503, { 'content-length': 0 }).end())
    expect(await callService(host.origin)).toEqual({
      ok: false,
      failure: { reason: 'status', message: 'Server returned 503' },
    })
  })

  test('fails when the connection breaks in the middle of the answer', async () => {
    host.answer((_request, response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('[1, 2', () => response.destroy())
    })
    expect(await callService(host.origin)).toMatchObject({
      ok: false,
      failure: { reason: 'unreachable' },
    })
  })

  test('does not read an answer that says it is too large', async () => {
    host.answer((_request, response) => {
      response.writeHead(200, { 'content-length': String(tooMuch) })
      response.write('[')
    })
    expect(await callService(host.origin)).toMatchObject({
      ok: false,
      failure: { reason: 'too-large' },
    })
  })

  test('stops reading an endless answer at the size limit', async () => {
    host.answer((_request, response) => {
      response.write(`["${'a'.repeat(tooMuch)}`)
    })
    expect(await callService(host.origin)).toMatchObject({
      ok: false,
      failure: { reason: 'too-large' },
    })
  })

  test('stops unpacking an answer that is small on the wire and huge in memory', async () => {
    host.answer((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' })
      response.end(gzipSync(`["${'a'.repeat(tooMuch)}"]`))
    })
    expect(await callService(host.origin)).toMatchObject({
      ok: false,
      failure: { reason: 'too-large' },
    })
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
    expect(await callService(host.origin)).toMatchObject({
      ok: false,
      failure: { reason: 'unreachable' },
    })
    expect(timeout.mock.lastCall?.[0]).toBeLessThanOrEqual(10_000)
  })

  test('gives up on a service that sends it in circles', async () => {
    host.answer((_request, response) => response.writeHead(302, { location: '/again' }).end())
    expect(await callService(host.origin)).toMatchObject({
      ok: false,
      failure: { reason: 'unreachable' },
    })
  })

  test('fails with a reason when no server listens', async () => {
    await host.stop()
    expect(await callService(host.origin)).toMatchObject({
      ok: false,
      failure: { reason: 'unreachable' },
    })
  })

  test('ends when its caller has gone elsewhere', async () => {
    const caller = new AbortController()
    host.answer(() => caller.abort())
    await expect(callService(host.origin, caller.signal)).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})

describe('what the service may write', () => {
  test.each([
    ['text', 'text'],
    ['  padded ', 'padded'],
    [17, '17'],
    [0, '0'],
    [null, ''],
    [undefined, ''],
    [true, ''],
    [{ a: 1 }, ''],
    [['a'], ''],
  ])('%j as a text is %j', (value, text) => {
    expect(textOf(value)).toBe(text)
  })

  test.each([
    [12, 12],
    ['12', 12],
    [' 12 ', 12],
    ['0', 0],
    ['', null],
    ['many', null],
    [-1, null],
    ['-1', null],
    [Number.POSITIVE_INFINITY, null],
    ['Infinity', null],
    [null, null],
    [[3], null],
  ])('%j as a count is %j', (value, count) => {
    expect(countOf(value)).toBe(count)
  })

  test.each([
    ['robotics-team_2025', 'robotics-team_2025'],
    ['a/../b', ''],
    ['with space', ''],
    ['', ''],
    ['a'.repeat(301), ''],
    [12, ''],
    [null, ''],
  ])('%j as a part of an address is %j', (value, slug) => {
    expect(slugOf(value)).toBe(slug)
  })
})

describe('the address of an image (spec 7)', () => {
  const host = 'https://content.example.edu.ph'

  test.each([
    ['uploads/robot.png', `${host}/uploads/robot.png`],
    ['/uploads/robot.png', `${host}/uploads/robot.png`],
    ['https://cdn.example.org/robot.png', 'https://cdn.example.org/robot.png'],
    ['HTTP://cdn.example.org/robot.png', 'HTTP://cdn.example.org/robot.png'],
  ])('%j is %j', (path, address) => {
    expect(pictureOf(path, undefined, host)).toBe(address)
  })

  test.each([
    '',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'file:///etc/passwd',
    '//evil.example/a.png',
    '/\\evil.example/a.png',
    '\\\\evil.example/a.png',
    '\\/evil.example/a.png',
  ])('%j is not one: the default is shown', (path) => {
    expect(pictureOf(path, undefined, host)).toBeNull()
  })

  test('stays at this origin when the service is this site', () => {
    expect(pictureOf('uploads/robot.png', undefined, '')).toBe('/uploads/robot.png')
    expect(pictureOf('/uploads/robot.png', undefined, '')).toBe('/uploads/robot.png')
  })

  test('comes with what our own service says of a photograph', () => {
    const photo = {
      address: '/media/a/team.jpg',
      width: 1_000,
      height: 750,
      folder: '/media/a/b/',
      widths: [320, 640],
      alt: 'Four students',
      focalX: 20,
      focalY: 90,
    }
    expect(pictureOf('media/a/team.jpg', photo, '')).toEqual(photo)
    expect(pictureOf('/media/a/team.jpg', photo, host)).toEqual({
      ...photo,
      address: `${host}/media/a/team.jpg`,
      folder: `${host}/media/a/b/`,
    })
  })

  test.each([
    [{ folder: 'javascript:x/', width: 1, height: 1, widths: [320] }],
    [{ folder: '/a/ 1w, https://evil.example/', width: 1, height: 1, widths: [320] }],
    [{ folder: '/media/a/b/', width: 1, height: 1, widths: ['x'] }],
    [{ folder: '/media/a/b/', width: 1, height: 0, widths: [320] }],
    [{}],
    ['text'],
    [null],
  ])('travels without photo data when that data is inconsistent: %j', (photo) => {
    expect(pictureOf('uploads/robot.png', photo, '')).toBe('/uploads/robot.png')
    expect(pictureOf('', photo, '')).toBeNull()
  })
})

describe('fields beyond those of spec 7', () => {
  test('are read as they were sent', () => {
    expect(fieldsOf({ subtitle: 'At last' })).toEqual({ subtitle: 'At last' })
  })

  test.each([undefined, null, 'text', ['list'], { subtitle: 'x'.repeat(10_001) }])(
    'are left out when they are no fields or too long',
    (sent) => {
      expect(fieldsOf(sent)).toEqual({})
    },
  )
})
