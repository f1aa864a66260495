import * as z from 'zod'
import { expect, test } from 'vitest'
import { describe, namesOnTheWay } from './field-names.ts'

const contact = z.object({ name: z.string(), phoneNumber: z.string() })

test('the way to a field is named by items, titles, the names of parts, and the key at last', () => {
  const schema = z.object({
    contacts: z.array(contact).meta({ title: 'Contacts' }),
    panels: z
      .record(z.enum(['pgs', 'jhs']), z.object({ fees: z.string().meta({ title: 'Fees' }) }))
      .meta({ title: 'Panels', names: { pgs: 'Grade School' } }),
  })
  const data = {
    contacts: [{ name: 'Registrar', phoneNumber: '' }],
    panels: { pgs: { fees: '' }, jhs: { fees: '' } },
  }
  const nameTo = (path: string) => namesOnTheWay(describe(schema), data, path)
  expect(nameTo('contacts.0.phoneNumber')).toEqual(['Registrar', 'Phone number'])
  expect(nameTo('panels.pgs.fees')).toEqual(['Panels', 'Grade School', 'Fees'])
  expect(nameTo('panels.jhs.fees')).toEqual(['Panels', 'Jhs', 'Fees'])
})
