import { expect, test } from 'vitest'
import { seedStarterContent } from '../../content/seed.ts'
import { staffRoutes } from '../../product/staff-calls.ts'
import { canonicalAddress } from '../../server/pages/address.ts'
import { describeOnDatabases } from '../helpers/databases.ts'
import { patience } from '../helpers/patience.ts'
import { signInAs } from '../helpers/staff.ts'
import { openStaffApi } from '../helpers/staff-api.ts'

const words = (text: string) => text.trim().split(/\s+/)

/** The lists, and all of their query parameters; each reads some. */
const lists = words('/entries/:kind /documents /activity /staff /media /facts /broken-links')
const names = words(`q page perPage sort order state category topic mine staff subject subjectId
  action owner overdue kind role format check force`)

/** All fields of bodies. */
const fields = words(`data basedOn expiresAt publishAt note revision ids action rows subject id
  name alt focalX owner verifyBy email password code token current next role sections`)

/** A zero character, half of a character, a quotation mark, and a number that no column holds. */
const odd = ['\0', '\uD800', "'", '99999999999999999999']

describeOnDatabases('a call of the staff API', (databases) => {
  test(
    'is answered without a server error, whatever it contains',
    async () => {
      const { database } = databases
      await seedStarterContent(database, Date.UTC(2026, 10, 21))
      const site = openStaffApi(database)
      const { token } = await signInAs(database, 'administrator', { now: site.clock.now })
      const faults: string[] = []
      /** Every refusal is JSON; an internal error is not. */
      const ask = async (method: string, address: string, body?: unknown) => {
        // Refused before any call is matched.
        if (canonicalAddress(address, () => []) === null) return
        const { status } = await site
          .call(method, address, { token, ...(body !== undefined && { body }) })
          .catch(() => ({ status: 500 }))
        if (status >= 500) faults.push(`${method} ${address} ${JSON.stringify(body)}`)
      }
      for (const text of odd) {
        const written = encodeURIComponent(text.toWellFormed())
        for (const { name, isUpload } of staffRoutes) {
          const [method = '', path = ''] = name.split(' ')
          // A whole export is not JSON.
          if (isUpload || name.endsWith('/export')) continue
          for (const kind of ['article', written]) {
            const address = path.replace(/:(kind|subject)/, kind).replace(/:\w+/g, written)
            const isList = method === 'GET' && kind === 'article' && lists.includes(path)
            if (isList) for (const name of names) await ask(method, `${address}?${name}=${written}`)
            if (method === 'GET') await ask(method, address)
            else {
              await ask(method, address, Object.fromEntries(fields.map((field) => [field, text])))
              const data = { [text]: text, title: text, content: text }
              await ask(method, address, { data, rows: [{ row: 1, fields: data }] })
            }
          }
        }
      }
      expect(faults).toEqual([])
    },
    60_000 * patience,
  )
})
