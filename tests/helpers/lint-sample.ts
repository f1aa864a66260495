import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import * as z from 'zod'
import { makeTestFolder, removeTestFolder } from './clean-up.ts'

const root = resolve(import.meta.dirname, '../..')

const diagnostics = z.object({
  diagnostics: z.array(
    z.object({
      filename: z.string(),
      code: z.string(),
      message: z.string(),
      help: z.string().optional(),
    }),
  ),
})

type Diagnostics = z.output<typeof diagnostics>['diagnostics']

/**
 * Lints sample files with the configuration of the project, in a folder of their own.
 *
 * @param files text by path
 * @returns a function that lists what the linter says about a file
 */
export async function lintSample(files: Readonly<Record<string, string>>) {
  const folder = makeTestFolder('lint')
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  // The linter looks for its plugins beside its configuration.
  mkdirSync(join(folder, 'scripts'))
  copyFileSync(join(root, 'scripts/layers.mjs'), join(folder, 'scripts/layers.mjs'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${text}\n`)
  }
  const found = await lint(folder)
  removeTestFolder(folder)
  return (file: string) =>
    found
      .filter(({ filename }) => filename === file)
      .map(({ code, message, help = '' }) => ({ code, says: `${message} ${help}` }))
}

function lint(folder: string): Promise<Diagnostics> {
  return new Promise((resolve, reject) => {
    const linter = join(root, 'node_modules/.bin/oxlint')
    execFile(
      linter,
      ['--format=json', '.'],
      { cwd: folder, maxBuffer: 10_000_000 },
      (error, output) => {
        const parsed = diagnostics.safeParse(output && JSON.parse(output))
        if (parsed.success) resolve(parsed.data.diagnostics)
        else reject(error ?? parsed.error)
      },
    )
  })
}
