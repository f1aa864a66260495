import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Makes a certificate for localhost that no one trusts by itself. @returns the files of both */
export function makeCertificate(folder: string) {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  execFileSync(
    'openssl',
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2'
      .split(' ')
      .concat(['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'])
      .concat(['-keyout', key, '-out', certificate]),
    { stdio: 'pipe' },
  )
  return { certificate, key }
}
