import type { Environment } from '../../server/environment.ts'
import { findings, reasonOf, type Finding } from './finding.ts'
import { ownAddress } from './own-address.ts'

const proxy = findings('Proxy')

const timeoutMs = 5_000

/**
 * Asks the running site directly and through its public address. /metrics answers a request of this
 * machine only when no proxy says that it passed it on: that shows what the proxy adds.
 */
export async function checkProxy(environment: Environment): Promise<Finding[]> {
  const { PORT, PUBLIC_ORIGIN: origin, TRUST_PROXY: proxies, METRICS_TOKEN } = environment
  const own = ownAddress(environment)
  const direct = await statusOf(`${own}/metrics`)
  if (typeof direct === 'string') {
    return [proxy.look(`The site does not answer at ${own} (${direct}). Start it to check more.`)]
  }
  const { port, hostname } = new URL(origin)
  if (hostname === 'localhost' && port === String(PORT)) {
    return proxies === 0
      ? [proxy.ok('The site is reached without a proxy, and trusts none.')]
      : [
          proxy.fault(
            'TRUST_PROXY is set, but PUBLIC_ORIGIN leads to the site itself: visitors could choose the address that limits count. Set TRUST_PROXY=0.',
          ),
        ]
  }
  const through = await statusOf(`${origin}/metrics`)
  if (typeof through === 'string') {
    return [
      proxy.fault(
        `${origin} cannot be reached from here (${through}). Check the proxy, its certificate and the name’s address.`,
      ),
    ]
  }
  if (through >= 500)
    return [proxy.fault(`${origin} answers ${through}: the proxy does not reach ${own}.`)]
  if (METRICS_TOKEN)
    return [proxy.ok(`${origin} answers. With METRICS_TOKEN its headers cannot be checked.`)]
  return [judge(through === 200, { origin, proxies })]
}

function judge(isDirect: boolean, { origin, proxies }: { origin: string; proxies: number }) {
  if (isDirect && proxies > 0) {
    return proxy.fault(
      `What answers at ${origin} adds no X-Forwarded-For: all visitors seem to be one. See deploy/ for the settings of nginx and Caddy.`,
    )
  }
  if (!isDirect && proxies === 0) {
    return proxy.fault(
      `A proxy answers at ${origin}, but TRUST_PROXY is 0: one visitor’s wrong sign-ins lock everyone out. Set TRUST_PROXY to the number of your proxies.`,
    )
  }
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
