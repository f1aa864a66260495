import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { listenLocally } from './local-server.ts'

/** Starts a mail server on a free port that keeps its mail. */
export async function startStandInMail({ refuses = false } = {}) {
  const mails: string[] = []
  /** its answers for recipients that it does not take, by their addresses */
  const refused = new Map<string, string>()
  /** recipients whose next mail is taken without an answer: the line breaks first */
  const lost = new Set<string>()
  const server = createServer((socket) => {
    socket.on('error', () => {})
    const say = (line: string) => socket.write(`${line}\r\n`)
    let data: string[] | null = null
    let recipient = ''
    createInterface({ input: socket }).on('line', (line) => {
      if (data) {
        if (line !== '.') return void data.push(line)
        mails.push(data.join('\n'))
        data = null
        if (lost.delete(recipient)) return void socket.destroy()
        return void say('250 kept')
      }
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'MAIL' && refuses) return void say('550 not from you')
      if (verb === 'RCPT') recipient = /<(.*?)>/.exec(line)?.[1] ?? ''
      const refusal = verb === 'RCPT' && refused.get(recipient)
      if (refusal) return void say(refusal)
      if (verb === 'DATA') data = []
      return void say(verb === 'DATA' ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok')
    })
    say('220 stand-in')
  })
  const { port, stop } = await listenLocally(server)
  return { url: `smtp://127.0.0.1:${port}`, mails, refused, lost, stop }
}

/** Reads a mail: its headers by name in lower case, and its text. */
export function readMail(mail: string) {
  const [head = '', ...rest] = mail.split('\n\n')
  const headers = Object.fromEntries(
    head
      .replaceAll(/\n[ \t]+/g, ' ')
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.replace(/^\S+: /, '')]),
  ) as Record<string, string>
  const body = rest.join('\n\n')
  const isQuoted = headers['content-transfer-encoding'] === 'quoted-printable'
  const bytes = isQuoted
    ? Buffer.from(
        body
          .replaceAll('=\n', '')
          .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
        'latin1',
      )
    : Buffer.from(body)
  return { headers, text: bytes.toString() }
}
