import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

const https = { publicOrigin: 'https://www.example.edu.ph', contentHost: null }

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const policyOf = (
  scripts: string[],
  settings: Parameters<typeof contentSecurityPolicy>[1] = https,
) =>
  Object.fromEntries<string[]>(
    contentSecurityPolicy(scripts, settings)
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  )

test('the policy of a page allows its own inline scripts, by hash and each once, and files of this origin', () => {
  const scripts = ['one()', '\n      two("ñ")\n    ']
  const policy = policyOf([...scripts, 'one()'])
  expect(policy['script-src']).toEqual(["'self'", ...scripts.map(hashOf)])
  expect(policyOf([])['script-src']).toEqual(["'self'"])
})

test('the policy of a page includes news and images of the content host, if there is one', () => {
  const policy = policyOf([], { ...https, contentHost: 'https://content.example.edu.ph' })
  expect(policy['connect-src']).toEqual(["'self'", 'https://content.example.edu.ph'])
  expect(policy['img-src']).toEqual(["'self'", 'data:', 'https://content.example.edu.ph'])
  expect(policyOf([])['connect-src']).toEqual(["'self'"])
})
