import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createServer } from 'vite'
import { cssNames } from './build-plugins.ts'
import { compileMessages } from './compile-messages.ts'
import { readArguments } from './run-command.ts'

const usage = `npm run components
  Writes all components in all states to build/client/components.html, which the built product shows at
  /components.html. The next production build removes it.
  Exit code: 0 written, 1 failed, 2 wrong arguments`

const root = join(import.meta.dirname, '..')

/** Renders the component page as HTML, with the style sheet of the built product. */
export async function makeComponentPage(): Promise<string> {
  const styleSheet = readdirSync(join(root, 'build/client/assets')).find((name) =>
    name.endsWith('.css'),
  )
  if (!styleSheet) throw new Error('There is no style sheet yet: run npm run build first.')
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [compileMessages()],
    css: { modules: { generateScopedName: cssNames } },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    const { renderComponentPage } = (await vite.ssrLoadModule('/site/ui/component-page.tsx')) as {
      renderComponentPage: (styleSheet: string) => string
    }
    return renderComponentPage(`/assets/${styleSheet}`)
  } finally {
    await vite.close()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  readArguments(usage, {})
  writeFileSync(join(root, 'build/client/components.html'), await makeComponentPage())
  console.log(
    'Written to build/client/components.html: see /components.html of the started product.',
  )
}
