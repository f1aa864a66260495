import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startProcess, stopProcess } from './clean-up.ts'

/** Starts nginx until the test ends. @param http what it serves @param main other settings */
export function startNginx(folder: string, http: string, main = '') {
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `${main} daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${http} }`,
  )
  const nginx = startProcess(process.env.NGINX_PATH ?? '', ['-c', file, '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  onTestFinished(() => stopProcess(nginx))
}
