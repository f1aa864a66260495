import { connect } from 'node:net'
import { createMailer } from '../../server/mail.ts'
import { knownServices } from '../../abilities/class-status/server/known-services.ts'
import type { Environment } from '../../server/environment.ts'
import { findings, reasonOf, type Finding } from './finding.ts'

const mail = findings('Mail')
const push = findings('Push')

/** Time limit for another server to accept a connection, in milliseconds. */
const connectTimeoutMs = 5_000

/** Signs in to the mail server, and sends nothing. */
export async function checkMail({ SMTP_URL: url, MAIL_FROM: from }: Environment): Promise<Finding> {
  if (!url || !from) {
    return mail.look(
      'It is not set up: links for staff are shown instead, and families get no class notices by mail. Set SMTP_URL and MAIL_FROM.',
    )
  }
  const { host } = new URL(url)
  const problem = await createMailer({ url, from }, null).check()
  return problem === null
    ? mail.ok(`${host} accepts this site. Its mail comes from ${from}.`)
    : mail.fault(`${host} does not work: ${problem}. Check SMTP_URL.`)
}

/**
 * Connects to the push services of browsers, and sends nothing.
 *
 * @param services origins; by default those of the known browsers and of PUSH_SERVICES
 */
export async function checkPush(
  { SERVICE_WORKER, PUBLIC_ORIGIN, PUSH_SERVICES }: Environment,
  services: readonly string[] = [...knownServices, ...PUSH_SERVICES],
): Promise<Finding[]> {
  if (!SERVICE_WORKER) return [push.look('It is off, because SERVICE_WORKER is 0.')]
  const { protocol, hostname } = new URL(PUBLIC_ORIGIN)
  if (protocol !== 'https:' && hostname !== 'localhost')
    return [push.fault('Browsers allow it on https sites only. Set PUBLIC_ORIGIN to one.')]
  return Promise.all(
    services.map(async (service) => {
      const problem = await reach(new URL(service))
      return problem === null
        ? push.ok(`${service} can be reached.`)
        : push.fault(
            `${service} cannot be reached (${problem}). Let this machine connect to it on port 443.`,
          )
    }),
  )
}

/** Opens a connection and closes it. @returns why it failed, or `null` */
const reach = ({ hostname, port }: URL) =>
  new Promise<string | null>((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 443) })
    const end = (problem: string | null) => {
      socket.destroy()
      resolve(problem)
    }
    socket.setTimeout(connectTimeoutMs, () => end('no answer'))
    socket.once('connect', () => end(null))
    socket.once('error', (error) => end(reasonOf(error)))
  })
