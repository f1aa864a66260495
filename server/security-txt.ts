import { Hono } from 'hono'

const day = 86_400_000

/** Validity of the file, in days: below the year that RFC 9116 advises. */
const validDays = 180

/**
 * Serves `/.well-known/security.txt` (RFC 9116), which names the contact page for security reports.
 * It expires some days after the request, at midnight UTC.
 */
export function securityText(publicOrigin: string, now: () => number) {
  const routes = new Hono()
  routes.get('/.well-known/security.txt', (context) => {
    const expires = new Date((Math.floor(now() / day) + validDays) * day)
    const lines = [
      `Contact: ${publicOrigin}/contact-us`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en, fil',
      `Canonical: ${publicOrigin}/.well-known/security.txt`,
    ]
    return context.text(`${lines.join('\n')}\n`)
  })
  return routes
}
