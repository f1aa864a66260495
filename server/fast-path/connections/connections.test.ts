import { EventEmitter } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connections } from './connections.ts'
import { connectionLimits, keepAliveSeconds, type ConnectionLimits } from './limits.ts'

/** A connection whose client does what a test says: `client` counts bytes. */
function makeSocket(address: string) {
  const client = { waiting: 0, written: 0, received: 0 }
  const socket = Object.defineProperties(new Socket(), {
    remoteAddress: { value: address },
    writableLength: { get: () => client.waiting },
    bytesWritten: { get: () => client.written },
    bytesRead: { get: () => client.received },
  })
  return { socket, client }
}

let connections: Connections
let reported: number[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
  reported = []
  limit({})
})
afterEach(() => {
  connections.stop()
  vi.useRealTimers()
})

const limit = (limits: Partial<ConnectionLimits>) => {
  const all = { ...connectionLimits({ proxies: 0 }), ...limits }
  connections = new Connections(all, (closed) => reported.push(closed))
}
const open = (address = '192.0.2.1') => {
  const { socket, client } = makeSocket(address)
  return { socket, client, connection: connections.admit(socket) }
}
/** Begins a request of a connection. @returns ends it */
const ask = (socket: Socket) => {
  const request = new IncomingMessage(socket)
  const response = new ServerResponse(request)
  const isBegun = connections.begin(request, response)
  return { isBegun, response, end: () => response.emit('close') }
}
const visit = (socket: Socket) => ask(socket).end()
const isOpen = ({ socket }: { socket: Socket }) => !socket.destroyed
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)

test('a connection that waits between two requests is closed after 20 seconds, later than it was told, one whose request takes long is kept', () => {
  expect(connections.limits.idleMs).toBeGreaterThan(keepAliveSeconds * 1_000)
  const [idle, busy] = [open(), open()]
  visit(idle.socket)
  const { end } = ask(busy.socket)
  pass(19_000)
  expect([idle, busy].map(isOpen)).toEqual([true, true])
  pass(4_000)
  expect([idle, busy].map(isOpen)).toEqual([false, true])
  pass(37_000)
  expect(isOpen(busy)).toBe(true)
  end()
  pass(20_000)
  expect(isOpen(busy)).toBe(false)
})

test('a client that accepts no byte is disconnected after 30 seconds, whatever it sends; one that accepts some is not', () => {
  const all = [open(), open(), open()] as const
  const [, slow, sending] = all
  for (const { socket, client } of all) {
    ask(socket)
    client.waiting = 1_000
    client.written = 1_000
  }
  const passSeconds = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      sending.client.received += 10
      pass(1_000)
    }
    return all.map(isOpen)
  }
  expect(passSeconds(28)).toEqual([true, true, true])
  slow.client.waiting = 900
  expect(passSeconds(6)).toEqual([false, true, false])
  expect(passSeconds(30)).toEqual([false, false, false])
})

test('of one address, those who waited longest are closed beyond its limit, and reported', () => {
  limit({ waitingPerAddress: 2 })
  const old = open()
  pass(1_000)
  const others = [open(), open(), open('198.51.100.7')]
  const polite = open()
  visit(polite.socket)
  pass(10_000)
  expect([old, ...others, polite].map(isOpen)).toEqual([false, true, true, true, true])
  expect(reported).toEqual([1])
  // A trusted proxy asks for everybody.
  const limits = [0, 1].map((proxies) => connectionLimits({ proxies }).waitingPerAddress)
  expect(limits).toEqual([1_000, Infinity])
})

test('of one address, who came first stays when later ones have waited longer', () => {
  limit({ waitingPerAddress: 1, patienceMs: 4_000 })
  const [first, second] = [open(), open()]
  pass(2_000)
  first.client.received += 1
  pass(8_000)
  expect([first, second].map(isOpen)).toEqual([true, false])
})

test('silent connections get five seconds before they count', () => {
  limit({ waitingPerAddress: 0, checkMs: 1_000 })
  const one = open()
  pass(5_000)
  expect(isOpen(one)).toBe(true)
  pass(2_000)
  expect(isOpen(one)).toBe(false)
  pass(10_000)
  expect(reported).toEqual([1])
})

const openMany = (count: number, isVisitor: boolean) =>
  Array.from({ length: count }, () => {
    const one = open()
    if (isVisitor) visit(one.socket)
    pass(2_000)
    return one
  })

test('a full site closes a twentieth: those that never asked before those that wait idly', () => {
  limit({ connections: 40, idleMs: 1e9, patienceMs: 1e9 })
  const idle = openMany(20, true)
  const silent = openMany(20, false)
  pass(2_000)
  expect(isOpen(open())).toBe(true)
  expect(reported).toEqual([2])
  expect(silent.map(isOpen)).toEqual([false, false, ...silent.slice(2).map(() => true)])
  expect(idle.every(isOpen)).toBe(true)
})

test('a full site closes the longest idle connections before those that have just come', () => {
  limit({ connections: 40, idleMs: 1e9, patienceMs: 1e9 })
  const idle = openMany(3, true)
  const fresh = Array.from({ length: 37 }, () => open())
  expect(isOpen(open())).toBe(true)
  expect(reported).toEqual([2])
  expect(idle.map(isOpen)).toEqual([false, false, true])
  expect(fresh.every(isOpen)).toBe(true)
})

test('a full site whose connections are all served turns a new one away, and searches again later', () => {
  limit({ connections: 3, checkMs: 2_000 })
  const busy = [open('192.0.2.1'), open('192.0.2.2'), open('192.0.2.3')]
  const running = busy.map(({ socket }) => ask(socket))
  expect(open().connection).toBeNull()
  expect(busy.every(isOpen)).toBe(true)
  running[0]?.end()
  pass(1_999)
  expect(open().connection).toBeNull()
  pass(1)
  expect(open().connection).not.toBeNull()
  expect(busy.map(isOpen)).toEqual([false, true, true])
})

test('the last request of a connection is answered and closes it; none is after that', () => {
  limit({ requestsPerConnection: 2 })
  const { socket } = open()
  const [first, second, third] = [ask(socket), ask(socket), ask(socket)]
  expect([first, second, third].map(({ isBegun }) => isBegun)).toEqual([true, true, false])
  expect(first.response.getHeader('connection')).toBeUndefined()
  expect(second.response.getHeader('connection')).toBe('close')
})

test('a closed connection has left, and nothing of it is answered', async () => {
  const { socket } = open()
  open()
  expect(connections.count).toBe(2)
  socket.destroy()
  await EventEmitter.once(socket, 'close')
  expect(connections.count).toBe(1)
  expect(ask(socket).isBegun).toBe(false)
})

test('at the stop, connections close: those outside HTTP after their answers, then all', () => {
  const [inHttp, outside] = [open(), open()]
  if (inHttp.connection) inHttp.connection.isInHttp = true
  const soon = vi.spyOn(outside.socket, 'destroySoon')
  connections.closeOutsideHttp()
  expect(soon).toHaveBeenCalledOnce()
  expect(isOpen(inHttp)).toBe(true)
  connections.closeAll()
  expect(isOpen(inHttp)).toBe(false)
  expect(connections.count).toBe(0)
})

test('a connection of a proxy’s many visitors goes on in its turn', async () => {
  vi.useRealTimers()
  const order: number[] = []
  for (const number of [1, 2, 3]) connections.inTurn(() => order.push(number))
  expect(order).toEqual([])
  await expect.poll(() => order).toEqual([1, 2, 3])
})
