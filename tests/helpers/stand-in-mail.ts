import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Starts a mail server on a free port that keeps its mail. */
export async function startStandInMail({ refuses = false } = {}) {
  const mails: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => {})
    const say = (line: string) => socket.write(`${line}\r\n`)
    let data: string[] | null = null
    createInterface({ input: socket }).on('line', (line) => {
      if (data) {
        if (line !== '.') return void data.push(line)
        mails.push(data.join('\n'))
        data = null
        return void say('250 kept')
      }
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'MAIL' && refuses) return void say('550 not from you')
      if (verb === 'DATA') data = []
      return void say(verb === 'DATA' ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok')
    })
    say('220 stand-in')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}
