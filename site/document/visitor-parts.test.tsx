import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { menuScript } from '../layout/menu-script.ts'
import { restoreScrollScript } from '../layout/restore-scroll-script.ts'
import { scrollScript } from '../layout/scroll-script.ts'
import { startScript } from '../layout/start-script.ts'
import { visitorParts } from './visitor-parts.tsx'

/** React Router's server context of a page at two routes; the build has a third. */
const context = {
  serverHandoffString: '{"ssr":true}',
  manifest: {
    url: '/manifest.js',
    entry: { module: '/entry.js', imports: ['/libraries.js'] },
    routes: {
      root: { id: 'root', module: '/root.js', imports: ['/libraries.js'] },
      'home/home-page': { id: 'home/home-page', module: '/home.js', imports: ['/card.js'] },
      'news/news-page': { id: 'news/news-page', module: '/news.js', imports: [] },
    },
  },
  staticHandlerContext: {
    matches: [{ route: { id: 'root' } }, { route: { id: 'home/home-page' } }],
  },
}

const { parts, scripts } = visitorParts(context, '["a $& </script> Niño"]')
const html = renderToString(
  <html lang="en">
    <head>{parts.head}</head>
    <body>
      <p>Page</p>
      {parts.bodyEnd}
    </body>
  </html>,
)

test('the document that a visitor gets names the modules of its page, and none is fetched before the start script says so', () => {
  const links = [...html.matchAll(/<link rel="later" href="([^"]+)"\/>/g)]
  expect(links.map(([, address]) => address).join(' ')).toBe(
    '/manifest.js /entry.js /libraries.js /root.js /home.js /card.js',
  )
  expect(html).not.toMatch(/<link rel="modulepreload"|<script type="module"/)
  const faces =
    /<link rel="preload" href="[^"]+\.woff2" as="font" type="font\/woff2" crossorigin=/gi
  expect(html.match(faces)).toHaveLength(2)
})

test('the document loads its modules by a script that is data until then', () => {
  const loader = /<script type="text\/x-later">([^]*?)<\/script>/.exec(html)?.[1]
  expect(loader?.split('\n')).toEqual([
    'import "/manifest.js";',
    'import * as route0 from "/root.js";',
    'import * as route1 from "/home.js";',
    'window.__reactRouterRouteModules={"root":route0,"home/home-page":route1};',
    'import("/entry.js");',
  ])
  expect(scripts).toContain(loader)
})

test('the document holds the data of its page, which cannot end its script', () => {
  const script = scripts.find((text) => text.startsWith('window.__reactRouterContext')) ?? ''
  expect(script).not.toMatch(/[<>&]/)
  const [, settings, data = ''] =
    /=Object\.assign\((.*),\{stream:new Response\((".*")\)\.body\}\)$/.exec(script) ?? []
  expect(settings).toBe('{"ssr":true}')
  expect(JSON.parse(data)).toBe('["a $& </script> Niño"]')
})

test('the document says which inline scripts are its own, each as it is written', () => {
  const written = [...html.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, text]) => text)
  expect(scripts).toEqual(written)
  for (const own of [scrollScript, menuScript, restoreScrollScript, startScript])
    expect(scripts).toContain(own)
})
