import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CopyError } from '../abilities/static-copy/server/copy-folder.ts'
import { withProgress, readFileArguments, runCommand } from './run-command.ts'

const usage = `npm run export -- FOLDER [--yes]
  Makes a static copy of the public site, while the site runs: files that any web server or USB
  stick serves, and that open from a folder, with links between them. For archives, for the day the
  server is gone, and for places without a network. Class status, sign-in and forms are not in it.
  Needs the built product, and the environment of the site (DATA_DIR or DATABASE_URL, PUBLIC_ORIGIN).
  --yes  replaces what is in FOLDER, once the new copy is complete
  Exit code: 0 made, 1 failed and nothing changed, 2 wrong arguments, 3 made, but parts are missing`

const { file: folder, values } = readFileArguments(usage, { yes: { type: 'boolean' } })

type Product = typeof import('../product/main.ts')

const built = join(import.meta.dirname, '../build/server/index.js')

await runCommand(async (environment) => {
  if (!existsSync(built))
    throw new CopyError('A copy is made by the built product. Run npm run build first.')
  const { exportSite } = (await import(pathToFileURL(built).href)) as Product
  // A copy is public: any web server may read it.
  process.umask(0o022)
  const { pages, missing } = await withProgress('Copying', (onProgress) =>
    exportSite(environment, { folder, replace: values.yes === true, onProgress }),
  )
  console.log(`${folder}: ${pages} pages. Open index.html in it.`)
  for (const address of missing) console.error(`${address} could not be copied.`)
  if (missing.length > 0) process.exitCode = 3
})
