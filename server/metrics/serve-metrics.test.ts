import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnDatabases } from '../../tests/helpers/databases.ts'
import { httpOf } from '../../tests/helpers/listening.ts'
import { listen, type RunningSite } from '../listen.ts'
import { serveMetrics } from './serve-metrics.ts'

describeOnDatabases('the metrics', (given) => {
  let site: RunningSite
  let log: string[]
  beforeEach(async () => {
    log = []
    const serve = serveMetrics({
      database: given.database,
      token: undefined,
      build: { version: '1.2.3', commit: null },
      readProcessMetrics: () => [{ name: 'open_connections', value: 3 }],
      logger: pino({}, { write: (line) => void log.push(line) }),
    })
    const http = httpOf(() => Promise.resolve(new Response()), { serveMetrics: serve })
    site = await listen(http, { port: 0, host: '127.0.0.1' })
  })
  afterEach(() => site.stop())

  const ask = (headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${site.port}/metrics`, { headers })

  test('keep the counters of the process while the database fails, and the log says why', async () => {
    expect(await (await ask()).text()).toContain('\ndyci_database_up 1\n')
    expect(log).toEqual([])
    const { schema } = given.database
    await schema.alterTable('staff_mail').renameTo('staff_mail_gone').execute()
    const text = await (await ask()).text()
    await schema.alterTable('staff_mail_gone').renameTo('staff_mail').execute()
    expect(text).toContain('\ndyci_database_up 0\n')
    expect(text).toContain('\ndyci_open_connections 3\n')
    expect(log).toEqual([expect.stringContaining('staff_mail')])
  })

  test('are refused to a request through a proxy, with a sentence that says how to read them', async () => {
    const refused = await ask({ via: '1.1 proxy' })
    expect(refused.status).toBe(403)
    expect(await refused.text()).toBe(
      'Metrics are read from this machine, or with the header Authorization: Bearer METRICS_TOKEN.\n',
    )
  })
})
