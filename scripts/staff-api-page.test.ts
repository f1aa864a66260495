import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { typeOf } from './schema-text.ts'
import { makeStaffApiPage } from './staff-api-page.ts'

const page = join(import.meta.dirname, '../docs/staff-api.md')

test('the reference of the staff API says what its routes say: npm run docs:api writes it', async () => {
  expect(await readFile(page, 'utf8')).toBe(await makeStaffApiPage())
})

test('a schema is written as the type that it checks', () => {
  const shape = z.object({
    id: z.number().describe('of the entry'),
    state: z.enum(['draft', 'live']).optional(),
    tags: z.array(z.string()).nullable(),
    data: z.record(z.string(), z.unknown()),
  })
  expect(typeOf(shape, 'output', [])).toBe(`{
/** of the entry */
id: number
state?: "draft" | "live"
tags: (string)[] | null
data: Record<string, unknown>
}`)
  expect(typeOf(z.array(shape), 'output', [{ name: 'Thing', schema: shape }])).toBe('(Thing)[]')
})
