import { expect, test } from 'vitest'
import { makeDocument } from './document.server.ts'
import { menuScript } from './layout/menu-script.ts'
import { scrollScript } from './layout/scroll-script.ts'
import { startScript } from './layout/start-script.ts'

/** A page as React Router's server renders it, with something else in its body. */
const rendered = (content: string) =>
  '<html><head><link rel="modulepreload" href="/a.js"/></head>' +
  `<body><main>${content}</main><div class="page-foot"><button>Accept</button></div><script>scrollBack()</script>` +
  `<script type="module" async="">import "/a.js"</script></body></html>`

test('a page has its scripts put off and its data and type at hand', () => {
  const page = makeDocument(rendered('<p>Niño</p>'), '["a $& </script>"]').bytes.toString()
  expect(page).toMatch(/^<!DOCTYPE html><html><head><link rel="later" href="\/a.js"\/>/)
  expect(page).toMatch(
    /(<link rel="preload" href="[^"]+\.woff2" as="font" type="font\/woff2"[^>]+>){2}<script>/,
  )
  expect(page).toContain(`<script>${menuScript}</script></head>`)
  expect(page).toContain('<main><p>Niño</p></main><div class="page-foot">')
  expect(page).toContain('<script type="text/x-later">import "/a.js"</script>')
  expect(page).toContain('enqueue("[\\"a $\\u0026 \\u003c/script\\u003e\\"]")')
  expect(page).toMatch(/<\/script><\/body><\/html>$/)
})

test.each([
  '<script>steal()</script>',
  '<div class="page-foot"><script>steal()</script></div>',
  '<div class="page-foot"></div><script type="module" async="">steal()</script></body></html>',
])('its own scripts are told from what found its way into the content: %s', (content) => {
  const { scripts, bytes } = makeDocument(rendered(content), '')
  expect(scripts).toEqual([
    scrollScript,
    menuScript,
    'scrollBack()',
    'import "/a.js"',
    expect.stringMatching(/^window\.__reactRouterContext\.streamController\.enqueue/),
    startScript,
  ])
  for (const script of scripts) expect(bytes.toString()).toContain(`>${script}</script>`)
})

test('a version of React Router that writes its scripts in another way is told at once', () => {
  const html =
    '<html><head></head><body><div class="page-foot"></div><script>a()</script></body></html>'
  expect(() => makeDocument(html, '')).toThrow(/start-script\.ts/)
})
