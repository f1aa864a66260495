import { editDistance } from '../../school/content/search/edit-distance.ts'
import { settingNames, type Environment } from '../../server/environment.ts'
import { findings, type Finding } from './finding.ts'

const environmentOf = findings('Environment')
const secretsOf = findings('Secrets')

/** Maximum edit distance, in letters, at which a name is taken for a misspelling of another. */
const nearDistance = 2

/** Finds settings that are misspelled, missing for a public site, or left from the first start. */
export function checkEnvironment(
  environment: Environment,
  variables: Record<string, string | undefined>,
): Finding[] {
  const found: Finding[] = []
  for (const name of Object.keys(variables)) {
    const meant = settingNames.find(
      (each) => each !== name && editDistance(each, name, nearDistance) <= nearDistance,
    )
    if (!meant || settingNames.includes(name) || name.length < 5) continue
    found.push(environmentOf.look(`${name} is not used. If you mean ${meant}, write it so.`))
  }
  const { protocol, hostname } = new URL(environment.PUBLIC_ORIGIN)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (isLocal) {
    found.push(
      environmentOf.look(
        `Links lead to ${environment.PUBLIC_ORIGIN}. For a public site set PUBLIC_ORIGIN to its address, such as https://www.example.edu.ph.`,
      ),
    )
  } else if (protocol === 'http:') {
    found.push(
      environmentOf.fault(
        `PUBLIC_ORIGIN is ${environment.PUBLIC_ORIGIN}: passwords travel in plain text. Put a proxy with TLS in front and set it to https://${hostname}.`,
      ),
    )
  }
  if (found.length === 0) found.push(environmentOf.ok(`The site is ${environment.PUBLIC_ORIGIN}.`))
  return [...found, ...checkGivenSecrets(environment)]
}

function checkGivenSecrets({ ADMIN_PASSWORD, METRICS_TOKEN }: Environment): Finding[] {
  return [
    ...(ADMIN_PASSWORD
      ? [
          secretsOf.look(
            'ADMIN_PASSWORD is still set. Remove ADMIN_EMAIL and ADMIN_PASSWORD after the first start.',
          ),
        ]
      : []),
    ...(METRICS_TOKEN && new Set(METRICS_TOKEN).size < 8
      ? [secretsOf.fault('METRICS_TOKEN is easy to guess. Make one: openssl rand -hex 16')]
      : []),
  ]
}
