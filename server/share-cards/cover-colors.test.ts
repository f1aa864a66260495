import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { coverColors } from './cover-colors.ts'

const css = (path: string) => readFileSync(join(import.meta.dirname, '../../site', path), 'utf8')

test('a cover has the same color on a page and on its share card', () => {
  const covers = css('news/cover.module.css')
  const tokens = css('styles/tokens.css')
  for (const [tone, { ground }] of Object.entries(coverColors)) {
    const token = new RegExp(`\\[data-tone='${tone}'\\] \\{\\s+--cover: var\\((--[\\w-]+)\\)`).exec(
      covers,
    )?.[1]
    expect([tone, token]).toEqual([tone, expect.any(String)])
    expect([tone, new RegExp(`${token}: ([^;]+);`).exec(tokens)?.[1]]).toEqual([tone, ground])
  }
})
