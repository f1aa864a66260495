import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { commonHeaders, contentSecurityPolicy } from './security-headers.ts'

const https = { publicOrigin: 'https://www.example.edu.ph', contentHost: null }
const http = { publicOrigin: 'http://localhost:3000', contentHost: null }

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Splits a policy into directives. */
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

describe('the headers of every answer', () => {
  test('stop browsers from guessing types, leaking addresses and offering devices', () => {
    expect(commonHeaders(http)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=(), geolocation=()') as string,
      'cross-origin-opener-policy': 'same-origin',
    })
  })

  test('ask for https where the site has it, and only there', () => {
    expect(commonHeaders(https)['strict-transport-security']).toMatch(/^max-age=31536000/)
    expect(commonHeaders(http)).not.toHaveProperty('strict-transport-security')
    expect(policyOf([], https)).toHaveProperty('upgrade-insecure-requests')
    expect(policyOf([], http)).not.toHaveProperty('upgrade-insecure-requests')
  })
})

describe('the content security policy of a page', () => {
  test('allows its own inline scripts, by hash, and files of this origin', () => {
    const scripts = ['one()', '\n      two("ñ")\n    ']
    expect(policyOf(scripts)['script-src']).toEqual(["'self'", ...scripts.map(hashOf)])
  })

  test('names each script once, however often it occurs', () => {
    expect(policyOf(['one()', 'one()'])['script-src']).toEqual(["'self'", hashOf('one()')])
  })

  test('allows nothing inline on a page without an inline script', () => {
    expect(policyOf([])['script-src']).toEqual(["'self'"])
  })

  test('never allows everything', () => {
    const policy = contentSecurityPolicy(['one()'], https)
    expect(policy).not.toMatch(/unsafe|\*|https:(?!\/\/)/)
    expect(policyOf([])).toMatchObject({
      'default-src': ["'none'"],
      'style-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    })
  })

  test('includes news and images of the content host, if there is one', () => {
    const policy = policyOf([], { ...https, contentHost: 'https://content.example.edu.ph' })
    expect(policy['connect-src']).toEqual(["'self'", 'https://content.example.edu.ph'])
    expect(policy['img-src']).toEqual(["'self'", 'data:', 'https://content.example.edu.ph'])
    expect(policyOf([])['connect-src']).toEqual(["'self'"])
  })
})
