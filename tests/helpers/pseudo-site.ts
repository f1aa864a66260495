import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'
import { readEnvironment } from '../../server/environment.ts'
import * as english from '../../site/languages/english.ts'
import { makeDatabaseFolder, removeTestFolder } from './clean-up.ts'
import { copySources, replaceInFile } from './copied-sources.ts'
import { rawRequest, requestText } from './raw-client.ts'
import { pseudoMessage } from './pseudo-language.ts'

/**
 * The name of the pseudo-language, which begins its addresses: that of Esperanto, so that dates are in
 * another language too, with the plural forms of English.
 */
export const pseudo = 'eo'

export interface PseudoSite {
  origin: string
  /** Asks the site for an address in either language. @param path with its query */
  get: (path: string, method?: string) => Promise<{ status: number; text: string; body: Buffer }>
  close: () => Promise<void>
}

/**
 * Starts the site from a copy of its sources, with starter content. The copy has a second language,
 * added as docs/how-to/add-a-language.md says: all messages in the pseudo-language.
 */
export async function startPseudoSite(): Promise<PseudoSite> {
  const dataDir = makeDatabaseFolder('pseudo')
  const root = copySources('pseudo')
  addLanguage(join(root, 'site/languages'))
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
  })
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
  const product = await runner.import<typeof import('../../server/main.ts')>('/server/main.ts')
  const environment = readEnvironment({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' })
  await product.prepareDatabase(environment)
  const folders = { root, files: join(root, 'public'), staff: join(root, 'admin') }
  const site = await product.startSite(environment, folders)
  return {
    origin: `http://127.0.0.1:${site.port}`,
    get: async (path, method = 'GET') => {
      const headers = { 'Content-Length': '0' }
      const { status, body } = await rawRequest(site.port, requestText(path, headers, method))
      return { status, text: body.toString(), body }
    },
    close: async () => {
      await site.stop()
      await runner.close()
      await vite.close()
      removeTestFolder(dataDir)
      removeTestFolder(root)
    },
  }
}

/** @param folder `site/languages` of the copy */
function addLanguage(folder: string) {
  replaceInFile(join(folder, 'language.ts'), "['en', ", `['en', '${pseudo}', `)
  replaceInFile(join(folder, 'language-names.ts'), '{ en: ', `{ ${pseudo}: '${pseudo}', en: `)
  const rules = join(folder, 'plural-rules.ts')
  writeFileSync(
    rules,
    `${readFileSync(rules, 'utf8')}\nexport const ${pseudo} = pluralRule('${pseudo}')\n`,
  )

  mkdirSync(join(folder, pseudo))
  for (const [section, messages] of Object.entries<Record<string, string>>(english)) {
    const texts = Object.entries(messages).map(([name, text]) => [name, pseudoMessage(text)])
    const catalog = JSON.stringify(Object.fromEntries(texts))
    writeFileSync(join(folder, pseudo, `${section}.ts`), `export default ${catalog}`)
  }
  for (const name of readdirSync(join(folder, 'en')).filter((file) => file.endsWith('-route.ts'))) {
    const route = readFileSync(join(folder, 'en', name), 'utf8')
    writeFileSync(join(folder, pseudo, name), route.replace("'en'", `'${pseudo}'`))
  }

  const sections = readFileSync(join(folder, 'english.ts'), 'utf8')
  writeFileSync(join(folder, `${pseudo}.ts`), sections.replaceAll("'./en/", `'./${pseudo}/`))
  const server = join(folder, 'messages.server.ts')
  replaceInFile(server, 'import ', `import * as added from './${pseudo}.ts'\nimport `)
  const entry = `  ${pseudo}: translateInto('${pseudo}', wholeCatalog(added)),\n`
  replaceInFile(server, '  en: ', `${entry}  en: `)
}
