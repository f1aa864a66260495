// Runs one attack of bench/attacks.ts in a separate process: node bench/attacker.ts NAME PORT PATH
import { connect, type Socket } from 'node:net'

const [name = '', port = '', path = '/'] = process.argv.slice(2)

const request = (target: string) => `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`

/**
 * Each attack: its number of connections and what each of them does. Only this machine is
 * contacted.
 */
const attacks: Record<string, { connections: number; behave: (socket: Socket) => void }> = {
  'no attacker': { connections: 0, behave: () => {} },
  '200 connections with 1,000 pipelined requests, never read': {
    connections: 200,
    behave: (socket) => socket.pause().write(request('/').repeat(1_000)),
  },
  '1,000 slow heads': {
    connections: 1_000,
    behave: (socket) => {
      socket.resume().write('GET / HTTP/1.1\r\nX: ')
      const timer = setInterval(() => socket.write('a'), 1_000)
      socket.once('close', () => clearInterval(timer))
    },
  },
  '5,000 idle connections': { connections: 5_000, behave: (socket) => socket.resume() },
  '500 clients that ask for 200 pages and never read': {
    connections: 500,
    behave: (socket) => {
      const pages = Array.from({ length: 200 }, (_, page) =>
        request(`/dycian-news?page=${page + 1}`),
      )
      socket.pause().write(pages.join(''))
    },
  },
  '100 slow downloads': {
    connections: 100,
    behave: (socket) => {
      socket.pause().write(request(path))
      const timer = setInterval(() => {
        socket.read(Math.min(2_000, socket.readableLength))
      }, 1_000)
      socket.once('close', () => clearInterval(timer))
    },
  },
}

const attack = attacks[name]
if (!attack) throw new Error(`There is no attack “${name}”.`)
let open = 0
for (let count = 0; count < attack.connections; count += 1) {
  const socket = connect({ port: Number(port), host: '127.0.0.1' })
  open += 1
  socket.on('error', () => {})
  socket.once('connect', () => attack.behave(socket))
  socket.once('close', () => (open -= 1))
  // Opens all connections within two seconds, in batches, so that opening them is not itself the
  // attack.
  if (count % 100 === 99) await new Promise((wait) => setTimeout(wait, 20))
}
process.on('message', () => process.send?.(open))
process.on('disconnect', () => process.exit())
