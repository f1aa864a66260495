import { expect, test } from 'vitest'
import { makeDocument, scriptMark } from './document.server.ts'
import { scrollScript } from './layout/scroll-script.ts'
import { startScript } from './layout/start-script.ts'

const nonce = `nonce="${scriptMark}"`

/** A page as React Router's server renders it, with something else in its body. */
const rendered = (content: string) =>
  `<html><head><link rel="modulepreload" href="/a.js" ${nonce}/><script>${scrollScript}</script></head>` +
  `<body><main>${content}</main><script ${nonce}>scrollBack()</script>` +
  `<script ${nonce} type="module" async="">import "/a.js"</script></body></html>`

const html = (content = '', data = '') => makeDocument(rendered(content), data).bytes.toString()

test('a page has its scripts put off, its data at hand and no mark left', () => {
  const page = html('<p>Niño</p>', '["a $& </script>"]')
  expect(page).toMatch(/^<!DOCTYPE html><html><head><link rel="later" href="\/a.js"\/>/)
  expect(page).toContain('<main><p>Niño</p></main><script>scrollBack()</script>')
  expect(page).toContain('<script type="later">import "/a.js"</script>')
  expect(page).toContain('enqueue("[\\"a $\\u0026 \\u003c/script\\u003e\\"]")')
  expect(page).toMatch(/<\/script><\/body><\/html>$/)
  expect(page).not.toContain(scriptMark)
})

test('its own scripts are told from any that found its way into the content', () => {
  const { scripts, bytes } = makeDocument(rendered('<script>steal()</script><script nonce="0">steal()</script>'), '')
  expect(scripts).toEqual([
    ...[scrollScript, 'scrollBack()', 'import "/a.js"'],
    expect.stringMatching(/^window\.__reactRouterContext\.streamController\.enqueue/),
    startScript,
  ])
  for (const script of scripts) expect(bytes.toString()).toContain(`>${script}</script>`)
})

test('a version of React Router that writes its scripts in another way is told at once', () => {
  expect(() => makeDocument('<html><head></head><body><script>a()</script></body></html>', '')).toThrow(
    /start-script\.ts/,
  )
})
