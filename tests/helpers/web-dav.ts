import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect } from 'vitest'
import { testFolder } from './backups.ts'
import { makeCertificate } from './certificate.ts'
import { startNginx } from './nginx.ts'
import { patience } from './patience.ts'
import { freePort } from './postgres-server.ts'

export const webDavPassword = 'p@ss/word%7'
const account = `dyci:${encodeURIComponent(webDavPassword)}`

/**
 * Prepares nginx as a WebDAV server with a password.
 *
 * @param listing whether it lists its files, which nginx does with a module of its own
 * @param maxBody the largest file that it takes
 */
export async function prepareWebDav({ listing = true, maxBody = '1g', tls = false } = {}) {
  const folder = testFolder()
  const files = join(folder, 'files')
  mkdirSync(files)
  writeFileSync(join(folder, 'passwords'), `dyci:{PLAIN}${webDavPassword}\n`)
  const port = await freePort()
  const { certificate, key } = tls ? makeCertificate(folder) : { certificate: '', key: '' }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const main = `load_module /usr/lib/nginx/modules/ngx_http_dav_ext_module.so; ${process.getuid?.() === 0 ? 'user root;' : ''}`
  const http = `
    ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
    server {
      listen 127.0.0.1:${port} ${tls ? 'ssl' : ''};
      ${tls ? `ssl_certificate ${certificate}; ssl_certificate_key ${key};` : ''}
      location / {
        root ${files}; client_max_body_size ${maxBody};
        auth_basic files; auth_basic_user_file ${folder}/passwords;
        dav_methods PUT DELETE MKCOL COPY MOVE;
        ${listing ? 'dav_ext_methods PROPFIND OPTIONS;' : ''}
      }
    }`
  const origin = tls ? `https://localhost:${port}` : `http://127.0.0.1:${port}`
  const start = async () => {
    startNginx(folder, http, main)
    await expect.poll(() => isOpen(port), { timeout: 20_000 * patience }).toBe(true)
  }
  return {
    start,
    certificate,
    /** the folder of its files */
    files,
    /** the setting of a folder there, with a sign-in */
    setting: (path: string, signIn = account) => `${origin.replace('//', `//${signIn}@`)}${path}`,
  }
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
