/** The push services of browsers: Chrome and its kin, Firefox, Safari, Edge. */
const hosts = new Set([
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
])
const domains = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']

/** The services that have one host, as origins. */
export const knownServices = [...hosts].map((host) => `https://${host}`)

/**
 * Returns whether an address belongs to a push service that browsers use. The server sends requests to
 * no other, whatever a visitor gives.
 *
 * @param more further services, as origins (`PUSH_SERVICES`)
 */
export function isKnownService(endpoint: string, more: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, username, password, port, hostname, origin } = new URL(endpoint)
  if (protocol !== 'https:' || username !== '' || password !== '') return false
  if (more.includes(origin)) return true
  return port === '' && (hosts.has(hostname) || domains.some((domain) => hostname.endsWith(domain)))
}
