import { connect } from 'node:net'
import { knownServices } from '../../abilities/class-status/server/known-push-services.ts'
import type { Environment } from '../../server/environment.ts'
import { createMailer } from '../../server/mail.ts'
import { findings, reasonOf, type Finding } from './finding.ts'

const mail = findings('Mail')
const push = findings('Push')
const proxy = findings('Proxy')

/** Time limit for another server to answer, in milliseconds. */
const timeoutMs = 5_000

/** Signs in to the mail server, and sends nothing. */
export async function* checkMail({
  SMTP_URL: url,
  MAIL_FROM: from,
}: Environment): AsyncIterable<Finding> {
  if (!url || !from) {
    yield mail.look(
      'It is not set up: links for staff are shown instead, and families get no class notices by mail. Set SMTP_URL and MAIL_FROM.',
    )
    return
  }
  const { host } = new URL(url)
  const problem = await createMailer({ url, from }, null).check()
  yield problem === null
    ? mail.ok(`${host} accepts this site. Its mail comes from ${from}.`)
    : mail.fault(`${host} does not work: ${problem}. Check SMTP_URL.`)
}

/**
 * Connects to the push services of browsers, and sends nothing.
 *
 * @param services origins; by default those of the known browsers and of PUSH_SERVICES
 */
export async function* checkPush(
  { SERVICE_WORKER, PUBLIC_ORIGIN, PUSH_SERVICES }: Environment,
  services: readonly string[] = [...knownServices, ...PUSH_SERVICES],
): AsyncIterable<Finding> {
  const { protocol, hostname } = new URL(PUBLIC_ORIGIN)
  if (!SERVICE_WORKER) yield push.look('It is off, because SERVICE_WORKER is 0.')
  else if (protocol !== 'https:' && hostname !== 'localhost')
    yield push.fault('Browsers allow it on https sites only. Set PUBLIC_ORIGIN to one.')
  else
    yield* await Promise.all(
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
    socket.setTimeout(timeoutMs, () => end('no answer'))
    socket.once('connect', () => end(null))
    socket.once('error', (error) => end(reasonOf(error)))
  })

/** The address at which this machine reaches the site itself, without a proxy. */
export const ownAddress = ({ HOST, PORT }: Pick<Environment, 'HOST' | 'PORT'>) =>
  `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${PORT}`

/**
 * Asks the running site directly and through its public address. /metrics answers a request of this
 * machine only when no proxy says that it passed it on: that shows what the proxy adds.
 */
export async function checkProxy(environment: Environment): Promise<Finding> {
  const { PORT, PUBLIC_ORIGIN: origin, TRUST_PROXY: proxies, METRICS_TOKEN } = environment
  const own = ownAddress(environment)
  const direct = await statusOf(`${own}/metrics`)
  if (typeof direct === 'string')
    return proxy.look(`The site does not answer at ${own} (${direct}). Start it to check more.`)
  const { port, hostname } = new URL(origin)
  if (hostname === 'localhost' && port === String(PORT))
    return proxies === 0
      ? proxy.ok('The site is reached without a proxy, and trusts none.')
      : proxy.fault(
          'TRUST_PROXY is set, but PUBLIC_ORIGIN leads to the site itself: visitors could choose the address that limits count. Set TRUST_PROXY=0.',
        )
  const through = await statusOf(`${origin}/metrics`)
  if (typeof through === 'string')
    return proxy.fault(
      `${origin} cannot be reached from here (${through}). Check the proxy, its certificate and the name’s address.`,
    )
  if (through >= 500)
    return proxy.fault(`${origin} answers ${through}: the proxy does not reach ${own}.`)
  if (METRICS_TOKEN)
    return proxy.ok(`${origin} answers. With METRICS_TOKEN its headers cannot be checked.`)
  const isDirect = through === 200
  if (isDirect && proxies > 0)
    return proxy.fault(
      `What answers at ${origin} adds no X-Forwarded-For: all visitors seem to be one. See deploy/ for the settings of nginx and Caddy.`,
    )
  if (!isDirect && proxies === 0)
    return proxy.fault(
      `A proxy answers at ${origin}, but TRUST_PROXY is 0: one visitor’s wrong sign-ins lock everyone out. Set TRUST_PROXY to the number of your proxies.`,
    )
  return isDirect
    ? proxy.ok(`${origin} leads to the site without a proxy.`)
    : proxy.ok(`The proxy at ${origin} names its visitors, and the site trusts ${proxies}.`)
}

/** Asks for a page. @returns the status, or why nothing answered */
const statusOf = async (address: string): Promise<number | string> => {
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return response.status
  } catch (error) {
    return reasonOf(error)
  }
}
