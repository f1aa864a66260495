import { editDistance } from '../../school/content/search/edit-distance.ts'
import { settingNames, type Environment } from '../../server/environment.ts'
import { findings, type Finding } from './finding.ts'

const environmentOf = findings('Environment')
const secretsOf = findings('Secrets')

/** Maximum edit distance, in letters, at which a name is taken for a misspelling of another. */
const nearDistance = 2

/** Finds settings that are misspelled, missing for a public site, or left from the first start. */
export function* checkEnvironment(
  environment: Environment,
  variables: Record<string, string | undefined>,
): Iterable<Finding> {
  const { PUBLIC_ORIGIN: origin, ADMIN_PASSWORD, METRICS_TOKEN } = environment
  let isFine = true
  for (const name of Object.keys(variables)) {
    const meant = settingNames.find(
      (each) => each !== name && editDistance(each, name, nearDistance) <= nearDistance,
    )
    if (!meant || settingNames.includes(name) || name.length < 5) continue
    isFine = false
    yield environmentOf.look(`${name} is not used. If you mean ${meant}, write it so.`)
  }
  const { protocol, hostname } = new URL(origin)
  if (['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    yield environmentOf.look(
      `Links lead to ${origin}. For a public site set PUBLIC_ORIGIN to its address, such as https://www.example.edu.ph.`,
    )
  else if (protocol === 'http:')
    yield environmentOf.fault(
      `PUBLIC_ORIGIN is ${origin}: passwords travel in plain text. Put a proxy with TLS in front and set it to https://${hostname}.`,
    )
  else if (isFine) yield environmentOf.ok(`The site is ${origin}.`)
  if (ADMIN_PASSWORD)
    yield secretsOf.look(
      'ADMIN_PASSWORD is still set. Remove ADMIN_EMAIL and ADMIN_PASSWORD after the first start.',
    )
  if (METRICS_TOKEN && new Set(METRICS_TOKEN).size < 8)
    yield secretsOf.fault('METRICS_TOKEN is easy to guess. Make one: openssl rand -hex 16')
}
