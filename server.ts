import cluster from 'node:cluster'
import { pathToFileURL } from 'node:url'
import type { Environment } from './server/environment.ts'
import { checkPort } from './server/listen.ts'
import { explainStartError } from './server/start-errors.ts'
import { onStopSignal, runWorkers } from './server/workers.ts'

/** The built product: server, site and everything that they need in one file, so that it starts at once. */
type Product = typeof import('./product/main.ts')
const productFile = pathToFileURL(`${import.meta.dirname}/build/server/index.js`).href

async function start() {
  const product = (await import(productFile)) as Product
  // The bundle reads it too: its schema library would take a third of the start a second time.
  const environment = product.readEnvironment(process.env)
  product.moveClock(environment.TEST_CLOCK)
  if (cluster.isWorker) return run(product, environment)
  await checkPort({ port: environment.PORT, host: environment.HOST })
  const print = (line: string) => console.log(line)
  for (const line of await product.prepareDatabase(environment, print)) print(line)
  return environment.WORKERS === 1 ? run(product, environment) : runWorkers(environment.WORKERS)
}

async function run(product: Product, environment: Environment) {
  const starting = product.startSite(environment)
  onStopSignal(() => {
    void starting.then((site) => site.stop()).then(() => process.exit(0))
  })
  await starting
}

start().catch((error: unknown) => {
  console.error(explainStartError(error))
  process.exit(1)
})
