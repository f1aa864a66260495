import cluster from 'node:cluster'
import { pathToFileURL } from 'node:url'
import { readEnvironment, type Environment } from './server/environment.ts'
import { checkPort } from './server/port-check.ts'
import { onStopSignal } from './server/stop-signals.ts'
import { runWorkers } from './server/workers.ts'

/**
 * The built product: server, site and everything that they need in one file (docs/decisions/0003).
 */
type Product = typeof import('./server/main.ts')
const productFile = pathToFileURL(`${import.meta.dirname}/build/server/index.js`).href

async function start() {
  const environment = readEnvironment(process.env)
  const product = (await import(productFile)) as Product
  if (cluster.isWorker) return run(product, environment)
  await checkPort({ port: environment.PORT, host: environment.HOST })
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = environment
  const said = await product.prepareDatabase({
    dataDir: environment.DATA_DIR,
    databaseUrl: environment.DATABASE_URL,
    publicOrigin: environment.PUBLIC_ORIGIN,
    firstAdministrator: email && password ? { email, password } : null,
  })
  for (const line of said) console.log(line)
  return environment.WORKERS === 1 ? run(product, environment) : runWorkers(environment.WORKERS)
}

async function run(product: Product, environment: Environment) {
  const starting = product.startSite(environment)
  onStopSignal(() => {
    void starting.then((site) => site.stop()).then(() => process.exit(0))
  })
  await starting
}

type SystemError = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string }

start().catch((error: unknown) => {
  console.error(explain(error))
  process.exit(1)
})

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, syscall, port, address, hostname } = error as SystemError
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what uses it, or set PORT to another one.`
  if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo') {
    return `HOST must be an address of this machine; ${address ?? hostname} is none.`
  }
  const isUnopened = [error, error.cause].some(
    (each) => each instanceof Error && each.message === 'unable to open database file',
  )
  if (syscall === 'mkdir' || isUnopened) {
    const folder = process.env.DATA_DIR ?? './data'
    return `DATA_DIR must be a folder that the site may write to; ${folder} is none (${error.message}).`
  }
  if (code === 'ERR_MODULE_NOT_FOUND')
    return `The product is not built. Run: npm start\n${error.message}`
  if (error.name === 'StorageError') return `${error.message}${adviceFor(error)}`
  if (error.name === 'PreparationError' || error.message.startsWith('The configuration'))
    return error.message
  return error.cause instanceof Error
    ? `${error.message}\n${error.cause.message}`
    : (error.stack ?? error.message)
}

/** Says what to do about a storage failure that waiting does not solve. */
function adviceFor(error: Error): string {
  const fault = 'fault' in error ? error.fault : ''
  if (fault === 'damaged')
    return ' Restore it from a backup (README, Back up); take any file site.sqlite-wal away with it.'
  if (fault === 'full') return ' Make room on the disk, then start again.'
  if (fault === 'busy') return ' Another program has locked it. End that program, then start again.'
  if (fault === 'away' && process.env.DATABASE_URL)
    return ' Check DATABASE_URL, and whether that database runs.'
  return ''
}
